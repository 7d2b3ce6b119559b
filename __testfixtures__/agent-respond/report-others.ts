// @from 5
// @only agent-respond
// @row agent-respond
// @findings error:11 error:13 error:17 error:23
import { Experimental_Agent as Agent, type LanguageModel, type UIMessage } from 'ai';

declare const agent: Agent<{}>;
declare const options: { messages: UIMessage<never, never>[] };

export async function POST() {
  return agent.respond(options);
}
export const handler = agent.respond;

export class Chat {
  constructor(model: LanguageModel, messages: UIMessage<never, never>[]) {
    this.response = new Agent({ model }).respond({ messages });
  }
  response: Response;
}

export async function made(model: LanguageModel, messages: UIMessage<never, never>[]) {
  return new Agent({ model }).respond({ messages });
}
