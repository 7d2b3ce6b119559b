// @from 4
// @unmigrated broken
import { type LanguageModelV1StreamPart, simulateReadableStream, streamText } from 'ai';
import { MockLanguageModelV1 } from 'ai/test';

export const turns = [];

const words = (text: string): LanguageModelV1StreamPart[] =>
  text.split(' ').map(word => ({ type: 'text-delta' as const, textDelta: `${word} ` }));

const thoughts = (text: string): LanguageModelV1StreamPart[] =>
  text.split(' ').map(word => ({ type: 'reasoning' as const, textDelta: `${word} ` }));

const chunksFor = (name: string): LanguageModelV1StreamPart[] => [
  ...thoughts('Who is this?'),
  ...words(`Hello, ${name}!`),
  { type: 'text-delta', textDelta: 'And ' },
  { type: 'text-delta', textDelta: 'welcome.' },
  { type: 'finish', finishReason: 'length', usage: { promptTokens: 1, completionTokens: 2 } },
];

/** What the code under test gets of chunks that functions make is the same. */
export async function main() {
  const model = new MockLanguageModelV1({
    doStream: async () => ({
      stream: simulateReadableStream({ chunks: chunksFor('Ann') }),
      rawCall: { rawPrompt: null, rawSettings: {} },
    }),
  });
  const result = streamText({ model, prompt: 'Hi' });
  const chunks: string[] = [];
  for await (const chunk of result.textStream) chunks.push(chunk);
  const { totalTokens } = await result.usage;
  return [chunks, await result.text, totalTokens, await result.finishReason];
}
