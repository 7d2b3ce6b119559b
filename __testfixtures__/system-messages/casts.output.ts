// @from 6
import { generateText, type LanguageModel, type ModelMessage, type SystemModelMessage } from 'ai';

export const literal = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, instructions: 'Be brief.', messages: [...history] });

export const message = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, instructions: 'Be brief.', messages: [...history] });

export const checked = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, instructions: 'Be brief.', messages: [...history] });

export const list = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, instructions: 'Be brief.', messages: [...history] as ModelMessage[] });
