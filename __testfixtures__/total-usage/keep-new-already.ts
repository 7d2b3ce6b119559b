// @from 6
// @only total-usage final-step
// @types-skip it has a name of 7 already
import { generateText, isStepCount, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export const ask = async () =>
  (await generateText({ model, tools, stopWhen: isStepCount(5), prompt: 'Hello' })).totalUsage;
