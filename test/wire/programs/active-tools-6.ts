// @from 6
// @unmigrated broken
import { generateText, type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

export const turns = [{ text: 'A four.' }, { text: 'A four.' }];

export async function main(model: LanguageModel) {
  const tools = {
    roll: tool({ description: 'Rolls a die', inputSchema: z.object({}) }),
    pay: tool({ description: 'Pays out', inputSchema: z.object({}) }),
  };
  const { text } = await generateText({ model, prompt: 'Roll.', tools, experimental_activeTools: ['roll'] });
  return [text, await streamText({ model, prompt: 'Roll.', tools, experimental_activeTools: ['roll'] }).text];
}
