// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function visaOf(file: string): Promise<{ stage: string }>;

export const visaStatus = tool({
  inputSchema: z.object({ file: z.string() }),
  execute: async ({ file }) => visaOf(file),
});

export const passportStatus = tool({
  inputSchema: z.object({ file: z.string() }),
  execute: async ({ file }) => visaOf(file),
});
