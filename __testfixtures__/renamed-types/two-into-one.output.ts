// @from 6
import type { OnToolExecutionStartCallback } from 'ai';
import type { GenerateTextOnStepEndCallback } from 'ai';
import type { GenerateTextOnStepEndCallback as StreamTextOnStepFinishCallback, ToolSet } from 'ai';

export const log: OnToolExecutionStartCallback = () => {};
export const logStream: OnToolExecutionStartCallback = () => {};
export type Step = GenerateTextOnStepEndCallback | StreamTextOnStepFinishCallback<ToolSet>;
