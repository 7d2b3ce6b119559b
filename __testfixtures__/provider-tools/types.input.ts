// @from 5
// @only provider-tools
import type { Tool } from 'ai';

interface OwnTool {
  type: 'user-defined';
  name: string;
}

export type ProviderTool = Extract<Tool, { type: 'provider-defined' }>;
export type Other = Extract<OwnTool | { type: 'provider-defined' }, { type: 'provider-defined' }>;

export const isProviderTool = (tool: Tool | OwnTool): boolean => 'type' in tool && tool.type === 'provider-defined';
export const isOther = (tool: OwnTool | { type: 'provider-defined' }): boolean => tool.type === 'provider-defined';
