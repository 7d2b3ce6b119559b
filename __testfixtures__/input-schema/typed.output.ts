// @from 4
import { generateText, tool, type LanguageModel, type Tool, type ToolSet } from 'ai';
import { z } from 'zod';

const annotated: Tool = { inputSchema: z.object({ a: z.string() }) };

const satisfied = { description: 'B', inputSchema: z.object({ b: z.string() }) } satisfies Tool;

const constant = { inputSchema: z.object({ c: z.string() }) } as const;

const record: Record<string, Tool> = {
  annotated,
  inline: { inputSchema: z.object({ d: z.string() }) },
};

const set = { satisfied, constant, e: { inputSchema: z.object({ e: z.string() }) } } satisfies ToolSet;

const fromCall: NonNullable<Parameters<typeof generateText>[0]['tools']> = { f: { inputSchema: z.object({}) } };

const list: Tool[] = [{ inputSchema: z.object({ g: z.string() }) }, tool({ inputSchema: z.object({}) })];

export function create(name: string): Tool {
  if (name === 'h') return { inputSchema: z.object({ h: z.string() }) };
  return list[0] ?? { inputSchema: z.object({}) };
}

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, tools: { ...record, ...set, ...fromCall, last: create('h') } });
