// @from 5
// @row agent-output
import { ToolLoopAgent as Agent, generateText, Output, type LanguageModel } from 'ai';
import { z } from 'zod';

const schema = z.object({ title: z.string() });

export const agent = (model: LanguageModel) =>
  new Agent({ model, output: Output.object({ schema }) });

export async function ask(model: LanguageModel, prompt: string) {
  const result = await generateText({ model, prompt, output: Output.object({ schema }) });
  const answer = await agent(model).generate({ prompt });
  return result.output.title + answer.output.title;
}
