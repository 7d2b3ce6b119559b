// @from 4
import { generateText, tool, type LanguageModel, type Tool } from 'ai';
import type { z } from 'zod';

interface Definition {
  name: string;
  description: string;
  parameters: z.ZodTypeAny;
}

declare const ask: Definition;

export const whole = tool({ ...ask, inputSchema: ask.parameters });

export const run = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, tools: { ask: { ...ask, inputSchema: ask.parameters } } });

export function add(tools: Record<string, Tool>, definition: Definition) {
  tools[definition.name] = { ...definition, inputSchema: definition.parameters };
}
