// @from 5
import { dynamicTool, tool, type Tool } from 'ai';
import { z } from 'zod';

export const fromDefinition = (definition: { parameters: z.ZodTypeAny; description: string }) =>
  dynamicTool({
    description: definition.description,
    inputSchema: definition.parameters,
    execute: async () => 'done',
  });

export const now = tool({ inputSchema: z.object({ parameters: z.string() }) });

export const toOpenAi = (name: string, one: Tool) => ({ name, parameters: one.inputSchema });
