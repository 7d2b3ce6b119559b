// @from 4
// @alone
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare function seats(show: string): Promise<number>;

const freeSeats = tool({
  description: 'Seats that are left.',
  inputSchema: z.object({ show: z.string() }),
  execute: async ({ show }) => {
    try {
      return { show, seats: await seats(show) };
    } catch (error) {
      console.error('Tool "freeSeats" failed:', error);
      return { ok: false as const, error: 'free_seats_failed', retryable: false };
    }
  },
});

export const run = (model: LanguageModel) =>
  generateText({ model, prompt: 'Is there a seat?', maxOutputTokens: 200, tools: { freeSeats } });
