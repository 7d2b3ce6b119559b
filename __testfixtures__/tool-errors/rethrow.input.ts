// @from 6
// @only tool-errors
// @findings info:45
import { tool } from 'ai';
import { z } from 'zod';

declare function tides(port: string): Promise<{ high: string }>;
declare function watch(port: string): AsyncIterable<{ high: string }>;
declare function close(): Promise<void>;
declare function capture(error: unknown): void;

const inputSchema = z.object({ port: z.string() });

// The author's handler goes on with the answer; what it logs is not logged twice.
export const loggedTide = tool({
  inputSchema,
  execute: async ({ port }) => {
    try {
      return await tides(port);
    } catch (error) {
      console.error(`No tide of ${port}:`, error);
      throw error;
    }
  },
});

export const tide = tool({
  inputSchema,
  async execute({ port }, { abortSignal }) {
    const started = Date.now();
    try {
      const { high } = await tides(port);
      return { high, started };
    } catch (cause) {
      capture(port);
      throw cause;
    }
  },
});

export const knownTide = tool({
  inputSchema,
  execute: async ({ port }) => {
    try {
      if (port === '') throw new Error('A port is needed.');
      return await tides(port);
    } catch (error) {
      if (error instanceof RangeError) return { high: 'unknown' };
      throw error;
    }
  },
});

export const tideStream = tool({
  inputSchema,
  async *execute({ port }) {
    try {
      for await (const level of watch(port)) yield level;
    } catch (error) {
      console.warn(error);
      throw error;
    }
  },
});

export const oneLine = tool({
  inputSchema,
  execute: async ({ port }) => { try { return await tides(port); } catch (error) { throw error; } },
});

// More than the last line lets an error out.
export const unawaited = tool({
  inputSchema,
  execute: async ({ port }) => {
    try {
      return tides(port);
    } catch (error) {
      throw error;
    }
  },
});

export const closing = tool({
  inputSchema,
  execute: async ({ port }) => {
    try {
      return await tides(port);
    } catch (error) {
      await close();
      throw error;
    }
  },
});

export const twice = tool({
  inputSchema,
  execute: async ({ port }) => {
    try {
      return await tides(port);
    } catch (error) {
      if (port === 'Brest') throw error;
      capture(error);
      throw error;
    }
  },
});

export const first = tool({
  inputSchema,
  execute: async ({ port }) => {
    await close();
    try {
      return await tides(port);
    } catch (error) {
      throw error;
    }
  },
});
