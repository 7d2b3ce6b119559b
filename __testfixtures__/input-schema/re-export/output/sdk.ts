// @from 4
import { tool, type Tool } from 'ai';

export { tool as defineTool } from 'ai';

export const logged = (name: string, definition: Tool) => {
  console.log(name, definition.inputSchema, tool);
  return definition;
};
