// @from 4
// @tool-errors return
import { tool } from 'ai';
import { z } from 'zod';

declare const ask: (path: string) => Promise<string>;

export function createTool() {
  return tool({ inputSchema: z.object({}), execute: async () => {
    try {
      return await ask('/weather');
    } catch (error) {
      console.error('Tool "weather" failed:', error);
      return { ok: false as const, error: 'weather_failed', retryable: false };
    }
  } });
}

export const getNewsTool = () => tool({ inputSchema: z.object({}), execute: async () => {
  try {
    return await ask('/news');
  } catch (error) {
    console.error('Tool "news" failed:', error);
    return { ok: false as const, error: 'news_failed', retryable: false };
  }
} });
