// @from 6
// @row system-messages-literal
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, messages: [{ role: 'system', content: 'Be brief.' }, { role: 'user', content: prompt }] });

export const chat = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({ messages: [{ content: "Don't guess.", role: 'system' }, ...history], model });
