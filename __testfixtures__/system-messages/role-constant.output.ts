// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

const SYSTEM = 'system';

enum Role {
  System = 'system',
  User = 'user',
}

const role = 'system' as const;

export const ask = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, instructions: 'Be brief.', messages: [...history] });

export const member = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, instructions: 'Be brief.', messages: [...history] });

export const short = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, instructions: 'Be brief.', messages: [...history] });

export const user = (model: LanguageModel) =>
  generateText({ model, messages: [{ role: Role.User, content: 'Hello' }] });
