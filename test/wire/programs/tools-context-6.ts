// @from 6
// @unmigrated broken
import { generateText, type LanguageModel, stepCountIs, streamText, tool } from 'ai';
import { z } from 'zod';

interface Visit {
  user: string;
  seen: string[];
}

const loop = [
  { toolCalls: [{ name: 'look', input: { at: 'a' } }] },
  { toolCalls: [{ name: 'count', input: {} }] },
  { text: 'Two.' },
];

const asked = { toolCalls: [{ name: 'remove', input: {} }] };

export const turns = [...loop, ...loop, asked, asked, { text: 'Done.' }];

const look = tool({
  inputSchema: z.object({ at: z.string() }),
  execute: async ({ at }, { experimental_context }) => {
    const visit = experimental_context as Visit;
    visit.seen.push(at);
    return `${visit.user} looks at ${at}`;
  },
});

const count = tool({
  inputSchema: z.object({}),
  execute: async (_input, options) => (options.experimental_context as Visit).seen.length,
});

const remove = tool({
  inputSchema: z.object({}),
  needsApproval: (_input, { experimental_context: context }) => (context as { role: string }).role !== 'admin',
  execute: async () => 'removed',
});

const stopWhen = stepCountIs(3);

export async function main(model: LanguageModel) {
  const visit: Visit = { user: 'ann', seen: [] };
  const tools = { look, count };
  const first = await generateText({ model, prompt: 'Look.', tools, stopWhen, experimental_context: visit });
  const second = streamText({ model, prompt: 'Look.', tools, stopWhen, experimental_context: visit });
  await second.consumeStream();
  const clean = (role: string) =>
    generateText({ model, prompt: 'Clean.', tools: { remove }, stopWhen, experimental_context: { role } });
  const kinds = [];
  for (const role of ['guest', 'admin'])
    kinds.push((await clean(role)).steps.map(step => step.content.map(part => part.type)));
  return { texts: [first.text, await second.text], seen: visit.seen, kinds };
}
