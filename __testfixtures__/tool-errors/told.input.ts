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
      if (to === 'me') throw new Error('Points cannot be sent to yourself.');
      if (points > 500) {
        throw new LimitError(`You asked for ${points}, but at most 500 can be sent.`);
      }
      if (to === 'node') throw new Error(`no writer on ${shardOf(to)}`);
      try {
        if (points < 0) throw new Error('Not positive.');
        return await send(to, points);
      } catch (failure) {
        throw new TypeError('The bank is closed.', { cause: failure });
      } finally {
        console.log('done');
      }
    },
  }),
  stream: tool({
    inputSchema,
    async *execute({ to, points }) {
      if (to === 'me') throw new Error('Not to yourself.');
      if (points > 500) {
        throw new Error('Too many.');
      }
      yield await send(to, points);
    },
  }),
  shard: tool({
    inputSchema,
    execute: async ({ to, points }) => {
      if (to === 'me') throw new ShardError('seven');
      [to].forEach(name => {
        if (name === '') throw new Error('No name.');
      });
      return send(to, points);
    },
  }),
};
