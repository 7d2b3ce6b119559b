// @from 6
// @row finish-reason-interrupted MOD-14
// @findings error:6 error:20 warning:29 error:41 error:51
import type { FinishReason, StepResult, ToolSet } from 'ai';

export const labels: Record<FinishReason, string> = {
  stop: 'Done',
  length: 'Too long',
  'content-filter': 'Filtered',
  'tool-calls': 'Calls tools',
  error: 'Failed',
  other: 'Done',
};

export const some: Partial<Record<FinishReason, string>> = { stop: 'Done' };
export const keys = (record: Record<FinishReason, number>) => Object.keys(record);

const fail = (reason: never) => reason;

type Counts = Record<StepResult<ToolSet>['finishReason'], number>;

export function icon(step: StepResult<ToolSet>, counts: Counts) {
  switch (step.finishReason) {
    case 'stop':
    case 'length':
      return 'check';
    case 'error':
      return counts.error > 1 ? 'crosses' : 'cross';
    default: throw new Error('What is this?');
  }
}

export function color(reason: FinishReason) {
  if (reason === 'stop') return 'green';
  if (reason === 'tool-calls' || reason === 'length') return 'blue';
  switch (reason) {
    case 'content-filter':
    case 'error':
    case 'other':
      return 'red';
    default: return fail(reason);
  }
}

export const isKnown = ({ finishReason }: StepResult<ToolSet>) =>
  finishReason === 'stop' ||
  finishReason === 'length' ||
  finishReason === 'content-filter' ||
  finishReason === 'tool-calls' ||
  finishReason === 'error' || finishReason === 'other' ||
  (finishReason satisfies never);
