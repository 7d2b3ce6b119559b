// @from 5
// @only output-errors
import { generateText, Output, type LanguageModel } from 'ai';
import { z } from 'zod';

export async function ask(model: LanguageModel, prompt: string) {
  try {
    const result = await generateText({
      model,
      prompt,
      experimental_output: Output.object({ schema: z.object({ title: z.string() }) }),
    });
    return result.experimental_output.title;
  } catch {
    return undefined;
  }
}
