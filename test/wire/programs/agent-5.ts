// @from 5
// @unmigrated broken
import { Experimental_Agent as Agent, type LanguageModel, tool } from 'ai';
import { z } from 'zod';

export const turns = [{ toolCalls: [{ name: 'roll', input: { sides: 6 } }] }, { text: 'Four.' }];

export async function main(model: LanguageModel) {
  const roll = tool({ inputSchema: z.object({ sides: z.number() }), execute: () => 4 });
  const agent = new Agent({ model, tools: { roll } });
  const rolled = await agent.generate({ prompt: 'Roll.' });
  const result = agent.stream({ prompt: 'And now?' });
  return [rolled.finishReason, await result.text];
}
