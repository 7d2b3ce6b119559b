// @from 5
// @only approval-states
// @findings warning:7
// @types-skip-output the table needs a person
import type { ToolUIPart } from 'ai';

const labels = {
  'input-streaming': 'Pending',
  'input-available': 'Running',
  'output-available': 'Done',
  'output-error': 'Failed',
} as const;
const some = { 'input-streaming': 1, 'output-error': 2 };

export const Badge = ({ state }: { state: ToolUIPart['state'] }) => <b title={String(some)}>{labels[state]}</b>;
