// @from 5
// @only agent-steps
import { Experimental_Agent as Agent, generateText, stepCountIs, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export const limited = new Agent({ model, tools, stopWhen: stepCountIs(5) });
export const optional = (steps?: number) => new Agent({ model, tools, stopWhen: steps ? stepCountIs(steps) : [] });
export const withoutTools = new Agent({ model, system: 'Be brief.' });
export const call = () => generateText({ model, tools, prompt: 'Hello' });

class Experimental_Agent {
  constructor(readonly settings: { tools: ToolSet }) {}
}
export const own = new Experimental_Agent({ tools });
