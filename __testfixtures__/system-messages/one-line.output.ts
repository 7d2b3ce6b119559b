// @from 6
// @row system-messages-literal
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, instructions: 'Be brief.', messages: [{ role: 'user', content: prompt }] });

export const chat = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({ instructions: "Don't guess.", messages: [...history], model });
