// @from 4
// @types-skip code of 7 in a package that says 4
import { generateText, isStepCount, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function charge(tokens: number): void;

export async function ask() {
  const { usage, finalStep } = await generateText({ model, tools, prompt: 'Hello', stopWhen: isStepCount(5) });
  const { inputTokens: promptTokens = 0, totalTokens } = usage;
  charge(promptTokens + (usage.outputTokens ?? 0));
  return { promptTokens, completionTokens: usage.outputTokens, totalTokens, last: finalStep.usage };
}
