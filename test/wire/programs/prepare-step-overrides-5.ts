// @from 5
// @unmigrated broken
import { generateText, type LanguageModel, type ModelMessage, stepCountIs, streamText, tool } from 'ai';
import { z } from 'zod';

const roll = { toolCalls: [{ name: 'roll', input: {} }] };
const loop = [roll, roll, roll, { text: 'A four.' }];

export const turns = [...loop, ...loop, ...loop, ...loop];

const reminder: ModelMessage = { role: 'user', content: 'Be brief.' };

export async function main(model: LanguageModel) {
  const tools = { roll: tool({ inputSchema: z.object({}), execute: async () => 4 }) };
  const settings = { model, tools, prompt: 'Roll.', stopWhen: stepCountIs(4) };

  const first = await generateText({
    ...settings,
    system: 'You are a dealer.',
    prepareStep: ({ stepNumber }) => (stepNumber === 1 ? { system: 'Say it as a word.' } : {}),
  });
  const second = streamText({
    ...settings,
    prepareStep: ({ messages, stepNumber }) => {
      if (stepNumber === 2) return { system: 'Come to an end.' };
      return { messages: [...messages, reminder] };
    },
  });
  await second.consumeStream();
  const third = await generateText({
    ...settings,
    prepareStep({ messages }) {
      if (messages.length > 4) return { messages: messages.slice(-2) };
    },
  });
  const fourth = await generateText({
    ...settings,
    prepareStep: ({ messages }) => ({
      messages: messages.map((message, i) =>
        i === messages.length - 1 ? { ...message, providerOptions: { a: { b: 1 } } } : message,
      ),
    }),
  });
  return [first.text, await second.text, third.text, fourth.text];
}
