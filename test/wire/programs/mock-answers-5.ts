// @from 5
// @unmigrated broken
import { generateText, streamText, tool } from 'ai';
import * as mocks from 'ai/test';
import { z } from 'zod';

export const turns = [];

/** What the code under test gets of mocks is the same. */
export async function main() {
  const tools = { weather: tool({ description: 'The weather', inputSchema: z.object({ city: z.string() }) }) };
  const usage = { inputTokens: 3, outputTokens: 4, totalTokens: 7 };

  const answers = new mocks.MockLanguageModelV2({
    doGenerate: {
      content: [
        { type: 'text', text: 'Here it is.' },
        { type: 'file', data: 'aGk=', mediaType: 'image/png' },
        { type: 'tool-call', toolCallId: '1', toolName: 'weather', input: '{"city":"Rome"}' },
      ],
      finishReason: 'tool-calls',
      usage,
      warnings: [],
    },
  });
  const streams = new mocks.MockLanguageModelV2({
    doStream: async () => ({
      stream: mocks.convertArrayToReadableStream([
        { type: 'stream-start', warnings: [] },
        { type: 'text-start', id: '1' },
        { type: 'text-delta', id: '1', delta: 'Hello' },
        { type: 'text-end', id: '1' },
        { type: 'finish', finishReason: 'length', usage },
      ]),
    }),
  });

  const answer = await generateText({ model: answers, prompt: 'Hi', tools });
  const result = streamText({ model: streams, prompt: 'Hi' });
  const text = await result.text;
  return [
    ...[answer.text, answer.files.map(({ base64 }) => base64), answer.toolCalls.map(({ input }) => input)],
    ...[answer.usage.inputTokens, answer.usage.outputTokens, answer.usage.totalTokens, answer.finishReason],
    ...[text, (await result.usage).outputTokens, await result.finishReason],
  ];
}
