// @from 6
// @unmigrated broken
import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';

export const turns = [
  { toolCalls: [{ name: 'screenshot', input: { page: 'home' } }] },
  { toolCalls: [{ name: 'report', input: { page: 'home' } }] },
  { text: 'Both look fine.' },
];

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export async function main(model: LanguageModel) {
  const screenshot = tool({
    description: 'Looks at a page',
    inputSchema: z.object({ page: z.string() }),
    execute: async ({ page }) => ({ page, data: PIXEL }),
    toModelOutput: ({ output }) => ({
      type: 'content',
      value: [
        { type: 'text', text: output.page },
        { type: 'media', data: output.data, mediaType: 'image/png' },
        { type: 'media', data: Buffer.from(PIXEL, 'base64').toString('base64'), mediaType: 'image/png' },
      ],
    }),
  });
  const report = tool({
    description: 'Writes a report',
    inputSchema: z.object({ page: z.string() }),
    execute: async ({ page }) => page,
    toModelOutput: () => ({
      type: 'content',
      value: [
        { type: 'file-data', data: 'JVBERi0xLjQK', mediaType: 'application/pdf', filename: 'report.pdf' },
        { type: 'image-data', data: PIXEL, mediaType: 'image/png' },
      ],
    }),
  });
  const { text } = await generateText({
    model,
    prompt: 'Look at the page, and report.',
    tools: { screenshot, report },
    stopWhen: stepCountIs(4),
  });
  return text;
}
