// @from 5
// @findings error:6 error:7
import type { ToolCallRepairFunction, ToolSet } from 'ai';

export const handed: ToolCallRepairFunction<ToolSet> = async ({ toolCall, inputSchema }) => {
  console.log(inputSchema);
  const schemas = ['a', 'b'].map(toolName => inputSchema({ toolName }));
  return { ...toolCall, input: JSON.stringify(schemas) };
};
