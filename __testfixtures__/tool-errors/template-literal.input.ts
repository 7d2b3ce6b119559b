// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare const db: { query(sql: string): Promise<{ name: string }[]> };

export const findGuests = tool({
  inputSchema: z.object({ city: z.string() }),
  execute: async ({ city }) => {
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
  },
});

export const findHosts = tool({
  inputSchema: z.object({}),
  execute: async () => db.query(`
    select name from hosts
  `),
});
