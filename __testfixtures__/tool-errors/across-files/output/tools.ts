// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function visaOf(file: string): Promise<{ stage: string }>;

export const visaStatus = tool({
  inputSchema: z.object({ file: z.string() }),
  execute: async ({ file }) => {
    try {
      return await visaOf(file);
    } catch (error) {
      console.error('Tool "visaStatus" failed:', error);
      throw new Error('visa_status_failed', { cause: error });
    }
  },
});

export const passportStatus = tool({
  inputSchema: z.object({ file: z.string() }),
  execute: async ({ file }) => {
    try {
      return await visaOf(file);
    } catch (error) {
      console.error('Tool "passport_status" failed:', error);
      return { ok: false as const, error: 'passport_status_failed', retryable: false };
    }
  },
});
