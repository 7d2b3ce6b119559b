// @from 6
// @row experimental-partial-output-stream
import { Output, streamText, type LanguageModel, type StreamTextResult, type ToolSet } from 'ai';

export async function show(model: LanguageModel, prompt: string) {
  const result = streamText({ model, prompt, output: Output.json() });
  for await (const partial of result.partialOutputStream) console.log(partial);
}
export const { partialOutputStream: partials } = streamText({ model: 'openai/gpt-5', prompt: 'Hi', output: Output.json() });
export function read({ partialOutputStream: experimental_partialOutputStream }: StreamTextResult<ToolSet, any, any>) {
  return experimental_partialOutputStream;
}
export const maybe = (result?: StreamTextResult<ToolSet, any, any>) => result?.['partialOutputStream'];
