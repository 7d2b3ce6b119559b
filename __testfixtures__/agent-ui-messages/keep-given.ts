// @from 6
import { createAgentUIStreamResponse, createUIMessageStream, ToolLoopAgent, type InferAgentUIMessage } from 'ai';

const agent = new ToolLoopAgent({ model: 'openai/gpt-5' });
type ChatMessage = InferAgentUIMessage<typeof agent>;

export const POST = (uiMessages: ChatMessage[], originalMessages: ChatMessage[]) =>
  createAgentUIStreamResponse({ agent, uiMessages, originalMessages });

export const spread = (given: { uiMessages: ChatMessage[] }) =>
  createAgentUIStreamResponse({ agent, originalMessages: given.uiMessages, ...given });

export const stream = (originalMessages: ChatMessage[]) =>
  createUIMessageStream({ execute: ({ writer }) => writer.write({ type: 'start' }), originalMessages });

/** Not the SDK's. */
export const own = { agent: 'smith', originalMessages: [] };
