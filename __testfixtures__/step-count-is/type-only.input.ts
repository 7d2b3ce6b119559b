// @from 5
import type { stepCountIs, StopCondition } from 'ai';

export type Make = typeof stepCountIs;
export type Made = ReturnType<Make> | StopCondition<any>;
