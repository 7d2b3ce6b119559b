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

test('code whose blocks are nested too deeply for the binder fails by itself', async () => {
  const text = `import { generateText } from 'ai';\n${'{'.repeat(1500)}generateText({ maxTokens: 1 })${'}'.repeat(1500)}\n`;
  const results = await migrateFiles({ 'deep.ts': text, 'good.ts': GOOD }, { from: 4 });
  expect(results.get('good.ts')!.after).toContain('maxOutputTokens');
  expect(results.get('deep.ts')!.failures).toEqual(['could not be parsed: nested too deeply']);
});

test('octal escapes are no syntax error in a script that Node runs', async () => {
  const text =
    "const { generateText } = require('ai');\nconsole.log('\\033[32mok');\ngenerateText({ model, prompt: 'x', maxTokens: 1 });\n";
  expect(await beside('script.cjs', text)).toBe(text.replace('maxTokens', 'maxOutputTokens'));
});

test('what the template of a component may read stays, and the new name goes beside it', async () => {
  const text = `<script setup lang="ts">
import { generateText } from 'ai';
const options = { maxTokens: 3 };
const result = await generateText({ model, prompt: 'x', ...options });
</script>
<template>{{ options.maxTokens }} {{ result.text }}</template>
`;
  const after = await beside('Chat.vue', text);
  expect(after).toContain('const options = { maxTokens: 3 };');
  expect(after).toContain('...options, maxOutputTokens: options.maxTokens');
  expect(after).toContain('{{ options.maxTokens }}');
});

test('a name in a documentation comment keeps its import', async () => {
  const text =
    "import { stepCountIs } from 'ai';\n/** @type {typeof stepCountIs} */\nexport const stop = stepCountIs;\n";
  const results = await migrateFiles({ 'a.js': text }, { from: 6 });
  expect(results.get('a.js')!.after).toBe(text.replace('{ stepCountIs }', '{ isStepCount as stepCountIs }'));
});

test('comments between an element and its comma do not leave a hole', async () => {
  const call = (list: string) =>
    `import { generateText } from 'ai';\nexport const r = generateText({ model, messages: [${list}] });\n`;
  const after = await beside('a.ts', call("{ role: 'system', content: 'x' } /* c */, { role: 'user', content: 'y' }"));
  expect(after).toContain("messages: [/* c */ { role: 'user', content: 'y' }]");
  const line = await beside(
    'a.ts',
    call("\n  { role: 'system', content: 'x' } // c\n  , { role: 'user', content: 'y' }"),
  );
  expect(line).toMatch(/\/\/ c\n\s+\{ role: 'user'/);
});

describe('a value of the project’s own type that is spread', () => {
  const run = async (text: string, from: 4 | 7 = 4): Promise<string> => {
    const results = await migrateFiles({ 'a.ts': `import { generateText } from 'ai';\n${text}` }, { from });
    return results.get('a.ts')!.after;
  };
  const head = 'interface Mine { maxTokens: number }\n';

  test('is settled by a later value that has the new name', async () => {
    const text = `${head}export const f = (o: Mine) => generateText({ model, prompt, ...o, ...{ maxTokens: 5 } });\n`;
    const once = await run(text);
    expect(once).toContain('...o, ...{ maxOutputTokens: 5 } })');
    expect(await run(once.replace(/^.*\n/, ''))).toBe(once);
  });

  test('is settled by the new name that it brings itself', async () => {
    const text = `${head}export const f = (o: Mine) => { const all = { ...o, maxTokens: 3 }; return generateText({ model, prompt, ...all }); };\n`;
    const once = await run(text);
    expect(await run(once.replace(/^.*\n/, ''))).toBe(once);
  });

  test('stays as it is in code of 7', async () => {
    const text = `${head}export const f = (o: Mine) => generateText({ model, instructions: 'x', prompt, ...o });\n`;
    expect(await run(text, 7)).toBe(`import { generateText } from 'ai';\n${text}`);
  });

  test('whose type is the constraint of a type parameter keeps its callers as they are', async () => {
    const text = `${head}function f<T extends Mine>(o: T) { return generateText({ model, prompt, ...o }); }\nf({ maxTokens: 4 });\n`;
    expect(await run(text)).toContain('f({ maxTokens: 4 });');
  });
});
