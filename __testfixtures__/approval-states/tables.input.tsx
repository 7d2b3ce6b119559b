// @from 5
// @only approval-states
// @findings info:6 warning:26
import type { ToolUIPart, UIMessage } from 'ai';

const labels = {
  'input-streaming': 'Pending',
  'input-available': 'Running',
  'output-available': 'Done',
  'output-error': 'Failed',
} as const;
const some = { 'input-streaming': 1, 'output-error': 2 };

export const Badge = ({ state }: { state: ToolUIPart['state'] }) => <b title={String(some)}>{labels[state]}</b>;

export function Header({ part }: { part: ToolUIPart }) {
  const { state } = part;
  return (
    <p title={labels['output-error']}>
      {labels[part.state]} {labels[state]}
    </p>
  );
}

export const texts = () =>
  ({ 'input-streaming': 1, 'input-available': 2, 'output-available': 3, 'output-error': 4 });
export const count = (message: UIMessage) => message.parts.length;
