// @from 6
import type { GenerateTextOnToolCallStartCallback, StreamTextOnToolCallStartCallback } from 'ai';
import type { ToolLoopAgentOnStepFinishCallback } from 'ai';
import type { StreamTextOnStepFinishCallback, ToolSet } from 'ai';

export const log: GenerateTextOnToolCallStartCallback = () => {};
export const logStream: StreamTextOnToolCallStartCallback = () => {};
export type Step = ToolLoopAgentOnStepFinishCallback | StreamTextOnStepFinishCallback<ToolSet>;
