// @from 5
import { type UIMessage } from 'ai';

declare const agent: { respond(options: { messages: UIMessage[] }): Response };

export const POST = (messages: UIMessage[]) => agent.respond({ messages });
