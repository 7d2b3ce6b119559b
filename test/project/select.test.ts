import { describe, expect, it } from 'vitest';
import { importsOf } from '../../src/project/imports.js';
import { memoryProject } from '../../src/project/memory.js';
import { isSdkSpecifier, mentionsSdk } from '../../src/project/sdk-names.js';
import { select } from '../../src/project/select.js';
import { json } from './helpers.js';

const WORDS = ['maxTokens', '$usage'];

function selected(files: Record<string, string>, hops?: number) {
  const { units, context } = select(memoryProject(files), WORDS, hops === undefined ? {} : { hops });
  return { units: units.map(unit => unit.path), context: context.map(unit => unit.path) };
}

describe('naming the SDK', () => {
  it.each([
    "import { a } from 'ai'",
    'import * as ai from "ai"',
    "import'ai/rsc'",
    'export*from"ai"',
    'import type { A } from `@ai-sdk/react`',
    "await import(/* webpackIgnore: true */ 'ai')",
    "let x: import('ai').Tool",
    "const { a } = require('ai')",
    "require.resolve('ai')",
    "vi.mock('ai', () => ({}))",
    "jest.requireActual<typeof X<Y>>('ai')",
    "jest.unstable_mockModule(\n  'ai',\n",
    "mock.module('ai', {})",
    "declare module 'ai' {}",
    "packages: ['@ai-sdk/openai']",
  ])('%s', text => {
    expect(mentionsSdk(text)).toBe(true);
  });

  it.each([
    "role: 'ai'",
    "call('ai')",
    "from 'air'",
    "from './ai'",
    "'@ai-sdkx/a'",
    'from ai',
    `from 'ai"`,
    "x.ai('b')",
  ])('not %s', text => {
    expect(mentionsSdk(text)).toBe(false);
  });

  it('by specifier', () => {
    expect(['ai', 'ai/react', '@ai-sdk/x', '@ai-sdk/x/y'].every(isSdkSpecifier)).toBe(true);
    expect(['air', './ai', '@ai-sdk', '@ai-sdkx/y', ''].some(isSdkSpecifier)).toBe(false);
  });
});

describe('imports', () => {
  it('are found in every form, each once', () => {
    const code = `import a from "./a"; import './b'; export { c } from './c'; import('./d'); require( './e' );
      import(/* @vite-ignore */ \`./f\`); import type { A } from './a'; const g = import(\`./\${x}\`); fromage('./h')`;
    expect([...importsOf(code)]).toEqual(['./a', './b', './c', './d', './e', './f']);
  });
});

describe('select', () => {
  it('takes files that name the SDK, and those that reach one and hold a word', () => {
    const files = {
      'direct.ts': "import { generateText } from 'ai';",
      'barrel.ts': "export * from './direct.js';",
      'uses.ts': "import { x } from './barrel';\nx({ maxTokens: 1 });",
      'dollar.ts': "import './uses'; r.$usage;",
      'wordless.ts': "import { x } from './barrel';\nx({ maxTokensX: 1, xmaxTokens: 1 });",
      'stranger.ts': 'call({ maxTokens: 1 });',
      'page.vue': "<template>maxTokens</template><script>import './direct'</script>",
      'page.svelte': "<script>import './direct'; maxTokens</script>",
    };
    expect(selected(files)).toEqual({
      units: ['direct.ts', 'dollar.ts', 'page.svelte', 'uses.ts'],
      context: ['barrel.ts'],
    });
  });

  it('gives as context what is near, and what leads to the SDK from afar', () => {
    const chain = (name: string, end: string) => ({
      [`${name}1.ts`]: `export * from './${name}2'`,
      [`${name}2.ts`]: `export * from './${name}3'`,
      [`${name}3.ts`]: end,
    });
    const files = {
      'a.ts': "import './near1'; import './far1'; maxTokens",
      ...chain('near', 'export const retry = 1;'),
      ...chain('far', "export * from './sdk'"),
      'sdk.ts': "import 'ai'",
    };
    expect(selected(files, 1)).toEqual({
      units: ['a.ts', 'sdk.ts'],
      context: ['far1.ts', 'far2.ts', 'far3.ts', 'near1.ts'],
    });
    expect(selected(files).context).toContain('near3.ts');
  });

  it('survives circles and files that import themselves', () => {
    const files = { 'a.ts': "import './b'; import './a'; maxTokens", 'b.ts': "import './a'; import 'ai';" };
    expect(selected(files)).toEqual({ units: ['a.ts', 'b.ts'], context: [] });
  });

  it('goes through workspace packages, and takes a local `ai` folder for what it is', () => {
    const files = {
      'package.json': json({ workspaces: ['*'] }),
      'core/package.json': json({ name: '@acme/core' }),
      'core/src/index.ts': "export { generateText } from 'ai'",
      'web/package.json': json({ name: 'web' }),
      'web/a.ts': "import { generateText } from '@acme/core'; generateText({ maxTokens: 1 })",
    };
    expect(selected(files).units).toEqual(['core/src/index.ts', 'web/a.ts']);
  });
});
