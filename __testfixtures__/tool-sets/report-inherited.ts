// @from 6
// @row own-property-lookup
// @findings warning:19 warning:20 warning:22 warning:24
import { generateText, streamText, ToolLoopAgent, tool, type LanguageModel, type ToolSet } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;

const answer = tool({ inputSchema: z.object({}), execute: () => '42' });

class Toolbox {
  get answer() {
    return answer;
  }
}

const derived: ToolSet = Object.create({ answer });

export const created = () => generateText({ model, prompt: 'Hi', tools: Object.create({ answer }) });
export const held = () => streamText({ model, prompt: 'Hi', tools: derived });

export const agent = new ToolLoopAgent({ model, tools: new Toolbox() as unknown as ToolSet });
const tools = new Toolbox() as unknown as ToolSet;
export const shorthand = () => streamText({ model, prompt: 'Hi', tools });
