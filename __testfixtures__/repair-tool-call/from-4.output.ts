// @from 4
import { generateText, type LanguageModel, type ToolSet } from 'ai';

export const ask = (model: LanguageModel, tools: ToolSet, prompt: string) =>
  generateText({ model, tools, prompt, repairToolCall: async () => null });
