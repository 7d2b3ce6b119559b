// @from 6
// @only non-json-output
import { tool, type Tool } from 'ai';
import { z } from 'zod';

interface Row {
  id: string;
  at: Date;
  link: URL;
  note?: string | undefined;
  format?: () => string;
}
declare function load(id: string): Promise<Row>;
declare function unknown(id: string): any;

/** A class that says what JSON is to make of it. */
class Money {
  readonly cents: bigint;
  constructor(cents: bigint) {
    this.cents = cents;
  }
  toJSON() {
    return String(this.cents);
  }
}

/** Not the Map of the language. */
class Grid {
  cells: number[] = [];
  get size(): bigint {
    return BigInt(this.cells.length);
  }
  at(index: number): bigint {
    return BigInt(this.cells[index] ?? 0);
  }
}

interface Tree {
  name: string;
  children: Tree[];
}
declare const tree: Tree;

const inputSchema = z.object({ id: z.string(), list: z.array(z.string()) });

export const tools = {
  row: tool({ inputSchema, execute: async ({ id }) => load(id) }),
  open: tool({ inputSchema, execute: async ({ id }) => ({ found: unknown(id), index: new Map().size }) }),
  money: tool({ inputSchema, execute: async () => ({ price: new Money(5n), grid: new Grid(), tree }) }),
  converted: tool({
    inputSchema,
    execute: async ({ id, list }) => {
      const tally = new Map<string, number>([[id, 1]]);
      const headers = new Headers();
      const rows = await Promise.all(list.map(part => load(part)));
      return {
        tally: Object.fromEntries(tally),
        parts: [...new Set(list)],
        big: String(2n ** 64n),
        pattern: /a/.source,
        query: new URLSearchParams({ id }).toString(),
        headers: Object.fromEntries(headers),
        bytes: Buffer.from(id).toString('base64'),
        vector: Array.from(new Float32Array(2)),
        average: Number.isFinite(list.length / 2) ? list.length / 2 : null,
        note: undefined,
        at: new Date(),
        rows,
      };
    },
  }),
  nested: tool({
    inputSchema,
    execute: async ({ list }) => {
      const cache = new Map<string, { hits: Set<string> }>();
      const sizes = list.map(part => {
        const hit = cache.get(part) ?? { hits: new Set([part]) };
        return hit.hits.size;
      });
      return { sizes };
    },
  }),
  shaped: tool({
    inputSchema,
    execute: async ({ list }) => ({ parts: new Set(list) }),
    toModelOutput: ({ output }) => ({ type: 'text', value: [...output.parts].join() }),
  }),
  stream: tool({
    inputSchema,
    execute: ({ id }) =>
      (async function* () {
        yield id;
      })(),
  }),
  caught: tool({
    inputSchema,
    execute: async ({ id }) => {
      try {
        return await load(id);
      } catch (error) {
        if (error instanceof Error) return { error };
        throw error;
      }
    },
  }),
};

export const cached: Tool<{ id: string }, string> = {
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => (await load(id)).id,
};

export const command = { execute: async () => new Map() };
