import { createUIMessageStreamResponse, type LanguageModel, streamText, toUIMessageStream } from 'ai';
import * as all from './tools';
import { agent as assistant, tools } from './tools';

declare const model: LanguageModel;

export function imported(prompt: string) {
  const result = streamText({ model, prompt, tools });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      redactToolErrors: true,
    }),
  });
}

export async function renamed(prompt: string) {
  const result = await assistant.stream({ prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools: assistant.tools,
      redactToolErrors: true,
    }),
  });
}

export function fromNamespace(prompt: string) {
  const result = streamText({ model, prompt, tools: all.tools });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools: all.tools,
      redactToolErrors: true,
    }),
  });
}
