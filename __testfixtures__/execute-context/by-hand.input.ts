// @from 6
// @row direct-execute-call
// @only execute-context tools-context
import { type ModelMessage, tool } from 'ai';
import { z } from 'zod';

const weather = tool({
  inputSchema: z.object({ city: z.string() }),
  execute: async ({ city }: { city: string }) => `Sunny in ${city}.`,
});
const tools = { weather };

export async function check(messages: ModelMessage[]) {
  const first = await weather.execute!({ city: 'Rome' }, { toolCallId: '1', messages: [] });
  const second = await tools.weather.execute?.(
    { city: 'Rome' },
    {
      toolCallId: '2',
      messages, // all
    },
  );
  const options = { toolCallId: '3', messages };
  const third = await tools['weather'].execute!({ city: 'Rome' }, options);
  const given = await weather.execute?.({ city: 'Rome' }, { toolCallId: '4', messages, experimental_context: { user: 'a' } });
  return [first, second, third, given];
}
