// @from 5
import { streamText, type LanguageModel, type ToolSet } from 'ai';

export const ask = (model: LanguageModel, tools: ToolSet, prompt: string) =>
  streamText({ model, tools, prompt, experimental_activeTools: ['now'] });
