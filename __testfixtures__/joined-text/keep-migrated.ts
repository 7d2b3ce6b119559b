// @from 4
// @only joined-text
// @types-skip code of 7 in a package that says 4
import { isStepCount, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask() {
  const result = streamText({ model, tools, prompt: 'Hello', stopWhen: isStepCount(5) });
  return [await result.text, (await result.steps).map(step => step.text).join('')];
}
