// @from 4
// @types-skip the other libraries are not installed
import { generateText, type LanguageModel } from 'ai';
import { Agent } from '@mastra/core/agent';
import { runLoop } from 'loop-runner';
import { z } from 'zod';

const agent = new Agent({ name: 'research', maxSteps: 4 });
const schema = z.object({ maxSteps: z.number().default(3) });

export async function run(model: LanguageModel, input: unknown) {
  const { maxSteps } = schema.parse(input);
  await runLoop({ maxSteps: 12 });
  await agent.generate('Hello', { maxSteps });
  const body = JSON.stringify({ maxSteps: 5 });
  return generateText({ model, prompt: body });
}
