import { type LanguageModel, streamText } from 'ai';
import * as all from './tools';
import { agent as assistant, tools } from './tools';

declare const model: LanguageModel;

export function imported(prompt: string) {
  const result = streamText({ model, prompt, tools });
  return result.toUIMessageStreamResponse();
}

export async function renamed(prompt: string) {
  const result = await assistant.stream({ prompt });
  return result.toUIMessageStreamResponse();
}

export function fromNamespace(prompt: string) {
  const result = streamText({ model, prompt, tools: all.tools });
  return result.toUIMessageStreamResponse();
}
