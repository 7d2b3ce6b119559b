// @from 5
import type { Experimental_AgentSettings, Experimental_InferAgentUIMessage, Experimental_Agent, ToolSet } from 'ai';

export type Settings = Experimental_AgentSettings<ToolSet>;
export type Message = Experimental_InferAgentUIMessage<Experimental_Agent<ToolSet>>;
