// @from 6
// @row experimental-output-option experimental-output-result
import { generateText, Output, streamText, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
const schema = z.object({ title: z.string() });
const experimental_output = Output.object({ schema });

export async function member(prompt: string) {
  const result = await generateText({ model, prompt, experimental_output: Output.object({ schema }) });
  console.log(result.experimental_output.title, result['experimental_output'], result?.experimental_output);
  return result.experimental_output;
}

export async function pattern(prompt: string) {
  const { experimental_output, text } = await generateText({ model, prompt, experimental_output: Output.json() });
  const { experimental_output: object } = await generateText({ model, prompt, 'experimental_output': Output.json() });
  return [experimental_output, text, object];
}

export const then = (prompt: string) =>
  generateText({ model, prompt, experimental_output }).then(({ experimental_output: { title } }) => title);

export const stream = (prompt: string) => streamText({ model, prompt, experimental_output }).textStream;

export const outputOf = (result: Awaited<ReturnType<typeof generateText>>) => result.experimental_output;
