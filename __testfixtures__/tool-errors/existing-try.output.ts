// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function connect(): Promise<{ rows(user: string): Promise<string[]>; close(): Promise<void> }>;
declare function tides(port: string): Promise<{ high: string }>;

export const auditTrail = tool({
  inputSchema: z.object({ user: z.string() }),
  execute: async ({ user }) => {
    try {
      const connection = await connect();
      try {
        return { user, actions: await connection.rows(user) };
      } finally {
        await connection.close();
      }
    } catch (error) {
      console.error('Tool "auditTrail" failed:', error);
      return { ok: false as const, error: 'audit_trail_failed', retryable: false };
    }
  },
});

export const tideTable = tool({
  inputSchema: z.object({ port: z.string() }),
  execute: async ({ port }) => {
    try {
      try {
        return await tides(port);
      } catch {
        return { high: 'unknown', port };
      }
    } catch (error) {
      console.error('Tool "tideTable" failed:', error);
      return { ok: false as const, error: 'tide_table_failed', retryable: false };
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
      console.error('Tool "readTide" failed:', error);
      return { ok: false as const, error: 'read_tide_failed', retryable: true };
    }
  },
});

export const checkTide = tool({
  inputSchema: z.object({ port: z.string() }),
  execute: async ({ port }) => {
    try {
      let high = '';
      try {
        high = (await tides(port)).high;
      } catch {
        high = 'unknown';
      }
      const low = await tides(port);
      return { high, low };
    } catch (error) {
      console.error('Tool "checkTide" failed:', error);
      return { ok: false as const, error: 'check_tide_failed', retryable: true };
    }
  },
});
