// @from 6
import type * as ai from 'ai';

export type Parts = Pick<typeof import('ai'), 'generateText' | 'stepCountIs'>;
export type Make = (typeof import('ai'))['stepCountIs'];
export type Member = (typeof ai)['stepCountIs'];
export type Named = typeof ai.stepCountIs;
