// @from 6
// @only final-step
// @findings info:12
// @types-skip code of 7 in a package that says 6
import { generateText, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask() {
  const result = await generateText({ model, tools, prompt: 'Hello', stopWhen: ({ steps }) => steps.length > 4 });
  console.log(result.usage, result.toolCalls);
  return result.finalStep.usage;
}
