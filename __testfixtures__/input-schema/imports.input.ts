// @from 4
import * as ai from 'ai';
import { tool as define } from 'ai';
import { z } from 'zod';

export const namespace = ai.tool({ parameters: z.object({}) });

export const aliased = define({ parameters: z.object({}) });

export async function dynamic() {
  const { tool } = await import('ai');
  return [tool({ parameters: z.object({}) }), (await import('ai')).tool({ parameters: z.object({}) })];
}
