// @from 5
import { tool, type Tool } from 'ai';
import { z } from 'zod';

const inputSchema = z.object({ city: z.string() });
type Input = z.infer<typeof inputSchema>;

export const city: Tool<Input, string> = tool({ inputSchema, execute: async ({ city }: Input) => city });
