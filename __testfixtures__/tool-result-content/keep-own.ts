// @from 4
import { generateText, type LanguageModel } from 'ai';

interface Own {
  experimental_toToolResultContent: (result: string) => string[];
}

const own: Own = { experimental_toToolResultContent: result => [result] };

export const main = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt: own.experimental_toToolResultContent(prompt)[0]! });
