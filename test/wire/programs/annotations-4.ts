// @from 4
// @unmigrated broken
import { createDataStreamResponse, type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

export const turns = [{ toolCalls: [{ name: 'roll', input: {} }] }, { text: 'Four.' }];

/** Annotations before the result, between its steps and behind it. */
export async function main(model: LanguageModel) {
  const response = createDataStreamResponse({
    execute: async dataStream => {
      dataStream.writeMessageAnnotation({ asked: true });
      dataStream.writeMessageAnnotation('second');
      const result = streamText({
        model,
        temperature: 0,
        prompt: 'Roll.',
        maxSteps: 2,
        tools: { roll: tool({ parameters: z.object({}), execute: async () => 4 }) },
        onStepFinish: ({ text }) => dataStream.writeMessageAnnotation([text]),
        onFinish: () => dataStream.writeMessageAnnotation({ done: null }),
      });
      result.mergeIntoDataStream(dataStream);
    },
  });
  return see(await response.text());
}

/** What a client has of them, in either protocol: 4 adds those of a part, and 7 replaces the list. */
function see(events: string) {
  const lists: unknown[][] = [];
  for (const line of events.split('\n')) {
    const [, code, json] = /^(\w+): ?([["{].*)$/.exec(line) ?? [];
    if (!code || !json || json === '[DONE]') continue;
    const value = JSON.parse(json);
    if (code === '8') lists.push([...(lists.at(-1) ?? []), ...value]);
    else if (value.type === 'message-metadata') lists.push(value.messageMetadata.annotations);
  }
  return lists;
}
