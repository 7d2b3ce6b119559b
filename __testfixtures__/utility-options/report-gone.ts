// @from 6
// @row PUT-08 PUT-10
// @only utility-options
// @findings error:10 error:16
import { createToolNameMapping, executeTool, type Tool, type ToolExecutionOptions } from '@ai-sdk/provider-utils';

export async function run(tool: Tool<{ a: string }, string>, input: { a: string }, options: ToolExecutionOptions) {
  if (!tool.execute) return undefined;
  for await (const part of executeTool({
    execute: tool.execute,
    input,
    options,
  })) if (part.type === 'final') return part.output;
  return undefined;
}
export const names = createToolNameMapping({ tools: [], providerToolNames: {}, resolveProviderToolName: () => 'search' });
