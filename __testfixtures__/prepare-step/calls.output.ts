// @from 6
// @row experimental-prepare-step
import { generateText, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
const experimental_prepareStep = async () => ({ toolChoice: 'required' as const });

export const property = (prompt: string) =>
  generateText({
    model,
    tools,
    prompt,
    prepareStep: ({ stepNumber }) => (stepNumber === 0 ? { toolChoice: 'required' } : {}),
  });
export const shorthand = (prompt: string) => generateText({ model, tools, prompt, prepareStep: experimental_prepareStep });
export const method = (prompt: string) =>
  generateText({
    model,
    tools,
    prompt,
    async prepareStep({ messages }) {
      return { messages: messages.slice(-10) };
    },
  });

const settings = { temperature: 0, prepareStep: experimental_prepareStep };

export const spread = (prompt: string) => generateText({ model, tools, prompt, ...settings });
