// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

const HOURS = { weekday: '9-18', weekend: '10-16' } as const;
const PARTS = ['hull', 'sail'];
const GREETING = 'Good day';

export const tools = {
  litresToGallons: tool({
    inputSchema: z.object({ litres: z.number() }),
    execute: async ({ litres }) => ({ litres, gallons: Math.round(litres * 26.4172) / 100 }),
  }),
  now: tool({
    inputSchema: z.object({}),
    execute: async () => new Date().toISOString(),
  }),
  today: tool({
    inputSchema: z.object({}),
    execute: async () => {
      const date = new Date();
      return { date: date.toLocaleDateString('en-GB', { weekday: 'long' }), ms: Date.now() };
    },
  }),
  greet: tool({
    inputSchema: z.object({ name: z.string(), formal: z.boolean() }),
    execute: async ({ name, formal }) => {
      const word = formal ? GREETING : 'Hi';
      console.log('greeting', name);
      await new Promise(resolve => setTimeout(resolve, 250));
      return `${word}, ${name.trim().toUpperCase()}`;
    },
  }),
  openingHours: tool({
    inputSchema: z.object({ day: z.enum(['weekday', 'weekend']) }),
    execute: async ({ day }) => HOURS[day],
  }),
  parts: tool({
    inputSchema: z.object({ wanted: z.array(z.object({ name: z.string(), count: z.number() })) }),
    execute: async input => {
      let total = 0;
      for (const part of input.wanted) {
        if (!PARTS.includes(part.name)) continue;
        total += part.count;
      }
      const names = input.wanted.map(part => part.name.toLowerCase()).filter(name => name !== '');
      return { total, names, first: PARTS.find(part => part === names[0])?.length ?? null };
    },
  }),
  confirm: tool({
    inputSchema: z.object({ text: z.string() }),
    async execute({ text }) {
      switch (text) {
        case 'yes':
          return true;
        default:
          return false;
      }
    },
  }),
};

/** What is kept between calls has a type that says what it is. */
export function noted() {
  let notes: { text: string; isDone: boolean }[] = [];
  return tool({
    inputSchema: z.object({ texts: z.array(z.string()) }),
    execute: async ({ texts }) => {
      notes = texts.map(text => ({ text, isDone: false }));
      return { notes, open: notes.filter(({ isDone }) => !isDone).length };
    },
  });
}
