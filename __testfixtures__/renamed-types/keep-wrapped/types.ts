// @from 6
import type { ToolSet } from 'ai';

export type StreamTextOnStepFinishCallback<T extends ToolSet> = (names: (keyof T)[]) => void;
