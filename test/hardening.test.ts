/** What is not needed to upgrade is changed in code of 7 only by a run that asks for nothing else. */
import { expect, test } from 'vitest';
import type { Kind } from '../src/model.js';
import { run } from '../src/run.js';
import { folderOf, json, optionsIn } from './project/helpers.js';

const CODE = `import { tool } from 'ai';

export const load = tool({ inputSchema: {}, execute: async ({ name }) => fetch(name) });
`;

async function edits(version: string, options: { only?: string[]; kinds?: Kind[] } = {}): Promise<string[]> {
  const cwd = folderOf({ 'package.json': json({ dependencies: { ai: version } }), 'a.ts': CODE });
  const { report } = await run(optionsIn(cwd, { mode: 'dry-run', ...options }));
  return report.summary.transforms.map(({ id }) => id);
}

test('code of 7 is left', async () => {
  expect(await edits('^7.0.0')).toEqual([]);
  expect(await edits('^7.0.0', { kinds: ['hardening', 'silent'] })).toEqual([]);
  expect(await edits('^7.0.0', { only: ['tool-errors', 'max-tokens'] })).toEqual([]);
});

test('unless nothing but hardening is asked for', async () => {
  expect(await edits('^7.0.0', { kinds: ['hardening'] })).toEqual(['tool-errors']);
  expect(await edits('^7.0.0', { only: ['tool-errors'] })).toEqual(['tool-errors']);
  expect(await edits('^6.0.0')).toEqual(['tool-errors']);
});
