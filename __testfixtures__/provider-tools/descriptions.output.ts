// @from 5
// @only provider-tools
// @types-skip-output who runs a tool without `execute` is left to a person
// @findings error:16 error:23 error:29
import type { Tool } from 'ai';
import { z } from 'zod';

type ProviderTool = Extract<Tool, { type: 'provider' }>;

declare function describe(name: string): string;
declare function register(tool: ProviderTool): void;

const description = 'Runs a command';

// A double, as tests write them.
export const cast = { type: 'provider' } as unknown as ProviderTool;

register({
  type: 'provider',
  id: 'acme.shell',
  args: {},
  description: describe('shell'),
  inputSchema: z.object({}),
  isProviderExecuted: false,
  execute: () => 'ok',
});

export const held: Tool = {
  type: 'provider',
  id: 'acme.shell',
  args: {},
  inputSchema: z.object({}),
};

export const own = { type: 'provider-defined', name: 'shell', description: 'Runs a command' };
