/** Tools that give up, try again, and look at the signal or not. */
import { tool } from 'ai';
import { z } from 'zod';

const inputSchema = z.object({ city: z.string() });

export const attempts: string[] = [];

async function request(city: string): Promise<string> {
  await null;
  attempts.push(city);
  if (city === 'Atlantis') throw new Error('503 from weather.internal');
  if (city === 'Oslo' && attempts.length % 3 !== 0) throw new Error('429 from weather.internal');
  return `Sunny in ${city}.`;
}

/** Fails with the signal's reason, or with words of its own about the host. */
const pause = (ms: number, signal: AbortSignal | undefined, words?: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(words === undefined ? signal.reason : new Error(words));
    });
  });

export const tools = {
  getWeather: tool({ inputSchema, execute: async ({ city }) => request(city) }),
  tryWeather: tool({
    inputSchema,
    execute: async ({ city }) => {
      for (let left = 2; left > 0; left--) {
        try {
          return await request(city);
        } catch {
          await pause(1, undefined);
        }
      }
      return await request(city);
    },
  }),
  getForecast: tool({
    inputSchema,
    execute: async ({ city }) => {
      await pause(2000, AbortSignal.timeout(20), 'no answer from weather.internal');
      return city;
    },
  }),
  waitForRain: tool({
    inputSchema,
    execute: async ({ city }, { abortSignal }) => {
      await pause(2000, abortSignal, 'socket to weather.internal was closed');
      return city;
    },
  }),
  waitForSnow: tool({
    inputSchema,
    execute: async ({ city }, options) => {
      await pause(2000, options.abortSignal);
      return city;
    },
  }),
  waitForHail: tool({
    inputSchema,
    execute: async ({ city }) => {
      await pause(80, undefined);
      return request(city);
    },
  }),
};
