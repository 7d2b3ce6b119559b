// @from 4
import { generateText, tool, type LanguageModel, type Tool, type ToolSet } from 'ai';
import { z } from 'zod';

const annotated: Tool = { parameters: z.object({ a: z.string() }) };

const satisfied = { description: 'B', parameters: z.object({ b: z.string() }) } satisfies Tool;

const constant = { parameters: z.object({ c: z.string() }) } as const;

const record: Record<string, Tool> = {
  annotated,
  inline: { parameters: z.object({ d: z.string() }) },
};

const set = { satisfied, constant, e: { parameters: z.object({ e: z.string() }) } } satisfies ToolSet;

const fromCall: NonNullable<Parameters<typeof generateText>[0]['tools']> = { f: { parameters: z.object({}) } };

const list: Tool[] = [{ parameters: z.object({ g: z.string() }) }, tool({ parameters: z.object({}) })];

export function create(name: string): Tool {
  if (name === 'h') return { parameters: z.object({ h: z.string() }) };
  return list[0] ?? { parameters: z.object({}) };
}

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, tools: { ...record, ...set, ...fromCall, last: create('h') } });
