// @from 4
import { type ToolSet, type LanguageModel, streamText, tool } from 'ai';

export const show = (model: LanguageModel, prompt: string, tools: ToolSet) =>
  streamText({ model, prompt, tools, maxSteps: 5 });
export { tool };
