// @from 4
import { tool, type Tool } from 'ai';
import { z } from 'zod';

export type Schema = Tool['inputSchema'];
export type Part = Pick<Tool, 'description' | 'inputSchema'>;

export const part: Part = { inputSchema: z.object({ a: z.string() }) };

export const make = (schema: Schema) => tool({ inputSchema: schema });
