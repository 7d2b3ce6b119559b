// @from 6
import type * as ai from 'ai';

export type Parts = Pick<typeof import('ai'), 'generateText' | 'isStepCount'>;
export type Make = (typeof import('ai'))['isStepCount'];
export type Member = (typeof ai)['isStepCount'];
export type Named = typeof ai.isStepCount;
