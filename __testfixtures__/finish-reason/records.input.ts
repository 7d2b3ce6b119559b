// @from 5
// @only finish-reason
// @row finish-reason-unknown
import type { FinishReason } from 'ai';

export const texts: Partial<Record<FinishReason, string>> = { stop: 'done', unknown: '?' };

export const both = {
  other: 'o',
  unknown: '?',
} satisfies Partial<Record<FinishReason, string>>;

export const reason = (isDone: boolean): FinishReason => (isDone ? 'stop' : 'unknown');

export const own: Record<string, string> = { unknown: '?' };
