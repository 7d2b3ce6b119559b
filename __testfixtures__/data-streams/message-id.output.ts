// @from 4
// @row experimental-generate-message-id PER-04
// @findings warning:41
import { createIdGenerator, createUIMessageStreamResponse, generateText, type LanguageModel, streamText, toUIMessageStream } from 'ai';

declare const model: LanguageModel;

export function inline(prompt: string) {
  const result = streamText({
    model,
    prompt,
  });

  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      sendReasoning: false,
      // id format for server-side messages:
      generateMessageId: createIdGenerator({
        prefix: 'msgs',
        size: 16,
      }),
    }),
  });
}

export function named(prompt: string) {
  const newId = createIdGenerator({ prefix: 'msgs' });
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      sendReasoning: true,
      generateMessageId: newId,
    }),
  });
}

export function atOnce(prompt: string, experimental_generateMessageId: () => string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      sendReasoning: false,
      generateMessageId: experimental_generateMessageId,
    }),
  });
}

export function withTools(prompt: string) {
  const tools = { a: {} as never };
  const result = streamText({ model, tools, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      sendReasoning: false,
      redactToolErrors: true,
      generateMessageId: crypto.randomUUID,
    }),
  });
}

export const generated = (prompt: string) =>
  generateText({
    model,
    prompt,
  });
