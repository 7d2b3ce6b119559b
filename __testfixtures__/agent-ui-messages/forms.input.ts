// @from 6
// @row agent-ui-stream-original-messages STR-22
import type { ServerResponse } from 'node:http';
import { createAgentUIStream as start, createAgentUIStreamResponse, pipeAgentUIStreamToResponse, ToolLoopAgent, type InferAgentUIMessage } from 'ai';

const agent = new ToolLoopAgent({ model: 'openai/gpt-5', instructions: 'Talk.' });
type ChatMessage = InferAgentUIMessage<typeof agent>;

class Chat {
  constructor(private readonly messages: ChatMessage[]) {}

  stream() {
    return start({ agent, originalMessages: this.messages, sendSources: true });
  }
}

export function POST(originalMessages: ChatMessage[]) {
  return createAgentUIStreamResponse({ agent, originalMessages });
}

export async function pipe(response: ServerResponse, messages: ChatMessage[]) {
  await pipeAgentUIStreamToResponse({
    response,
    agent,
    originalMessages: messages,
  });
}
export { Chat };
