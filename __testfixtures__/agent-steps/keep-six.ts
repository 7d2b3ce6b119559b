// @from 6
// @only agent-steps
import { Experimental_Agent as Agent, type LanguageModel, type ToolSet } from 'ai';

export const agent = (model: LanguageModel, tools: ToolSet) => new Agent({ model, tools });
