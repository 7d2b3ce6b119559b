// @from 6
// @types-skip code of 7 in a package that says 6
import { createAgentUIStreamResponse, ToolLoopAgent, type UIMessage } from 'ai';

declare const agent: ToolLoopAgent;

export const POST = (uiMessages: UIMessage[]) => createAgentUIStreamResponse({ agent, uiMessages, redactToolErrors: true });
