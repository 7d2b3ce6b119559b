/** Our transforms as jscodeshift modules, under jscodeshift's own test helpers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyTransform } from 'jscodeshift/src/testUtils.js';
import { describe, expect, test } from 'vitest';
import { only } from '../src/jscodeshift/door.js';

const IDS = ['max-tokens', 'step-count-is'];

describe.each(IDS)('%s', id => {
  const folder = new URL(`../__testfixtures__/${id}/`, import.meta.url);
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  const pairs = readdirSync(folder)
    .filter(name => name.endsWith('.input.ts'))
    // One transform alone: pairs in which another one has a part are for the whole run.
    .filter(
      name =>
        !/inputSchema|stopWhen: isStepCount|instructions:|MockLanguageModelV4|openai\.chat/.test(
          read(name.replace('.input.', '.output.')),
        ) || id === 'step-count-is',
    );

  test.each(pairs)('%s', async name => {
    const source = read(name);
    const from = /@from (\d)/.exec(source)?.[1];
    const path = join('somewhere', name);
    const output = await applyTransform(only(id), from ? { from } : {}, { path, source });
    expect(output).toBe(read(name.replace('.input.', '.output.')).trim());
  });

  test('leaves a file alone that has nothing to change', async () => {
    const source = 'export const maxTokens = 5;\n';
    expect(await applyTransform(only(id), { from: 4 }, { path: 'a.ts', source })).toBe('');
  });
});
