// @from 6
// @row to-ui-message-stream-response
import { convertToModelMessages, createUIMessageStreamResponse, type LanguageModel, streamText, tool, toUIMessageStream, type UIMessage } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function save(messages: UIMessage[]): void;

const tools = {
  weather: tool({ inputSchema: z.object({ city: z.string() }), outputSchema: z.object({ sky: z.string() }) }),
};

export async function POST(request: Request) {
  const { messages }: { messages: UIMessage[] } = await request.json();
  const result = streamText({ model, tools, messages: await convertToModelMessages(messages) });

  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      redactToolErrors: true,
    }),
  });
}

export async function withoutTools(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream }),
  });
}

export async function oneLine(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream, sendReasoning: true }),
  });
}

export async function lines(messages: UIMessage[]) {
  const result = streamText({ model, tools, messages: await convertToModelMessages(messages) });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      originalMessages: messages,
      // The client shows it beside the answer.
      messageMetadata: ({ part }) => {
        if (part.type === 'start') {
          return { createdAt: Date.now() };
        }
      },
      onError: error => String(error),
    }),
  });
}

export async function split(messages: UIMessage[]) {
  const result = streamText({ model, tools, messages: await convertToModelMessages(messages) });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      originalMessages: messages,
      generateMessageId: () => crypto.randomUUID(),
      redactToolErrors: true,
    }),
    headers: { 'x-chat': '1' },
    consumeSseStream: async ({ stream }) => {
      await stream.cancel();
    },
  });
}

export function onlyInit(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream }),
    status: 201,
    headers: { 'x-chat': '1' },
  });
}

export function onlyInitLine(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream }),
    status: 201,
  });
}

export function splitLine(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream, sendSources: true }),
    status: 201,
  });
}
