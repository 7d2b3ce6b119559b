// @from 6
// @only tool-description
import { tool, type Tool, type ToolSet } from 'ai';
import { z } from 'zod';

interface Command {
  description?: string;
}
const search = tool({ description: 'Search', inputSchema: z.object({}) });
const run = (command: Command): string => command.description ?? '';
const wide = (one: { description?: unknown }): boolean => one.description !== undefined;
const whole = (one: Tool): boolean => one.description !== undefined;
const either = (one: (Command & { name: string }) | Tool): string => ('name' in one ? (one.description ?? one.name) : 'a tool');
const options = ({ tools }: { tools: ToolSet; description?: string }): number => Object.keys(tools).length;

const all = (list: Record<string, Command>): Command[] => Object.values(list);
export const commands = all({ x: { description: 'x' } });
export const used = [run({ description: 'x' }), wide(search), whole(search), either(search), options({ tools: { search } })];
export const made = tool({ description: search.description, inputSchema: z.object({}) });
