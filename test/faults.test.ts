/** Inputs that once stopped a run, each with the kind of fault that it stands for. */
import { describe, expect, test } from 'vitest';
import { migrateFiles } from './fixtures/migrate.js';

const GOOD =
  "import { generateText } from 'ai';\nexport const r = generateText({ model, prompt: 'x', maxTokens: 5 });\n";

/** The good file beside the odd one is migrated; the odd one does not fail. */
async function beside(path: string, text: string): Promise<string> {
  const results = await migrateFiles({ [path]: text, 'good.ts': GOOD }, { from: 4 });
  expect(results.get('good.ts')!.after).toContain('maxOutputTokens');
  expect(results.get(path)!.failures).toEqual([]);
  return results.get(path)!.after;
}

describe('members of a class are no options', () => {
  test.each([
    'system() { return 1; }',
    'get maxTokens() { return 1; }',
    'set parameters(value: unknown) {}',
    'static messages() {}',
    'maxSteps = 1;',
  ])('%s', async member => {
    const text = `import { generateText } from 'ai';\nexport class Settings { ${member} }\nexport { generateText };\n`;
    expect(await beside('odd.ts', text)).toBe(text);
  });
});

describe('values that hold themselves are followed no further than once round', () => {
  test.each([
    "const { generateText } = require('ai');\nconst api = { system: 'a', run: o => generateText(o) };\napi.default = api;\nmodule.exports = api;\n",
    "import { generateText } from 'ai';\nlet node = { system: 'x', prev: null };\nconst next = { system: 'y', prev: node };\nnode = next;\nexport { generateText };\n",
    "import { generateText } from 'ai';\nlet list = null;\nfor (const s of ['a']) list = { system: s, next: list };\nexport { generateText };\n",
    "import { generateText } from 'ai';\nlet w = [{ system: 'x' }];\nw = [w, w];\nw.push(w);\nexport { generateText };\n",
    "import { generateText } from 'ai';\nfunction wrap(o) { return wrap({ inner: o, system: 1 }); }\nexport { generateText };\n",
  ])('%#', async text => {
    expect(await beside('odd.js', text)).toBe(text);
  });
});

const nested = (depth: number): string =>
  `import { generateText } from 'ai';\nexport const deep = ${'['.repeat(depth)}generateText({ model, prompt: 'x', maxTokens: 1 })${']'.repeat(depth)};\n`;

test('deeply nested code is walked to its end', async () => {
  expect(await beside('deep.js', nested(200))).toBe(nested(200).replace('maxTokens', 'maxOutputTokens'));
});

test('code that is nested too deeply for the parser fails by itself', async () => {
  const results = await migrateFiles({ 'deep.js': nested(5000), 'good.ts': GOOD }, { from: 4 });
  expect(results.get('good.ts')!.after).toContain('maxOutputTokens');
  expect(results.get('deep.js')!.failures).toHaveLength(1);
  expect(results.get('deep.js')!.after).toBe(nested(5000));
});

test('a property changes together with its reads in other files', async () => {
  const files = {
    'package.json': '{ "dependencies": { "ai": "^4.3.0" } }',
    'lib/settings.ts': 'export const settings = { maxTokens: 5 };\n',
    'lib/log.ts': "import { settings } from './settings';\nexport const log = () => console.log(settings.maxTokens);\n",
    'lib/ask.ts':
      "import { generateText } from 'ai';\nimport { settings } from './settings';\nimport { log } from './log';\nlog();\ngenerateText({ model, prompt: 'x', ...settings });\n",
  };
  const whole = await migrateFiles(files, { from: 4 });
  expect(whole.get('lib/settings.ts')!.after).toContain('maxOutputTokens');
  expect(whole.get('lib/log.ts')!.after).toContain('settings.maxOutputTokens');
});
