// @from 7
import { isStepCount, type RequestOptions } from 'ai';

export const options: RequestOptions = { maxRetries: 2 };
export const stop = isStepCount(1);
