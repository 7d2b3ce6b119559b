// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare const db: { query(sql: string): Promise<{ name: string }[]> };

export const findGuests = tool({
  inputSchema: z.object({ city: z.string() }),
  execute: async ({ city }) => {
    try {
      const rows = await db.query(`
      select name
        from guests
       where city = '${city.replaceAll(
           "'",
           "''",
         )}'
    `);
      return `Guests:
  ${rows.map(row => row.name).join('\n  ')}
`;
    } catch (error) {
      console.error('Tool "findGuests" failed:', error);
      return { ok: false as const, error: 'find_guests_failed', retryable: true };
    }
  },
});

export const findHosts = tool({
  inputSchema: z.object({}),
  execute: async () => {
    try {
      return await db.query(`
    select name from hosts
  `);
    } catch (error) {
      console.error('Tool "findHosts" failed:', error);
      return { ok: false as const, error: 'find_hosts_failed', retryable: true };
    }
  },
});
