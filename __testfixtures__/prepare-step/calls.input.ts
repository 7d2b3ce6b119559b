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
    experimental_prepareStep: ({ stepNumber }) => (stepNumber === 0 ? { toolChoice: 'required' } : {}),
  });
export const shorthand = (prompt: string) => generateText({ model, tools, prompt, experimental_prepareStep });
export const method = (prompt: string) =>
  generateText({
    model,
    tools,
    prompt,
    async experimental_prepareStep({ messages }) {
      return { messages: messages.slice(-10) };
    },
  });

const settings = { temperature: 0, experimental_prepareStep };

export const spread = (prompt: string) => generateText({ model, tools, prompt, ...settings });
