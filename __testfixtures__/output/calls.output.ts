// @from 6
// @row experimental-output-option experimental-output-result
import { generateText, Output, streamText, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
const schema = z.object({ title: z.string() });
const experimental_output = Output.object({ schema });

export async function member(prompt: string) {
  const result = await generateText({ model, prompt, output: Output.object({ schema }) });
  console.log(result.output.title, result['output'], result?.output);
  return result.output;
}

export async function pattern(prompt: string) {
  const { output: experimental_output, text } = await generateText({ model, prompt, output: Output.json() });
  const { output: object } = await generateText({ model, prompt, 'output': Output.json() });
  return [experimental_output, text, object];
}

export const then = (prompt: string) =>
  generateText({ model, prompt, output: experimental_output }).then(({ output: { title } }) => title);

export const stream = (prompt: string) => streamText({ model, prompt, output: experimental_output }).textStream;

export const outputOf = (result: Awaited<ReturnType<typeof generateText>>) => result.output;
