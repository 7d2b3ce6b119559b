// @from 6
// @findings info:50
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function send(to: string, points: number): Promise<string>;
declare function shardOf(name: string): string;
class LimitError extends Error {}
class ShardError extends Error {
  constructor(shard: string) {
    super(`no writer on ${shard}`);
  }
}

const inputSchema = z.object({ to: z.string(), points: z.number() });

export const tools = {
  transfer: tool({
    inputSchema,
    execute: async ({ to, points }) => {
      try {
        if (to === 'me') return { ok: false as const, error: 'transfer_failed', message: 'Points cannot be sent to yourself.', retryable: false };
        if (points > 500) {
          return { ok: false as const, error: 'transfer_failed', message: `You asked for ${points}, but at most 500 can be sent.`, retryable: false };
        }
        if (to === 'node') throw new Error(`no writer on ${shardOf(to)}`);
        try {
          if (points < 0) throw new Error('Not positive.');
          return await send(to, points);
        } catch (failure) {
          console.error('Tool "transfer" failed:', failure);
          return { ok: false as const, error: 'transfer_failed', message: 'The bank is closed.', retryable: false };
        } finally {
          console.log('done');
        }
      } catch (error) {
        console.error('Tool "transfer" failed:', error);
        return { ok: false as const, error: 'transfer_failed', retryable: false };
      }
    },
  }),
  stream: tool({
    inputSchema,
    async *execute({ to, points }) {
      try {
        if (to === 'me') { yield { ok: false as const, error: 'stream_failed', message: 'Not to yourself.', retryable: false }; return; }
        if (points > 500) {
          yield { ok: false as const, error: 'stream_failed', message: 'Too many.', retryable: false };
          return;
        }
        yield await send(to, points);
      } catch (error) {
        console.error('Tool "stream" failed:', error);
        yield { ok: false as const, error: 'stream_failed', retryable: false };
      }
    },
  }),
  shard: tool({
    inputSchema,
    execute: async ({ to, points }) => {
      try {
        if (to === 'me') throw new ShardError('seven');
        [to].forEach(name => {
          if (name === '') throw new Error('No name.');
        });
        return await send(to, points);
      } catch (error) {
        console.error('Tool "shard" failed:', error);
        return { ok: false as const, error: 'shard_failed', retryable: false };
      }
    },
  }),
};
