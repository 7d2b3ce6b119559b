// @from 6
// @row tool-error-text-unmasked
import type { ServerResponse } from 'node:http';
import {
  createAgentUIStream,
  createAgentUIStreamResponse as respond,
  DirectChatTransport,
  type LanguageModel,
  pipeAgentUIStreamToResponse,
  type ToolSet,
  ToolLoopAgent,
  type UIMessage,
} from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare const other: ToolLoopAgent;

const agent = new ToolLoopAgent({ model, tools });

export const POST = (uiMessages: UIMessage[]) => respond({ agent, uiMessages });

export const stream = (uiMessages: UIMessage[]) =>
  createAgentUIStream({
    agent: other,
    uiMessages,
    sendSources: true,
  });

export async function pipe(response: ServerResponse, uiMessages: UIMessage[]) {
  const options = { response, agent, uiMessages };
  await pipeAgentUIStreamToResponse(options);
}

export const transport = new DirectChatTransport({ agent });
