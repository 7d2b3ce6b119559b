// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

const SYSTEM = 'system';

enum Role {
  System = 'system',
  User = 'user',
}

const role = 'system' as const;

export const ask = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, messages: [{ role: SYSTEM, content: 'Be brief.' }, ...history] });

export const member = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, messages: [{ role: Role.System, content: 'Be brief.' }, ...history] });

export const short = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, messages: [{ role, content: 'Be brief.' }, ...history] });

export const user = (model: LanguageModel) =>
  generateText({ model, messages: [{ role: Role.User, content: 'Hello' }] });
