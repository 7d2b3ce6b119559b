// @from 6
// @only on-end
// @row on-finish-ui-stream STR-14
import {
  createAgentUIStreamResponse,
  createUIMessageStream,
  streamText,
  type LanguageModel,
  type ToolLoopAgent,
  type UIMessage,
} from 'ai';
import type { ServerResponse } from 'node:http';

declare function save(messages: UIMessage[]): Promise<void>;

export const created = (messages: UIMessage[]) =>
  createUIMessageStream({
    originalMessages: messages,
    execute: ({ writer }) => writer.write({ type: 'start' }),
    onFinish: ({ messages }) => save(messages),
  });

export async function respond(model: LanguageModel, prompt: string, response: ServerResponse) {
  const result = streamText({ model, prompt });
  result.pipeUIMessageStreamToResponse(response, { onFinish: ({ messages }) => save(messages) });
  result.toUIMessageStream({ onFinish: event => save(event.messages) });
  return result.toUIMessageStreamResponse({
    originalMessages: [],
    async onFinish({ responseMessage }) {
      await save([responseMessage]);
    },
  });
}

export const agent = (own: ToolLoopAgent, uiMessages: UIMessage[]) =>
  createAgentUIStreamResponse({ agent: own, uiMessages, onFinish: ({ messages }) => save(messages) });
