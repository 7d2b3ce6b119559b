// @from 7
import { createAgentUIStreamResponse, type LanguageModel, streamText, ToolLoopAgent, type ToolSet, type UIMessage } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
const agent = new ToolLoopAgent({ model, tools });

/** The model may need the text of the error as it was. */
export const POST = (uiMessages: UIMessage[]) => createAgentUIStreamResponse({ agent, uiMessages });

export const plain = (prompt: string) => streamText({ model, tools, prompt }).toUIMessageStreamResponse();
