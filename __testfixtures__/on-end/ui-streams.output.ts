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
    onEnd: ({ messages }) => save(messages),
  });

export async function respond(model: LanguageModel, prompt: string, response: ServerResponse) {
  const result = streamText({ model, prompt });
  result.pipeUIMessageStreamToResponse(response, { onEnd: ({ messages }) => save(messages) });
  result.toUIMessageStream({ onEnd: event => save(event.messages) });
  return result.toUIMessageStreamResponse({
    originalMessages: [],
    async onEnd({ responseMessage }) {
      await save([responseMessage]);
    },
  });
}

export const agent = (own: ToolLoopAgent, uiMessages: UIMessage[]) =>
  createAgentUIStreamResponse({ agent: own, uiMessages, onEnd: ({ messages }) => save(messages) });
