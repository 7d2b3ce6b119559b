// @from 5
// @only provider-tools
// @types-skip-output reads of a name that is gone are left to a person
// @findings error:20 error:22 error:25 error:27 error:31
import type { Tool } from 'ai';

export type ProviderTool = Extract<Tool, { type: 'provider-defined' }>;

interface OwnTool {
  name: string;
  description: string;
  kind: 'own';
}

export class Tools {
  own = new Map<string, OwnTool>();
  provided = new Map<string, ProviderTool>();

  add(tool: ProviderTool): void {
    this.provided.set(tool.name, tool);
  }
  names = (): string[] => [...this.own.values(), ...this.provided.values()].map(tool => tool.name);
  ownNames = (): string[] => [...this.own.values()].map(tool => tool.name);
  all(): void {
    for (const { name } of this.provided.values()) console.log(name);
    const tools: Record<string, ProviderTool | { description: string; inputSchema: unknown }> = {};
    for (const { name, description } of this.own.values()) tools[name] = { description, inputSchema: {}, providerOptions: {} };
    for (const { name, description } of this.own.values()) tools[name] = { description, inputSchema: {} };
    console.log(tools);
  }
  ids = (): string[] => [...this.provided.values()].map(({ id, name: title }) => `${id} ${title}`);
}
