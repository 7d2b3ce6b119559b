// @from 4
// @row tool-choice-violation
// @findings info:10
import { generateText, type LanguageModel, type ToolSet } from 'ai';

export const main = (model: LanguageModel, tools: ToolSet, prompt: string, needs: boolean) => [
  generateText({ model, tools, prompt }),
  generateText({ model, tools, prompt, toolChoice: 'auto' }),
  generateText({ model, tools, prompt, toolChoice: undefined }),
  generateText({ model, tools, prompt, toolChoice: needs ? 'required' : 'none' }),
  generateText({ model, tools, prompt, toolChoice: { type: 'tool', toolName: 'weather' } }),
];
