// @from 5
import { embedMany } from 'ai';

export const all = (model: any, values: string[]) => embedMany({ model, values, maxParallelCalls: 2 });
