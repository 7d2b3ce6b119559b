// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function connect(): Promise<{ rows(user: string): Promise<string[]>; close(): Promise<void> }>;
declare function tides(port: string): Promise<{ high: string }>;

export const auditTrail = tool({
  inputSchema: z.object({ user: z.string() }),
  execute: async ({ user }) => {
    const connection = await connect();
    try {
      return { user, actions: await connection.rows(user) };
    } finally {
      await connection.close();
    }
  },
});

export const tideTable = tool({
  inputSchema: z.object({ port: z.string() }),
  execute: async ({ port }) => {
    try {
      return tides(port);
    } catch {
      return { high: 'unknown', port };
    }
  },
});

export const readTide = tool({
  inputSchema: z.object({ port: z.string() }),
  execute: async ({ port }) => {
    try {
      return await tides(port);
    } catch (error) {
      if (port === 'Brest') return { high: 'unknown' };
      throw error;
    }
  },
});

export const checkTide = tool({
  inputSchema: z.object({ port: z.string() }),
  execute: async ({ port }) => {
    let high = '';
    try {
      high = (await tides(port)).high;
    } catch {
      high = 'unknown';
    }
    const low = await tides(port);
    return { high, low };
  },
});
