// @from 5
// @row agent-output
import { Experimental_Agent as Agent, generateText, Output, type LanguageModel } from 'ai';
import { z } from 'zod';

const schema = z.object({ title: z.string() });

export const agent = (model: LanguageModel) =>
  new Agent({ model, experimental_output: Output.object({ schema }) });

export async function ask(model: LanguageModel, prompt: string) {
  const result = await generateText({ model, prompt, experimental_output: Output.object({ schema }) });
  const answer = await agent(model).generate({ prompt });
  return result.experimental_output.title + answer.experimental_output.title;
}
