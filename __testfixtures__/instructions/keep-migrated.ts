// @from 7
import { generateText, ToolLoopAgent, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string, system: string) =>
  generateText({ model, prompt, instructions: system, prepareStep: () => ({ instructions: system }) });

export const agent = (model: LanguageModel, system: string) => new ToolLoopAgent({ model, instructions: system });
