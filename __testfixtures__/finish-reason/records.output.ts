// @from 5
// @only finish-reason
// @row finish-reason-unknown
import type { FinishReason } from 'ai';

export const texts: Partial<Record<FinishReason, string>> = { stop: 'done', other: '?' };

export const both = {
  other: 'o',
} satisfies Partial<Record<FinishReason, string>>;

export const reason = (isDone: boolean): FinishReason => (isDone ? 'stop' : 'other');

export const own: Record<string, string> = { unknown: '?' };
