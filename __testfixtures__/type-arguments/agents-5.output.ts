// @from 5
import type { ToolLoopAgent, ToolLoopAgentSettings as Settings, ToolSet } from 'ai';

export type One = ToolLoopAgent<never, ToolSet>;
export type Two = ToolLoopAgent<never, ToolSet, any, any>;
export type Made = Settings<never, ToolSet, any, any>;
export type Bare = (agent: InstanceType<typeof ToolLoopAgent>) => void;
