// @from 5
import { ToolLoopAgent as Agent, generateText, type LanguageModel } from 'ai';

export const agent = (model: LanguageModel) =>
  new Agent({ model, prepareStep: async () => ({ toolChoice: 'none' }) });
export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, prepareStep: async () => undefined });
