// @from 4
// @row experimental-generate-message-id PER-04
// @findings warning:41
import { createIdGenerator, generateText, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export function inline(prompt: string) {
  const result = streamText({
    model,
    prompt,
    // id format for server-side messages:
    experimental_generateMessageId: createIdGenerator({
      prefix: 'msgs',
      size: 16,
    }),
  });

  return result.toDataStreamResponse();
}

export function named(prompt: string) {
  const newId = createIdGenerator({ prefix: 'msgs' });
  const result = streamText({ model, prompt, experimental_generateMessageId: newId });
  return result.toDataStreamResponse({
    sendReasoning: true,
  });
}

export function atOnce(prompt: string, experimental_generateMessageId: () => string) {
  return streamText({ model, experimental_generateMessageId, prompt }).toDataStreamResponse();
}

export function withTools(prompt: string) {
  const result = streamText({ model, tools: { a: {} as never }, prompt, experimental_generateMessageId: crypto.randomUUID });
  return result.toDataStreamResponse();
}

export const generated = (prompt: string) =>
  generateText({
    experimental_generateMessageId: createIdGenerator(),
    model,
    prompt,
  });
