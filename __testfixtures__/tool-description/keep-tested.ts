// @from 6
import { tool, type Tool, type ToolSet } from 'ai';
import { z } from 'zod';

interface Command {
  description: string;
}

export const search = tool({ description: 'Search', inputSchema: z.object({}) });
export const isDescribed = (one: Tool): boolean => !!one.description && typeof one.description === 'string';
export const count = (tools: ToolSet): number =>
  Object.values(tools).filter(one => (one.description ? true : false)).length;
export const line = (command: Command): string => command.description;

declare const expect: (value: unknown) => { toBe(value: string): void };
expect(search.description).toBe('Search');
export const text = (one: Tool): string => (typeof one.description === 'string' ? one.description : '');
