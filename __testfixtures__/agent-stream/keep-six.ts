// @from 6
// @only agent-stream
import { Experimental_Agent as Agent, ToolLoopAgent, type LanguageModel } from 'ai';

declare const model: LanguageModel;
const agent = new Agent({ model });
const loop = new ToolLoopAgent({ model });

export const ask = (prompt: string) => [agent.stream({ prompt }), loop.stream({ prompt })];
