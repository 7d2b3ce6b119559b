// @from 6
// @only tool-description
// @findings info:22 warning:52
import type { Tool, ToolSet } from 'ai';

interface Row {
  name: string;
  description?: string;
  title: string;
}
declare function line(text: string): void;

export const rows = (tools: ToolSet): Row[] =>
  Object.entries(tools).map(([name, tool]) => ({
    name,
    description: tool.description,
    title: tool.description ?? name,
  }));
export const lines = (tools: ToolSet): string[] => Object.values(tools).map(({ description }) => description || 'None');
export const shorthand = (tool: Tool): Row => {
  const { description } = tool;
  console.log(`${tool.description}`);
  return { name: 'x', description, title: tool.description! };
};
export function describe(tool?: Tool): string | undefined {
  line(tool?.description ?? '');
  return tool?.description;
}
export function strict(tool: Tool): string {
  if (tool.description !== undefined) return tool.description;
  return '';
}
export const short = (tool: Tool): string => tool.description?.trim().slice(0, 80) ?? '';
export const first = (tool: Tool): boolean => tool.description!.startsWith('A');
export const entries = (tools: ToolSet) => Object.values(tools).map((tool): Row => ({ name: '', description: tool.description, title: '' }));
export const listed = (tools: ToolSet): Row[] => Object.values(tools).map(tool => { return { name: '', ['description']: tool['description'], title: '' }; });
export const either = (tool: Tool, known: boolean): string => (known ? tool.description ?? '' : 'unknown');

export function kept(tool: Tool): string[] {
  const description = tool.description;
  if (!description) return [];
  return [description.toUpperCase()];
}

export interface Schema {
  about?: Tool['description'];
}
export const about = (schema: Schema): string => schema.about ?? '';
export const both = ({ about = '' }: Schema): string => about;

export function inferred(tool: Tool) {
  return { description: tool.description };
}
