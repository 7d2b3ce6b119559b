// @from 5
// @only agent-respond,deprecated-exports
// @row agent-respond
import { Experimental_Agent as Agent, type LanguageModel, type UIMessage } from 'ai';

declare const model: LanguageModel;
const agent = new Agent({ model });

export async function POST(request: Request) {
  const { messages } = await request.json();
  return agent.respond({ messages });
}

export const PUT = (messages: UIMessage<never, never>[]) => {
  const writer = new Agent({ model });
  const response = writer.respond({
    messages: messages.slice(-1),
  });
  response.headers.set('x-agent', 'writer');
  return response;
};

export class Chat {
  agents = { writer: agent };
  async fetch(messages: UIMessage<never, never>[]) {
    return this.agents.writer.respond({ 'messages': messages });
  }
}
