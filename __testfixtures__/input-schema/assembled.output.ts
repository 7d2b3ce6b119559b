// @from 4
import { generateText, tool, type LanguageModel, type Tool, type ToolSet } from 'ai';
import { z } from 'zod';

interface Definition {
  name: string;
  description: string;
  parameters: z.ZodTypeAny;
}

declare const definitions: Definition[];

export function assemble() {
  const tools: ToolSet = {};
  tools.now = tool({ inputSchema: z.object({}), execute: async () => 'now' });
  tools['show-map'] = { inputSchema: z.object({ place: z.string() }) };
  for (const definition of definitions) {
    tools[definition.name] = tool({ description: definition.description, inputSchema: definition.parameters });
  }
  for (const { name, description, parameters } of definitions) {
    tools[name] ??= { description, inputSchema: parameters };
  }
  return tools;
}

export const fromEntries = (): Record<string, Tool> =>
  Object.fromEntries(definitions.map(({ name, parameters }) => [name, tool({ inputSchema: parameters })]));

export const reduced = () =>
  definitions.reduce<Record<string, Tool>>(
    (tools, { name, parameters }) => ({ ...tools, [name]: { inputSchema: parameters } }),
    {},
  );

export const spread = (definition: Definition) => tool({ ...definition, inputSchema: definition.parameters });

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, tools: { ...assemble(), ...fromEntries(), ...reduced() } });
