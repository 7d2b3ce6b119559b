// @from 7
import type { OnFinishEvent, OnStartEvent, ToolSet } from 'ai';

export const finish = (event: OnFinishEvent<ToolSet>) => event.text;
export type Start = OnStartEvent<ToolSet>;
