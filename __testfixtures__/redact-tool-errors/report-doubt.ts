// @from 6
// @findings warning:11
import { createAgentUIStreamResponse, type ToolLoopAgent, type UIMessage } from 'ai';

declare const agent: ToolLoopAgent;
declare const uiMessages: UIMessage[];
declare function call(send: unknown, options: any): void;

/** What reads the object cannot be seen. */
export function POST(isLogged: boolean) {
  const options: any = { agent, uiMessages };
  if (isLogged) call(createAgentUIStreamResponse, options);
  return createAgentUIStreamResponse(options);
}
