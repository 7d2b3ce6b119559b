// @from 6
// @only tool-output-files
// @row tool-output-media tool-output-file-data tool-output-url tool-output-file-id tool-result-legacy-parts
import { readFile } from 'node:fs/promises';
import { generateImage, generateText, type LanguageModel, type ModelMessage, tool } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
const inputSchema = z.object({ name: z.string() });

export const screenshot = tool({
  inputSchema,
  execute: ({ name }) => readFile(`${name}.png`),
  toModelOutput: ({ output }) => ({
    type: 'content',
    value: [{ type: 'file', data: { type: 'data', data: output.toString('base64') }, mediaType: 'image/png' }],
  }),
});

export const report = tool({
  inputSchema,
  execute: ({ name }) => readFile(`${name}.pdf`),
  async toModelOutput({ output }) {
    const data = output.toString('base64');
    return {
      type: 'content' as const,
      value: [
        { type: 'text' as const, text: 'The report' },
        {
          type: 'file' as const,
          data: { type: 'data' as const, data },
          mediaType: 'application/pdf',
          filename: 'report.pdf',
        },
      ],
    };
  },
});

export const links = tool({
  inputSchema,
  execute: ({ name }) => `https://example.com/${name}`,
  toModelOutput: ({ output: url }) => ({
    type: 'content',
    value: [
      { type: 'file', data: { type: 'url', url: new URL(url) }, mediaType: 'image' },
      { type: 'file', data: { type: 'url', url: new URL(`${url}.png`) }, mediaType: 'image', providerOptions: { openai: { imageDetail: 'low' } } },
      { type: 'file', data: { type: 'url', url: new URL(`${url}.pdf`) }, mediaType: 'application/pdf' },
      { type: 'file', data: { type: 'reference', reference: { openai: 'file-1' } }, mediaType: 'application' },
      { type: 'file', data: { type: 'reference', reference: { openai: 'file-2' } }, mediaType: 'image' },
    ],
  }),
});

export async function draw(prompt: string): Promise<ModelMessage> {
  const { image } = await generateImage({ model: 'openai/gpt-image-1', prompt });
  const { base64, mediaType } = image;
  const value = [{ type: "file" as const, data: { type: "data" as const, data: image.base64 }, mediaType }];
  console.log(base64.length);
  return {
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId: '1', toolName: 'draw', output: { type: 'content', value } }],
  };
}

const stored: ModelMessage[] = [
  {
    role: 'tool',
    content: [
      {
        type: 'tool-result',
        toolCallId: '1',
        toolName: 'screenshot',
        output: { type: 'content', value: [{ type: 'file', data: { type: 'data', data: 'iVBORw0KGgo=' }, mediaType: 'image/png' }] },
      },
    ],
  },
];
export const again = () => generateText({ model, messages: stored });
