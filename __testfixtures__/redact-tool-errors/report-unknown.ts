// @from none
// @only redact-tool-errors
// @findings warning:10 warning:12
import { createAgentUIStreamResponse, streamText, type ToolLoopAgent, type ToolSet, type UIMessage } from 'ai';

declare const agent: ToolLoopAgent;
declare const tools: ToolSet;

export const POST = (prompt: string) =>
  streamText({ model: 'openai/gpt-5', tools, prompt }).toUIMessageStreamResponse();

export const respond = (uiMessages: UIMessage[]) => createAgentUIStreamResponse({ agent, uiMessages });
