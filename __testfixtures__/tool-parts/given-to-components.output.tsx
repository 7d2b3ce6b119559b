// @from 4
// @only tool-parts
// @types-skip-output invocations that the project makes are left to a person
// @findings error:24 error:24 error:27 error:27 error:28 error:28
import type { DynamicToolUIPart, ToolUIPart } from 'ai';
import { getToolName } from 'ai';
import { useMemo } from 'react';

interface Props {
  tool: DynamicToolUIPart | ToolUIPart;
  isOpen: boolean;
}

export const ToolSection = ({ tool, isOpen }: Props) => (
  <div>
    {isOpen && getToolName(tool)}
    {JSON.stringify(tool.input)}
  </div>
);

export function List({ data }: { data: { id: string; name: string }[] }) {
  const last = useMemo(() => {
    const item = data[0];
    if (!item) return null;
    return { state: 'call' as const, toolCallId: item.id, toolName: item.name, args: {} };
  }, [data]);

  const plain = { state: 'call' as const, toolCallId: 'a', toolName: 'b', args: {} };
  const written = <ToolSection tool={{ state: 'call', toolCallId: 'a', toolName: 'b', args: {} }} isOpen />;

  return (
    <>
      {last && <ToolSection tool={last} isOpen />}
      <ToolSection tool={plain} isOpen />
      {written}
    </>
  );
}
