// @from 5
// @only agent-respond,deprecated-exports
// @row agent-respond
import { createAgentUIStreamResponse, ToolLoopAgent as Agent, type LanguageModel, type UIMessage } from 'ai';

declare const model: LanguageModel;
const agent = new Agent({ model });

export async function POST(request: Request) {
  const { messages } = await request.json();
  return createAgentUIStreamResponse({ agent, uiMessages: messages });
}

export const PUT = async (messages: UIMessage<never, never>[]) => {
  const writer = new Agent({ model });
  const response = await createAgentUIStreamResponse({
    agent: writer,
    uiMessages: messages.slice(-1),
  });
  response.headers.set('x-agent', 'writer');
  return response;
};

export class Chat {
  agents = { writer: agent };
  async fetch(messages: UIMessage<never, never>[]) {
    return createAgentUIStreamResponse({ agent: this.agents.writer, 'uiMessages': messages });
  }
}
