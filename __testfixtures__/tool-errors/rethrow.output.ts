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
      return { ok: false as const, error: 'logged_tide_failed', retryable: false };
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
      abortSignal?.throwIfAborted();
      console.error('Tool "tide" failed:', cause);
      return { ok: false as const, error: 'tide_failed', retryable: false };
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
      console.error('Tool "knownTide" failed:', error);
      return { ok: false as const, error: 'known_tide_failed', retryable: false };
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
      yield { ok: false as const, error: 'tide_stream_failed', retryable: false };
    }
  },
});

export const oneLine = tool({
  inputSchema,
  execute: async ({ port }) => { try { return await tides(port); } catch (error) { console.error('Tool "oneLine" failed:', error); return { ok: false as const, error: 'one_line_failed', retryable: false }; } },
});

// More than the last line lets an error out.
export const unawaited = tool({
  inputSchema,
  execute: async ({ port }) => {
    try {
      try {
        return await tides(port);
      } catch (error) {
        throw error;
      }
    } catch (error) {
      console.error('Tool "unawaited" failed:', error);
      return { ok: false as const, error: 'unawaited_failed', retryable: false };
    }
  },
});

export const closing = tool({
  inputSchema,
  execute: async ({ port }) => {
    try {
      try {
        return await tides(port);
      } catch (error) {
        await close();
        throw error;
      }
    } catch (error) {
      console.error('Tool "closing" failed:', error);
      return { ok: false as const, error: 'closing_failed', retryable: false };
    }
  },
});

export const twice = tool({
  inputSchema,
  execute: async ({ port }) => {
    try {
      try {
        return await tides(port);
      } catch (error) {
        if (port === 'Brest') throw error;
        capture(error);
        throw error;
      }
    } catch (error) {
      console.error('Tool "twice" failed:', error);
      return { ok: false as const, error: 'twice_failed', retryable: false };
    }
  },
});

export const first = tool({
  inputSchema,
  execute: async ({ port }) => {
    try {
      await close();
      try {
        return await tides(port);
      } catch (error) {
        throw error;
      }
    } catch (error) {
      console.error('Tool "first" failed:', error);
      return { ok: false as const, error: 'first_failed', retryable: false };
    }
  },
});
