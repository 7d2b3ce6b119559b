// @from 6
// @findings info:7 warning:9 warning:12
import type { Tool, ToolSet } from 'ai';

export const lines = (tools: ToolSet): string[] =>
  Object.entries(tools).map(([name, tool]) => {
    return `${name}: ${tool.description ?? ''}`;
  });
export const first = ({ description }: Tool): string | undefined => description;

export function describe(tool: Tool): string {
  if (tool.description !== undefined) return tool.description;
  return '';
}
