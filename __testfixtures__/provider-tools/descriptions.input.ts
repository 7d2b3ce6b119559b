// @from 5
// @only provider-tools
// @types-skip-output who runs a tool without `execute` is left to a person
// @findings error:16 error:23 error:29
import type { Tool } from 'ai';
import { z } from 'zod';

type ProviderTool = Extract<Tool, { type: 'provider-defined' }>;

declare function describe(name: string): string;
declare function register(tool: ProviderTool): void;

const description = 'Runs a command';

// A double, as tests write them.
export const cast = { type: 'provider-defined', name: 'shell', description: 'Runs a command' } as unknown as ProviderTool;

register({
  type: 'provider-defined',
  id: 'acme.shell',
  name: 'shell',
  args: {},
  description: describe('shell'),
  inputSchema: z.object({}),
  execute: () => 'ok',
});

export const held: Tool = {
  type: 'provider-defined',
  id: 'acme.shell',
  name: 'shell',
  description,
  args: {},
  inputSchema: z.object({}),
};

export const own = { type: 'provider-defined', name: 'shell', description: 'Runs a command' };
