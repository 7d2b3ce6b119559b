// @from 7
// @findings error:11
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

interface Defaults {
  instructions?: string;
  temperature?: number;
}

export const ask = (model: LanguageModel, history: ModelMessage[], defaults: Defaults) =>
  generateText({ model, ...defaults, messages: [{ role: 'system', content: 'Be brief.' }, ...history] });
