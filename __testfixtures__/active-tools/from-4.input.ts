// @from 4
// @row experimental-active-tools
// @only active-tools prepare-step
import { generateText, type LanguageModel, type ToolSet } from 'ai';

export const ask = (model: LanguageModel, tools: ToolSet, prompt: string) =>
  generateText({
    model,
    tools,
    prompt,
    experimental_activeTools: [],
    experimental_prepareStep: async () => ({ experimental_activeTools: ['now'] }),
  });
