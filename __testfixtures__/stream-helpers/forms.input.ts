// @from 6
// @row to-ui-message-stream pipe-ui-message-stream to-text-stream-response pipe-text-stream stream-result-helper-methods STR-13
import type { ServerResponse } from 'node:http';
import {
  createUIMessageStream,
  createUIMessageStreamResponse,
  type LanguageModel,
  streamText,
  ToolLoopAgent,
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
      writer.merge(result.toUIMessageStream({ sendStart: false }));
      writer.merge(
        result.toUIMessageStream({
          sendStart: false,
          messageMetadata: () => ({ createdAt: 0 }),
        }),
      );
      writer.merge(result.toUIMessageStream());
    },
  });
  return createUIMessageStreamResponse({ stream });
}

export async function ofAgent(prompt: string) {
  const result = await agent.stream({ prompt });
  return result.toUIMessageStreamResponse<ChatMessage>({ messageMetadata: () => ({ createdAt: 0 }) });
}

export async function ofAgentAtOnce(prompt: string) {
  return (await agent.stream({ prompt })).toUIMessageStreamResponse();
}

export function piped(prompt: string, response: ServerResponse, res: ServerResponse) {
  const result = streamText({ model, prompt });
  result.pipeUIMessageStreamToResponse(response);
  result.pipeUIMessageStreamToResponse(res, { headers: { 'x-chat': '1' } });
  result.pipeUIMessageStreamToResponse(res, {
    sendSources: true,
    headers: { 'x-chat': '1' },
  });
}

export function text(prompt: string, res: ServerResponse, init: ResponseInit) {
  const result = streamText({ model, prompt });
  result.pipeTextStreamToResponse(res);
  result.pipeTextStreamToResponse(res, { status: 201 });
  if (prompt) return result.toTextStreamResponse({ headers: { 'x-text': '1' } });
  if (init) return result.toTextStreamResponse(init);
  return result.toTextStreamResponse();
}

export function typed(prompt: string, options: UIMessageStreamOptions<ChatMessage>): ReadableStream<UIMessageChunk> {
  const result = streamText({ model, prompt });
  const reader = result.toUIMessageStream<ChatMessage>();
  void reader.cancel();
  return result.toUIMessageStream(options);
}

class Chat {
  readonly tools = {};

  answer(prompt: string) {
    const result = streamText({ model, tools: this.tools, prompt });
    return result.toUIMessageStreamResponse();
  }
}
export { Chat };
