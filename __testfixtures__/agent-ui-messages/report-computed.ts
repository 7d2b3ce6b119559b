// @from 6
// @findings error:10
// @types-skip-output the call needs a constant
// @types-skip uiMessages is required by the types of late versions of 6
import { createAgentUIStreamResponse, ToolLoopAgent } from 'ai';

declare function load(id: string): Promise<any[]>;
const agent = new ToolLoopAgent({ model: 'openai/gpt-5' });

export const POST = async (id: string) => createAgentUIStreamResponse({ agent, originalMessages: await load(id) });
