// @from 6
// @unmigrated broken
import { type LanguageModel, streamText, tool, type UIMessageChunk } from 'ai';
import { z } from 'zod';

export const turns = [
  {
    toolCalls: [
      { name: 'weather', input: { city: 'Izmir' } },
      { name: 'lookup', input: { id: '7' } },
      { name: 'lookup', input: { id: 7 } },
      { name: 'forgotten', input: {} },
    ],
  },
  { text: 'It is sunny in Izmir.' },
];

/** What the client is sent: the answer, calls and their results, and no text of an error. */
export async function main(model: LanguageModel) {
  const result = streamText({
    model,
    prompt: 'How is the weather, and who is 7?',
    tools: {
      weather: tool({
        description: 'The weather in a city',
        inputSchema: z.object({ city: z.string() }),
        execute: async ({ city }) => ({ city, sky: 'clear' }),
      }),
      lookup: tool({
        description: 'Looks a customer up',
        inputSchema: z.object({ id: z.string() }),
        execute: async ({ id }): Promise<string> => {
          throw new Error(`connect ECONNREFUSED 10.0.0.7:5432 (looking for ${id})`);
        },
      }),
    },
  });
  const chunks = await read(result.toUIMessageStream({ sendStart: false }));
  const answer = streamText({ model, prompt: 'Say it in a sentence.' });
  return [...chunks, ...(await read(answer.toUIMessageStream({ sendReasoning: false })))];
}

async function read(stream: ReadableStream<UIMessageChunk>) {
  const invalid = new Set<string>();
  const chunks: UIMessageChunk[] = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const chunk = next.value;
    if (chunk.type === 'tool-input-error') invalid.add(chunk.toolCallId);
    // 7 says of an invalid call only once that it is one.
    if (!(chunk.type === 'tool-output-error' && invalid.has(chunk.toolCallId))) chunks.push(chunk);
  }
  return chunks;
}
