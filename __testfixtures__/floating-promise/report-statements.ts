// @from 6
// @only floating-promise
// @findings warning:18 warning:24 info:25 warning:26 warning:27 warning:39 warning:47 warning:52 warning:56 warning:65
import { tool } from 'ai';
import { z } from 'zod';

declare function track(text: string): Promise<void>;
declare const emitter: { on(name: string, listener: (value: string) => void): void };
declare const isOn: boolean;
const inputSchema = z.object({ text: z.string(), guests: z.array(z.string()) });
const store = async (text: string): Promise<void> => {
  if (text === '') throw new RangeError('row 1 of notes_2027');
};

export const statement = tool({
  inputSchema,
  execute: async ({ text }) => {
    track(text);
    return text;
  },
});

const shared = async ({ text }: { text: string }) => {
  store(text);
  void track(text);
  isOn && track(text);
  track(text).then(() => console.log('tracked'));
  return text;
};
export const referred = tool({ inputSchema, execute: shared });
// Said once.
export const again = tool({ inputSchema, execute: shared });

export const nested = tool({
  inputSchema,
  execute: async ({ guests }) => {
    const sent = await Promise.all(
      guests.map(async guest => {
        track(guest);
        return guest.length; }), ); return sent; },
});

export const callbacks = tool({
  inputSchema,
  async execute({ guests, text }) {
    // The promises of these callbacks are dropped.
    guests.forEach(async guest => {
      await track(guest);
    });

    // A timer fires when the tool is done.
    setTimeout(async () => {
      await track(text);
    }, 500);

    emitter.on('message', async value => { await track(value); });
    return text;
  },
});

export const timer = tool({
  inputSchema,
  execute: ({ text }) => {
    const at = Date.now();
    setTimeout(() => {
      if (Date.now() - at > 9_000) throw new Error('late');
    }, 500);
    return text;
  },
});
