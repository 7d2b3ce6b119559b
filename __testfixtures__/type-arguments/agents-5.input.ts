// @from 5
import type { Experimental_Agent, Experimental_AgentSettings as Settings, ToolSet } from 'ai';

export type One = Experimental_Agent<ToolSet>;
export type Two = Experimental_Agent<ToolSet, { title: string }>;
export type Made = Settings<ToolSet, string, never>;
export type Bare = (agent: InstanceType<typeof Experimental_Agent>) => void;
