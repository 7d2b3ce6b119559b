// @from 6
// @row to-ui-message-stream pipe-ui-message-stream to-text-stream-response pipe-text-stream stream-result-helper-methods STR-13
import type { ServerResponse } from 'node:http';
import {
  createTextStreamResponse,
  createUIMessageStream,
  createUIMessageStreamResponse,
  type LanguageModel,
  pipeTextStreamToResponse,
  pipeUIMessageStreamToResponse,
  streamText,
  ToolLoopAgent,
  toUIMessageStream,
  type UIMessage,
  type UIMessageChunk,
  type UIMessageStreamOptions,
} from 'ai';

declare const model: LanguageModel;
declare const agent: ToolLoopAgent;
type ChatMessage = UIMessage<{ createdAt: number }>;

export function merged(prompt: string) {
  const stream = createUIMessageStream<ChatMessage>({
    execute: ({ writer }) => {
      const result = streamText({ model, prompt });
      writer.merge(
        toUIMessageStream({ stream: result.stream, sendStart: false }),
      );
      writer.merge(
        toUIMessageStream({
          stream: result.stream,
          sendStart: false,
          messageMetadata: () => ({ createdAt: 0 }),
        }),
      );
      writer.merge(toUIMessageStream({ stream: result.stream }));
    },
  });
  return createUIMessageStreamResponse({ stream });
}

export async function ofAgent(prompt: string) {
  const result = await agent.stream({ prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream<typeof agent.tools, ChatMessage>({
      stream: result.stream,
      tools: agent.tools,
      messageMetadata: () => ({ createdAt: 0 }),
      redactToolErrors: true,
    }),
  });
}

export async function ofAgentAtOnce(prompt: string) {
  const result = await agent.stream({ prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools: agent.tools,
      redactToolErrors: true,
    }),
  });
}

export function piped(prompt: string, response: ServerResponse, res: ServerResponse) {
  const result = streamText({ model, prompt });
  pipeUIMessageStreamToResponse({
    response,
    stream: toUIMessageStream({ stream: result.stream }),
  });
  pipeUIMessageStreamToResponse({
    response: res,
    stream: toUIMessageStream({ stream: result.stream }),
    headers: { 'x-chat': '1' },
  });
  pipeUIMessageStreamToResponse({
    response: res,
    stream: toUIMessageStream({
      stream: result.stream,
      sendSources: true,
    }),
    headers: { 'x-chat': '1' },
  });
}

export function text(prompt: string, res: ServerResponse, init: ResponseInit) {
  const result = streamText({ model, prompt });
  pipeTextStreamToResponse({ response: res, stream: result.textStream });
  pipeTextStreamToResponse({
    response: res,
    stream: result.textStream,
    status: 201,
  });
  if (prompt) return createTextStreamResponse({
    stream: result.textStream,
    headers: { 'x-text': '1' },
  });
  if (init) return createTextStreamResponse({ stream: result.textStream, ...init });
  return createTextStreamResponse({ stream: result.textStream });
}

export function typed(prompt: string, options: UIMessageStreamOptions<ChatMessage>): ReadableStream<UIMessageChunk> {
  const result = streamText({ model, prompt });
  const reader = toUIMessageStream<any, ChatMessage>({ stream: result.stream });
  void reader.cancel();
  return toUIMessageStream({ stream: result.stream, ...options });
}

class Chat {
  readonly tools = {};

  answer(prompt: string) {
    const result = streamText({ model, tools: this.tools, prompt });
    return createUIMessageStreamResponse({
      stream: toUIMessageStream({
        stream: result.stream,
        tools: this.tools,
        redactToolErrors: true,
      }),
    });
  }
}
export { Chat };
