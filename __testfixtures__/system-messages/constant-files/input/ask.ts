// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';
import { rules } from './rules';

export const ask = (model: LanguageModel, history: ModelMessage[]) => generateText({ model, messages: [rules, ...history] });
