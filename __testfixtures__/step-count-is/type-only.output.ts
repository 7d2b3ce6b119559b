// @from 5
import type { isStepCount, StopCondition } from 'ai';

export type Make = typeof isStepCount;
export type Made = ReturnType<Make> | StopCondition<any>;
