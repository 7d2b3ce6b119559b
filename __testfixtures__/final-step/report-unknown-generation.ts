// @from none
// @only final-step
// @findings warning:11 warning:12
import { generateText, type LanguageModel, stepCountIs, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask() {
  const result = await generateText({ model, tools, prompt: 'Hello', stopWhen: [stepCountIs(5)] });
  console.log(result.usage, result.request);
  return result.toolCalls;
}
