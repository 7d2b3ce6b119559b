/** What is said of the default temperature of 4, once for a package. */

import { expect, test } from 'vitest';
import type { RunOptions } from '../../src/cli-options.js';
import { DEFAULT_CHOICES } from '../../src/model.js';
import { run } from '../../src/run.js';
import { folderOf, json, optionsIn } from './helpers.js';

const CODE =
  "import { generateText } from 'ai';\nexport const ask = (model, prompt) => generateText({ model, prompt });\n";

const KEPT = { ...DEFAULT_CHOICES, keepTemperature: true };

async function findingsOf(files: Record<string, string>, options: Partial<RunOptions> = {}) {
  const cwd = folderOf(files);
  const { report } = await run(optionsIn(cwd, { mode: 'dry-run', only: ['temperature'], ...options }));
  return report.findings.map(({ severity, path, line, message }) => [
    severity,
    path,
    line,
    /(\w+) calls?\b/g.exec(message.split(':')[1]!)![1],
  ]);
}

const manifest = (version: string) => json({ name: 'app', dependencies: { ai: version } });

test('temperature-default-zero: calls without one are counted at the version of `ai`', async () => {
  const files = { 'package.json': manifest('^4.3.0'), 'a.js': CODE, 'b.js': CODE };
  expect(await findingsOf(files)).toEqual([['warning', 'package.json', 4, '2']]);
  expect(await findingsOf({ 'package.json': manifest('^4.3.0'), 'a.js': CODE })).toEqual([
    ['warning', 'package.json', 4, 'one'],
  ]);
});

test('nothing is said where calls give one, where they get one, and of other generations', async () => {
  const given = CODE.replace('prompt })', 'prompt, temperature: 1 })');
  expect(await findingsOf({ 'package.json': manifest('^4.3.0'), 'a.js': given })).toEqual([]);
  expect(await findingsOf({ 'package.json': manifest('^4.3.0'), 'a.js': CODE }, { choices: KEPT })).toEqual([]);
  expect(await findingsOf({ 'package.json': manifest('^5.0.0'), 'a.js': CODE })).toEqual([]);
});
