// @from 4
import * as ai from 'ai';
import { tool as define } from 'ai';
import { z } from 'zod';

export const namespace = ai.tool({ inputSchema: z.object({}) });

export const aliased = define({ inputSchema: z.object({}) });

export async function dynamic() {
  const { tool } = await import('ai');
  return [tool({ inputSchema: z.object({}) }), (await import('ai')).tool({ inputSchema: z.object({}) })];
}
