// @from 4
// @row output-non-stop
// @only output-errors
// @findings warning:16
import { generateText, Output, type LanguageModel } from 'ai';
import { z } from 'zod';

export async function ask(model: LanguageModel, prompt: string) {
  const result = await generateText({
    model,
    prompt,
    // Parsed when it is read.
    experimental_output: Output.object({ schema: z.object({ title: z.string() }) }),
  });
  try {
    return result.experimental_output.title;
  } catch {
    return undefined;
  }
}
