// @from 6
// @only tool-description
// @findings error:11 error:21 error:27
// @types-skip-output what a person is to change does not compile
import { tool, type Tool, type ToolSet } from 'ai';
import { z } from 'zod';

const save = tool({ description: 'Save', inputSchema: z.object({}) });
declare function get(): Tool;
export function called(): string {
  return get().description ?? '';
}

interface Entry {
  title?: string;
  description?: string;
}
const entries: Entry[] = [];
const add = (entry: Entry): number => entries.push(entry);
export function collect(): number {
  return add(save);
}

function names(tools: Record<string, { description?: string }>): string[] {
  return Object.values(tools).flatMap(({ description }) => description ?? []);
}
export const listed = (tools: ToolSet): string[] => names(tools);
