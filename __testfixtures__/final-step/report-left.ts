// @from 6
// @only final-step
// @findings warning:12 warning:14 warning:20 warning:24
import { generateText, type LanguageModel, type StepResult, stepCountIs, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

type Result = Awaited<ReturnType<typeof generateText>>;

export async function ask() {
  const { usage, ...rest } = await generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
  console.log(usage, rest);
  const { toolCalls, ...others } = streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
  return [await toolCalls, others];
}

const result = streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
export let usage = result.text;
export const { content } = result;
usage = result.text;

export function either(result: Result | StepResult<ToolSet>) {
  return result.usage;
}
