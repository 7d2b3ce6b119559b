// @from 6
// @only leaky-catch
// @fix-leaky-catch
import { tool as sdkTool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
declare function tool<T>(definition: T): T;

export const named = sdkTool;

// A tool of another library.
export const search = tool({
  inputSchema: z.object({ q: z.string() }),
  execute: async ({ q }: { q: string }) => {
    try {
      return { hits: await find(q) };
    } catch (error) {
      return { error: (error as Error).message };
    }
  },
});

export class Command {
  async execute(q: string) {
    return find(q).catch(error => String(error));
  }
}
