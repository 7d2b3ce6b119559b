// @from 4
import { tool, type Tool } from 'ai';
import { z } from 'zod';

export type Schema = Tool['parameters'];
export type Part = Pick<Tool, 'description' | 'parameters'>;

export const part: Part = { parameters: z.object({ a: z.string() }) };

export const make = (schema: Schema) => tool({ parameters: schema });
