// @from 4
// @row stream-ui-tools RSC-01
import { streamUI } from '@ai-sdk/rsc';
import { openai } from '@ai-sdk/openai';
import { z } from 'zod';

const Card = ({ city }: { city: string }) => <section>{city}</section>;

export async function submit(prompt: string) {
  'use server';
  return streamUI({
    model: openai.chat('gpt-4o'),
    prompt,
    text: ({ content }) => <p>{content}</p>,
    tools: {
      weather: {
        description: 'Weather',
        inputSchema: z.object({ city: z.string() }),
        generate: async function* ({ city }) {
          yield <p>parameters</p>;
          return <Card city={city} />;
        },
      },
      list: {
        inputSchema: z.object({}),
        generate: async () => <ul />,
      },
    },
  });
}
