import { describe, expect, it } from 'vitest';
import { memoryProject } from '../../src/project/memory.js';
import { json } from './helpers.js';

/** What `specifier` means in `from`, as a path in the project. */
function resolved(files: Record<string, string>, specifier: string, from = 'src/a.ts'): string | undefined {
  return memoryProject({ [from]: '', ...files })
    .resolve(specifier, `/project/${from}`)
    ?.replace('/project/', '');
}

describe('relative names', () => {
  it.each([
    ['./b', 'src/b.ts'],
    ['./b', 'src/b.svelte'],
    ['./b.js', 'src/b.ts'],
    ['./b.js', 'src/b.tsx'],
    ['./b.js', 'src/b.js'],
    ['./b.jsx', 'src/b.tsx'],
    ['./b.mjs', 'src/b.mts'],
    ['./b.cjs', 'src/b.cts'],
    ['./b.vue', 'src/b.vue'],
    ['./b.svelte', 'src/b.svelte.ts'],
    ['./b?worker', 'src/b.ts'],
    ['./b/', 'src/b/index.ts'],
    ['./b', 'src/b/index.js'],
    ['..', 'index.ts'],
    ['../b.test', 'b.test.ts'],
    ['.', 'src/index.ts'],
  ])('%s is %s', (specifier, file) => {
    expect(resolved({ [file]: '' }, specifier)).toBe(file);
  });

  it('prefers what TypeScript prefers', () => {
    expect(resolved({ 'src/b.ts': '', 'src/b.js': '' }, './b.js')).toBe('src/b.ts');
    expect(resolved({ 'src/b.ts': '', 'src/b/index.ts': '' }, './b')).toBe('src/b.ts');
  });

  it('knows no files that are not there, not source, or outside', () => {
    expect(resolved({ 'src/b.d.ts': '', 'src/c.css': '' }, './b')).toBeUndefined();
    expect(resolved({ 'src/c.css': '' }, './c.css')).toBeUndefined();
    expect(resolved({ '/other/b.ts': '' }, '../../other/b')).toBeUndefined();
    expect(resolved({ 'node_modules/x/b.ts': '' }, '../node_modules/x/b')).toBeUndefined();
  });
});

describe('tsconfig', () => {
  it('maps paths, with comments and commas in the file', () => {
    const files = {
      'tsconfig.json':
        '{ // see https://x\n "compilerOptions": { "paths": { "@/*": ["./src/*"], "exact": ["./src/x.ts"], }, /* c */ } }',
      'src/b.ts': '',
      'src/x.ts': '',
    };
    expect(resolved(files, '@/b')).toBe('src/b.ts');
    expect(resolved(files, 'exact')).toBe('src/x.ts');
    expect(resolved(files, 'exact/b')).toBeUndefined();
  });

  it('takes the longest prefix and tries targets in turn', () => {
    const paths = { '*': ['./any/*'], '@/*': ['./src/*'], '@/deep/*': ['./none/*', './deep/*'] };
    const files = { 'tsconfig.json': json({ compilerOptions: { paths } }), 'deep/b.ts': '', 'any/c.ts': '' };
    expect(resolved(files, '@/deep/b')).toBe('deep/b.ts');
    expect(resolved(files, 'c')).toBe('any/c.ts');
  });

  it('resolves paths against baseUrl, and names against baseUrl alone', () => {
    const compilerOptions = { baseUrl: './src', paths: { '~lib/*': ['lib/*'] } };
    const files = { 'tsconfig.json': json({ compilerOptions }), 'src/lib/b.ts': '', 'src/ai/prompts.ts': '' };
    expect(resolved(files, '~lib/b')).toBe('src/lib/b.ts');
    expect(resolved(files, 'lib/b')).toBe('src/lib/b.ts');
    expect(resolved(files, 'ai/prompts')).toBe('src/ai/prompts.ts');
    expect(resolved(files, 'ai')).toBeUndefined();
  });

  it('inherits: files, lists, packages, the folder of the leaf, and survives a circle', () => {
    const files = {
      'tsconfig.json': json({ extends: ['./config/a', '@repo/tsconfig/base.json', './tsconfig.json'] }),
      'config/a.json': json({ extends: '../config/a.json', compilerOptions: { paths: { '#a/*': ['./*'] } } }),
      'package.json': json({ workspaces: ['packages/*'] }),
      'packages/tsconfig/package.json': json({ name: '@repo/tsconfig' }),
      'packages/tsconfig/base.json': json({ compilerOptions: { paths: { '#b/*': [`$\{configDir}/src/*`] } } }),
      'config/b.ts': '',
      'src/b.ts': '',
    };
    expect(resolved(files, '#b/b')).toBe('src/b.ts');
    expect(resolved(files, '#a/b')).toBeUndefined();
    expect(resolved({ ...files, 'tsconfig.json': json({ extends: './config/a' }) }, '#a/b')).toBe('config/b.ts');
  });

  it('extends installed packages', () => {
    const files = {
      'tsconfig.json': json({ extends: '@tsconfig/x' }),
      'node_modules/@tsconfig/x/tsconfig.json': json({ compilerOptions: { paths: { '@/*': ['../../../lib/*'] } } }),
      'lib/b.ts': '',
    };
    expect(resolved(files, '@/b')).toBe('lib/b.ts');
  });

  it('extends what a package exports or names as its configuration', () => {
    const shared = json({ compilerOptions: { paths: { '@/*': [`$\{configDir}/lib/*`] } } });
    const files = {
      'package.json': json({ workspaces: ['packages/*'] }),
      'packages/agents/package.json': json({ name: 'agents', exports: { './tsconfig': './agents.tsconfig.json' } }),
      'packages/agents/agents.tsconfig.json': shared,
      'packages/agents/tsconfig.json': json({}),
      'node_modules/config/package.json': json({ name: 'config', tsconfig: 'base.json' }),
      'node_modules/config/base.json': shared,
      'lib/b.ts': '',
    };
    for (const name of ['agents/tsconfig', 'config'])
      expect(resolved({ ...files, 'tsconfig.json': json({ extends: name }) }, '@/b')).toBe('lib/b.ts');
  });

  it('takes the nearest, and looks behind a solution file', () => {
    const files = {
      'tsconfig.json': json({ compilerOptions: { paths: { '@/*': ['./wrong/*'] } } }),
      'web/tsconfig.json': json({ files: [], references: [{ path: './tsconfig.app.json' }, { path: './node' }] }),
      'web/tsconfig.app.json': json({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }),
      'web/node/tsconfig.json': json({
        references: [{ path: '..' }],
        compilerOptions: { paths: { '%/*': ['../n/*'] } },
      }),
      'web/src/b.ts': '',
      'web/n/b.ts': '',
      'wrong/b.ts': '',
    };
    expect(resolved(files, '@/b', 'web/src/a.ts')).toBe('web/src/b.ts');
    expect(resolved(files, '%/b', 'web/src/a.ts')).toBe('web/n/b.ts');
  });

  it('reads jsconfig.json', () => {
    const files = { 'jsconfig.json': json({ compilerOptions: { paths: { '@/*': ['src/*'] } } }), 'src/b.jsx': '' };
    expect(resolved(files, '@/b', 'src/a.js')).toBe('src/b.jsx');
  });
});

describe('conventions', () => {
  it('knows $lib of SvelteKit and the aliases of Nuxt without their generated files', () => {
    const manifest = { 'package.json': json({ name: 'app' }) };
    expect(resolved({ ...manifest, 'src/lib/b.ts': '' }, '$lib/b', 'src/routes/a.svelte')).toBe('src/lib/b.ts');
    expect(resolved({ ...manifest, 'src/lib/index.ts': '' }, '$lib', 'src/routes/a.svelte')).toBe('src/lib/index.ts');
    expect(resolved({ ...manifest, 'app/b.ts': '' }, '~/b', 'app/a.vue')).toBe('app/b.ts');
    expect(resolved({ ...manifest, 'server/b.ts': '' }, '~~/server/b', 'app/a.vue')).toBe('server/b.ts');
    expect(resolved({ ...manifest, 'src/b.ts': '' }, '@/b')).toBe('src/b.ts');
    expect(resolved({ ...manifest, 'src/b.ts': '' }, '/src/b.ts')).toBe('src/b.ts');
    expect(resolved({ ...manifest, 'src/b.ts': '' }, '@scope/b')).toBeUndefined();
  });
});

describe('packages', () => {
  const web = {
    'apps/web/package.json': json({ name: 'web', imports: { '#db': './dist/db.js', '#ui/*': '@acme/ui/*' } }),
  };
  const from = 'apps/web/src/a.ts';

  it.each([
    ['workspace:*', true],
    ['^1.2.0', true],
    ['^1.0.0-next.0', true],
    ['latest', true],
    ['^0.1.71', false],
    ['2.x', false],
  ])('takes the workspace package for %s: %s', (range, isTaken) => {
    const files = {
      'package.json': json({ workspaces: ['packages/*'] }),
      'packages/app/package.json': json({ name: 'app', dependencies: { core: range } }),
      'packages/core/package.json': json({ name: 'core', version: '1.5.2' }),
      'packages/core/src/index.ts': '',
    };
    expect(resolved(files, 'core', 'packages/app/a.ts')).toBe(isTaken ? 'packages/core/src/index.ts' : undefined);
  });

  it('finds workspace packages by name', () => {
    const files = {
      ...web,
      'package.json': json({ workspaces: ['apps/*', 'packages/**', '!packages/old/**'] }),
      'packages/ui/package.json': json({ name: '@acme/ui' }),
      'packages/ui/src/index.ts': '',
      'packages/ui/src/button.tsx': '',
      'packages/old/x/package.json': json({ name: 'old' }),
      'packages/old/x/index.ts': '',
      'apps/web/src/db.ts': '',
    };
    expect(resolved(files, '@acme/ui', from)).toBe('packages/ui/src/index.ts');
    expect(resolved(files, '@acme/ui/button', from)).toBe('packages/ui/src/button.tsx');
    expect(resolved(files, '@acme/ui/none', from)).toBeUndefined();
    expect(resolved(files, 'old', from)).toBeUndefined();
    expect(resolved(files, 'react', from)).toBeUndefined();
    expect(resolved(files, '#db', from)).toBe('apps/web/src/db.ts');
    expect(resolved(files, '#ui/button', from)).toBe('packages/ui/src/button.tsx');
    expect(resolved(files, '#none', from)).toBeUndefined();
  });

  it('reads pnpm-workspace.yaml and braces', () => {
    const files = {
      ...web,
      'pnpm-workspace.yaml': 'packages:\n  - "{apps,libs}/*"\n',
      'libs/core/package.json': json({ name: 'core', main: 'lib/main.js' }),
      'libs/core/src/main.ts': '',
    };
    expect(resolved(files, 'core', from)).toBe('libs/core/src/main.ts');
  });

  it('goes from built files back to source', () => {
    const exports = {
      '.': { types: './dist/index.d.ts', import: './dist/esm/index.mjs' },
      './server': { default: './dist/server/main.js' },
      './tools/*': './dist/tools/*.js',
      './lib/*': './lib/*.ts',
      './blocked': null,
    };
    const files = {
      ...web,
      'package.json': json({ workspaces: { packages: ['apps/*', 'packages/*'] } }),
      'packages/core/package.json': json({ name: 'core', exports }),
      'packages/core/dist/esm/index.mjs': '',
      'packages/core/src/index.ts': '',
      'packages/core/server/main.ts': '',
      'packages/core/src/tools/a.ts': '',
      'packages/core/lib/b.ts': '',
    };
    expect(resolved(files, 'core', from)).toBe('packages/core/src/index.ts');
    expect(resolved(files, 'core/server', from)).toBe('packages/core/server/main.ts');
    expect(resolved(files, 'core/tools/a', from)).toBe('packages/core/src/tools/a.ts');
    expect(resolved(files, 'core/lib/b', from)).toBe('packages/core/lib/b.ts');
  });

  it('never takes built output for source', () => {
    const files = {
      ...web,
      'package.json': json({ workspaces: ['*/*'] }),
      'packages/core/package.json': json({ name: 'core', main: 'dist/index.js' }),
      'packages/core/dist/index.js': '',
    };
    expect(resolved(files, 'core', from)).toBeUndefined();
  });

  it('follows links by path and the package’s own name', () => {
    const files = {
      'apps/web/package.json': json({ name: 'web', dependencies: { shared: 'link:../../shared' } }),
      'apps/web/src/index.ts': '',
      'shared/package.json': json({ name: 'other-name' }),
      'shared/index.ts': '',
    };
    expect(resolved(files, 'shared', from)).toBe('shared/index.ts');
    expect(resolved(files, 'web', from)).toBe('apps/web/src/index.ts');
  });

  it('leaves the SDK to the SDK, in its own repository too', () => {
    const files = {
      ...web,
      'package.json': json({ workspaces: ['packages/*'] }),
      'packages/ai/package.json': json({ name: 'ai' }),
      'packages/ai/src/index.ts': '',
    };
    expect(resolved(files, 'ai', from)).toBeUndefined();
  });
});
