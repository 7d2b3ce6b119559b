// @from 5
import { generateText, type LanguageModel } from 'ai';

interface Own {
  toModelOutput: (output: string) => string;
}

const own: Own = { toModelOutput: output => output.trim() };

export const main = (model: LanguageModel, prompt: string) => generateText({ model, prompt: own.toModelOutput(prompt) });
