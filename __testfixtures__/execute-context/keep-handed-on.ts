// @from 6
// @only execute-context
import type { ModelMessage, ToolExecutionOptions, ToolSet } from 'ai';

interface Options {
  toolCallId: string;
  messages: ModelMessage[];
}
interface Tool {
  execute(input: unknown, options: Options): unknown;
}
export const own = (tool: Tool, options: Options) => tool.execute({}, options);
export const typed = (tools: ToolSet, options: ToolExecutionOptions) => tools['a']?.execute?.({}, options);
export const loose = (tools: ToolSet, options: any) => tools['a']?.execute?.({}, options);
export const full = (tools: ToolSet, options: Options & { context: {} }) => tools['a']?.execute?.({}, options);
