// @from 6
import type { StreamTextOnStepFinishCallback, ToolLoopAgentOnStepFinishCallback, GenerateTextOnStepFinishCallback } from 'ai';

export type Steps<T extends {}> = [StreamTextOnStepFinishCallback<T>, ToolLoopAgentOnStepFinishCallback<T>];
export type Step<T extends {}> = GenerateTextOnStepFinishCallback<T>;
