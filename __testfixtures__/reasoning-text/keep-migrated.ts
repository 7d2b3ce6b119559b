// @from 4
// @only reasoning-text
// @types-skip code of 7 in a package that says 4
import { generateText, isStepCount, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask() {
  const { finalStep, steps } = await generateText({ model, tools, prompt: 'Hello', stopWhen: isStepCount(5) });
  const { reasoning } = finalStep;
  return [finalStep.reasoningText, reasoning, steps.map(step => step.reasoning.length)];
}
