// @from 6
// @only tool-errors
import { dynamicTool, generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare function ask(url: string): Promise<string>;

const CHARGE = 'chargeCard';

export const weatherTool = tool({
  inputSchema: z.object({ city: z.string() }),
  execute: async ({ city }) => {
    try {
      return await ask(`/weather/${city}`);
    } catch (error) {
      console.error('Tool "weather" failed:', error);
      return { ok: false as const, error: 'weather_failed', retryable: false };
    }
  },
});

const clock = tool({
  inputSchema: z.object({ zone: z.string() }),
  execute: async ({ zone }) => {
    try {
      return await ask(`/clock/${zone}`);
    } catch (error) {
      console.error('Tool "readClock" failed:', error);
      return { ok: false as const, error: 'read_clock_failed', retryable: true };
    }
  },
});

export function createSearchTool(base: string) {
  return tool({
    inputSchema: z.object({ query: z.string() }),
    execute: async ({ query }) => {
      try {
        return await ask(`${base}/${query}`);
      } catch (error) {
        console.error('Tool "search" failed:', error);
        return { ok: false as const, error: 'search_failed', retryable: true };
      }
    },
  });
}

export const run = (model: LanguageModel) =>
  generateText({
    model,
    prompt: 'Whose car is this?',
    tools: {
      readClock: clock,
      getHTTPStatus: {
        inputSchema: z.object({ url: z.string() }),
        execute: async ({ url }: { url: string }) => {
          try {
            return await ask(url);
          } catch (error) {
            console.error('Tool "getHTTPStatus" failed:', error);
            return { ok: false as const, error: 'get_http_status_failed', retryable: true };
          }
        },
      },
      getOrCreateUser: dynamicTool({
        inputSchema: z.object({}),
        execute: async () => {
          try {
            return await ask('/users');
          } catch (error) {
            console.error('Tool "getOrCreateUser" failed:', error);
            return { ok: false as const, error: 'get_or_create_user_failed', retryable: false };
          }
        },
      }),
      [CHARGE]: tool({
        inputSchema: z.object({}),
        execute: async () => {
          try {
            return await ask('/charge');
          } catch (error) {
            console.error('Tool "chargeCard" failed:', error);
            return { ok: false as const, error: 'charge_card_failed', retryable: false };
          }
        },
      }),
    },
  });

export default tool({
  inputSchema: z.object({}),
  execute: async () => {
    try {
      return await ask('/');
    } catch (error) {
      console.error('Tool "names" failed:', error);
      return { ok: false as const, error: 'names_failed', retryable: false };
    }
  },
});
