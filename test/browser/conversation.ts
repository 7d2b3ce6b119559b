/** A person at the page: what is said to the model, and what the page shows at each stop. */
import type { Page } from 'playwright-core';
import type { Turn } from '../wire/fake-model.js';
import type { PacedModel } from './model.js';

export const TURNS: Turn[] = [
  { text: 'Let me look. ', toolCalls: [{ name: 'getWeather', input: { city: 'Paris' } }] },
  { text: 'It is 21 degrees | in Paris now.' },
  { toolCalls: [{ name: 'getLocation', input: {} }] },
  { text: 'You are in Lyon.' },
  { text: 'A single dot.' },
  { text: 'Still a single dot.' },
];

const PICTURE = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** For the page: waits for its pictures. */
const WIDTHS = 'Promise.all([...document.images].map(image => image.decode().then(() => image.naturalWidth, () => 0)))';

/** What there is to see at a stop. */
export interface Seen {
  stop: string;
  text: string[];
  /** Widths of the pictures; 0 where one cannot be shown. */
  pictures: number[];
}

export async function converse(page: Page, url: string, model: PacedModel): Promise<Seen[]> {
  const seen: Seen[] = [];
  const stop = async (name: string, text: string, status = 'ready') => {
    await page.getByText(text, { exact: true }).waitFor();
    await page.getByText(status, { exact: true }).waitFor();
    const pictures = await page.evaluate<number[]>(WIDTHS);
    const [shown = ''] = await page.locator('main').allInnerTexts();
    seen.push({ stop: name, text: shown.split('\n').filter(line => line.trim() !== ''), pictures });
  };
  const say = async (text: string) => {
    await page.getByPlaceholder('Message').fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  };

  await page.goto(url);
  await stop('greeting', 'Ask me about the weather.');
  await say('How warm is it in Paris?');
  await stop('half a text', 'It is 21 degrees', 'streaming');
  model.resume();
  await stop('tool on the server', 'It is 21 degrees in Paris now.');
  await say('Where am I?');
  await stop('tool in the browser', 'You are in Lyon.');
  await page.setInputFiles('input[type=file]', PICTURE);
  await say('What is in this picture?');
  await stop('attachment', 'A single dot.');
  await page.getByRole('button', { name: 'Again' }).click();
  await stop('another answer', 'Still a single dot.');
  return seen;
}
