// @from 4
// @row experimental-output-option experimental-output-result
// @findings info:11
import { generateText, Output, type LanguageModel } from 'ai';
import { z } from 'zod';

export async function ask(model: LanguageModel, prompt: string) {
  const { experimental_output } = await generateText({
    model,
    prompt,
    experimental_output: Output.object({ schema: z.object({ title: z.string() }) }),
  });
  return experimental_output.title;
}
