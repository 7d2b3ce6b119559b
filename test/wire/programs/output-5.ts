// @from 5
// @unmigrated broken
import { generateText, type LanguageModel, Output } from 'ai';
import { z } from 'zod';

export const turns = [{ text: '{"eyes":4}' }];

export async function main(model: LanguageModel) {
  const schema = z.object({ eyes: z.number() });
  const { experimental_output } = await generateText({
    model,
    prompt: 'Roll.',
    experimental_output: Output.object({ schema }),
  });
  return experimental_output;
}
