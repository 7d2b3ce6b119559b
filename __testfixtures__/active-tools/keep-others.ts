// @from 6
import { generateText, type LanguageModel } from 'ai';

interface Own {
  experimental_activeTools: string[];
}

export const own: Own = { experimental_activeTools: ['now'] };
export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, activeTools: [] });
export const names = ({ experimental_activeTools }: Own) => experimental_activeTools.join();
