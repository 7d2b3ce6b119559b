// @from 6
// @row to-ui-message-stream-response
import { convertToModelMessages, type LanguageModel, streamText, tool, type UIMessage } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function save(messages: UIMessage[]): void;

const tools = {
  weather: tool({ inputSchema: z.object({ city: z.string() }), outputSchema: z.object({ sky: z.string() }) }),
};

export async function POST(request: Request) {
  const { messages }: { messages: UIMessage[] } = await request.json();
  const result = streamText({ model, tools, messages: await convertToModelMessages(messages) });

  return result.toUIMessageStreamResponse();
}

export async function withoutTools(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toUIMessageStreamResponse({});
}

export async function oneLine(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toUIMessageStreamResponse({ sendReasoning: true });
}

export async function lines(messages: UIMessage[]) {
  const result = streamText({ model, tools, messages: await convertToModelMessages(messages) });
  return result.toUIMessageStreamResponse({
    originalMessages: messages,
    // The client shows it beside the answer.
    messageMetadata: ({ part }) => {
      if (part.type === 'start') {
        return { createdAt: Date.now() };
      }
    },
    onError: error => String(error),
  });
}

export async function split(messages: UIMessage[]) {
  const result = streamText({ model, tools, messages: await convertToModelMessages(messages) });
  return result.toUIMessageStreamResponse({
    headers: { 'x-chat': '1' },
    originalMessages: messages,
    generateMessageId: () => crypto.randomUUID(),
    consumeSseStream: async ({ stream }) => {
      await stream.cancel();
    },
  });
}

export function onlyInit(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toUIMessageStreamResponse({
    status: 201,
    headers: { 'x-chat': '1' },
  });
}

export function onlyInitLine(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toUIMessageStreamResponse({ status: 201 });
}

export function splitLine(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toUIMessageStreamResponse({ status: 201, sendSources: true });
}
