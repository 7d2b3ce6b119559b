// @from 5
// @only agent-steps
// @row agent-default-steps
// @findings warning:8 warning:10
import { Experimental_Agent as Agent, type Experimental_AgentSettings as Settings, type LanguageModel, type ToolSet } from 'ai';

export const given = (settings: Settings<ToolSet>) =>
  new Agent(settings);
export const spread = (model: LanguageModel, tools: ToolSet, settings: Partial<Settings<ToolSet>>) =>
  new Agent({ model, tools, ...settings });
