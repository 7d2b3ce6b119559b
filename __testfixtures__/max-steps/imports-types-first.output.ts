// @from 4
import { type ToolSet, type LanguageModel, isStepCount, streamText, tool } from 'ai';

export const show = (model: LanguageModel, prompt: string, tools: ToolSet) =>
  streamText({ model, prompt, tools, stopWhen: isStepCount(5) });
export { tool };
