// @from 4
// @alone
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare function seats(show: string): Promise<number>;

const freeSeats = tool({
  description: 'Seats that are left.',
  parameters: z.object({ show: z.string() }),
  execute: async ({ show }) => ({ show, seats: await seats(show) }),
});

export const run = (model: LanguageModel) =>
  generateText({ model, prompt: 'Is there a seat?', maxTokens: 200, tools: { freeSeats } });
