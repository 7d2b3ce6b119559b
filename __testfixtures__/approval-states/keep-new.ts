// @from 5
// @only approval-states
import type { ToolUIPart } from 'ai';

export const labels: Record<string, string> = {
  'input-streaming': 'Pending',
  'input-available': 'Running',
  'approval-requested': 'Waiting',
  'output-available': 'Done',
  'output-error': 'Failed',
};
export const label = ({ state }: ToolUIPart) => labels[state];
