// @from 4
// @unmigrated broken
import { type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

const answers = [
  { text: 'Let me see. ', toolCalls: [{ name: 'weather', input: { city: 'Izmir' } }] },
  { text: 'It is sunny.' },
];
export const turns = [...answers, ...answers];

/** What is said before the call of a tool belongs to the text of a stream. */
export async function main(model: LanguageModel) {
  const weather = tool({
    description: 'The weather in a city',
    parameters: z.object({ city: z.string() }),
    execute: async ({ city }) => ({ city, sky: 'clear' }),
  });
  const saved: string[] = [];
  const options = { model, prompt: 'Hello', tools: { weather }, temperature: 0, maxSteps: 4 };
  const first = streamText({ ...options, onFinish: ({ text }) => void saved.push(text) });
  await first.consumeStream();
  const second = streamText({ ...options, onFinish: event => void saved.push(event.text) });
  await second.consumeStream();
  const [text] = await Promise.all([second.text]);
  return { saved, texts: [await first.text, text] };
}
