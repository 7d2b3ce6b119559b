// @from 4
// @unmigrated broken
import { generateText, type LanguageModel, tool } from 'ai';
import { z } from 'zod';

export const turns = [{ text: 'A four.' }];

export async function main(model: LanguageModel) {
  const tools = {
    roll: tool({ description: 'Rolls a die', parameters: z.object({}) }),
    pay: tool({ description: 'Pays out', parameters: z.object({}) }),
  };
  const { text } = await generateText({
    model,
    prompt: 'Roll.',
    temperature: 0,
    tools,
    experimental_activeTools: ['roll'],
  });
  return text;
}
