// @from 6
// @unmigrated works
import { generateText } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';

export const turns = [];

/** A mock that answers a file, which has a tag in V4. */
const painter = new MockLanguageModelV3({
  doGenerate: async () => ({
    content: [
      { type: 'text', text: 'Here it is.' },
      { type: 'file', data: 'aGk=', mediaType: 'image/png' },
    ],
    finishReason: { unified: 'stop', raw: 'stop' },
    usage: {
      inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 1, text: 1, reasoning: 0 },
    },
    warnings: [],
  }),
});

export async function main() {
  const { text, files } = await generateText({ model: painter, prompt: 'Draw a house.' });
  return [text, ...files.map(({ base64, mediaType }) => [base64, mediaType])];
}
