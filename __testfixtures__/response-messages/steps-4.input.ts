// @from 4
// @only response-messages
// @row step-response-messages
import { generateText, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask(n: number) {
  const result = await generateText({ model, tools, prompt: 'Hello' });
  const { steps } = result;
  return [result.steps.at(-1)!.response.messages, steps[n]!.response.messages];
}
