// @from 6
import { generateText, type LanguageModel, type StopCondition, type ToolSet } from 'ai';

const stepCountIs = (count: number): StopCondition<ToolSet> => ({ steps }) => steps.length >= count;

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: stepCountIs(3) });
