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
    description: typeof tool.description === 'function' ? undefined : tool.description,
    title: (typeof tool.description === 'function' ? undefined : tool.description) ?? name,
  }));
export const lines = (tools: ToolSet): string[] => Object.values(tools).map(({ description }) => (typeof description === 'function' ? undefined : description) || 'None');
export const shorthand = (tool: Tool): Row => {
  const { description } = tool;
  console.log(`${tool.description}`);
  return { name: 'x', description: typeof description === 'function' ? undefined : description, title: (typeof tool.description === 'function' ? undefined : tool.description)! };
};
export function describe(tool?: Tool): string | undefined {
  line((typeof tool?.description === 'function' ? undefined : tool?.description) ?? '');
  return typeof tool?.description === 'function' ? undefined : tool?.description;
}
export function strict(tool: Tool): string {
  if (tool.description !== undefined) return typeof tool.description === 'function' ? '' : tool.description;
  return '';
}
export const short = (tool: Tool): string => (typeof tool.description === 'function' ? undefined : tool.description)?.trim().slice(0, 80) ?? '';
export const first = (tool: Tool): boolean => (typeof tool.description === 'function' ? undefined : tool.description)!.startsWith('A');
export const entries = (tools: ToolSet) => Object.values(tools).map((tool): Row => ({ name: '', description: typeof tool.description === 'function' ? undefined : tool.description, title: '' }));
export const listed = (tools: ToolSet): Row[] => Object.values(tools).map(tool => { return { name: '', ['description']: typeof tool['description'] === 'function' ? undefined : tool['description'], title: '' }; });
export const either = (tool: Tool, known: boolean): string => (known ? (typeof tool.description === 'function' ? undefined : tool.description) ?? '' : 'unknown');

export function kept(tool: Tool): string[] {
  const description = typeof tool.description === 'function' ? '' : tool.description;
  if (!description) return [];
  return [description.toUpperCase()];
}

export interface Schema {
  about?: Tool['description'];
}
export const about = (schema: Schema): string => (typeof schema.about === 'function' ? undefined : schema.about) ?? '';
export const both = ({ about = '' }: Schema): string => typeof about === 'function' ? '' : about;

export function inferred(tool: Tool) {
  return { description: tool.description };
}
