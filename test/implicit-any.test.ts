/** With `noImplicitAny` off the types of 7 need the type of a tool's options. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from '../src/run.js';
import { folderOf, json, optionsIn } from './project/helpers.js';

const TOOL = `import { tool } from 'ai';
import { z } from 'zod';

export const load = tool({
  description: 'Loads a page',
  inputSchema: z.object({ url: z.string() }),
  execute: async ({ url }, { toolCallId, abortSignal }) => [toolCallId, await fetch(url, { signal: abortSignal ?? null })],
});
export const typed = (_: unknown, { abortSignal }: { abortSignal?: AbortSignal }) => abortSignal;
`;

async function migrated(options: Record<string, unknown>, base: Record<string, unknown> = {}): Promise<string> {
  const cwd = folderOf({
    'package.json': json({ dependencies: { ai: '^5.0.48' } }),
    'base.json': json({ compilerOptions: base }),
    'tsconfig.json': json({ extends: './base.json', compilerOptions: options }),
    'load.ts': TOOL,
  });
  await run(optionsIn(cwd, { only: ['execute-options'] }));
  return readFileSync(`${cwd}/load.ts`, 'utf8');
}

const TYPED = TOOL.replace(
  '{ toolCallId, abortSignal })',
  '{ toolCallId, abortSignal }: ToolExecutionOptions<unknown>)',
).replace('{ tool }', '{ tool, type ToolExecutionOptions }');

test.each([
  [{ strict: true, noImplicitAny: false }, {}],
  [{ strict: false }, {}],
  [{}, { noImplicitAny: false }],
])('%j over %j: the options get their type', async (options, base) => {
  expect(await migrated(options, base)).toBe(TYPED);
});

test.each([
  [{ strict: true }, {}],
  [{}, {}],
  [{ noImplicitAny: true }, { strict: false }],
])('%j over %j: they are left', async (options, base) => {
  expect(await migrated(options, base)).toBe(TOOL);
});
