// @from 6
// @only tool-output-files
import { tool } from 'ai';
import { z } from 'zod';

declare function gemini(parts: { type: string; data: string; mimeType: string }[]): void;

/** Parts that other libraries take, and the output itself. */
export const search = tool({
  inputSchema: z.object({ query: z.string() }),
  execute: async ({ query }) => {
    gemini([{ type: 'media', data: query, mimeType: 'image/png' }]);
    return { type: 'media', data: query, url: query };
  },
});
