// @from 5
// @only expected-errors
import type { ToolUIPart } from 'ai';

export function Confirmation({ part }: { part: ToolUIPart }) {
  // Only where it is asked for.
  // @ts-expect-error state only available in AI SDK v6
  if (part.state !== 'approval-requested') {
    return null;
  }
  const text = `
  // @ts-expect-error state only available in AI SDK v6
  `;
  return (
    <p
      // @ts-expect-error: no such attribute
      colour="red"
    >
      {text}
    </p>
  );
}
