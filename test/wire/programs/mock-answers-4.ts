// @from 4
// @unmigrated broken
import { generateText, simulateReadableStream, streamText, tool } from 'ai';
import * as mocks from 'ai/test';
import { z } from 'zod';

export const turns = [];

/** What the code under test gets of mocks is the same. */
export async function main() {
  const tools = { weather: tool({ description: 'The weather', parameters: z.object({ city: z.string() }) }) };
  const rawCall = { rawPrompt: null, rawSettings: {} };

  const answers = new mocks.MockLanguageModelV1({
    doGenerate: async () => ({
      text: 'Let me see.',
      reasoning: 'Weather.',
      toolCalls: [{ toolCallType: 'function', toolCallId: '1', toolName: 'weather', args: '{"city":"Rome"}' }],
      finishReason: 'tool-calls',
      usage: { promptTokens: 3, completionTokens: 4 },
      warnings: [{ type: 'other', message: 'slow' }],
      rawCall,
    }),
  });
  const streams = new mocks.MockLanguageModelV1({
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [
          { type: 'text-delta', textDelta: 'Hello' },
          { type: 'text-delta', textDelta: ', world' },
          { type: 'finish', finishReason: 'length', usage: { promptTokens: 1, completionTokens: 2 } },
        ],
      }),
      rawCall,
      warnings: [{ type: 'other', message: 'slow' }],
    }),
  });

  const { text, toolCalls, usage, finishReason, warnings } = await generateText({
    model: answers,
    prompt: 'Hi',
    tools,
  });
  const result = streamText({ model: streams, prompt: 'Hi' });
  const chunks: string[] = [];
  for await (const chunk of result.textStream) chunks.push(chunk);
  const called = toolCalls.map(({ toolName }) => toolName);
  const input = JSON.stringify(toolCalls).includes('{"city":"Rome"}');
  return [
    ...[text, called, input, usage.totalTokens, finishReason, warnings],
    ...[chunks, (await result.usage).totalTokens, await result.finishReason, await result.warnings],
  ];
}
