// @from 6
// @only total-usage step-count-is
// @types-skip it has a name of 7 already
import { generateText, isStepCount, type LanguageModel, stepCountIs, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export const first = async () =>
  (await generateText({ model, tools, stopWhen: isStepCount(5), prompt: 'Hello' })).totalUsage;

export const second = async () =>
  (await generateText({ model, tools, stopWhen: stepCountIs(5), prompt: 'Hello' })).totalUsage;
