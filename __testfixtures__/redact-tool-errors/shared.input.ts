// @from 6
import { createAgentUIStreamResponse, type ToolLoopAgent, type UIMessage } from 'ai';

declare const agent: ToolLoopAgent;
declare const uiMessages: UIMessage[];
declare function log(options: any): void;

/** The object also goes where nothing tells what is read. */
export function POST() {
  const options = { agent, uiMessages };
  log(options);
  return createAgentUIStreamResponse(options);
}
