// @from 4
// @only response-messages
// @row step-response-messages
import { generateText, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask(n: number) {
  const result = await generateText({ model, tools, prompt: 'Hello' });
  const { steps } = result;
  return [result.responseMessages, steps.slice(0, n + 1).flatMap(step => step.response.messages)];
}
