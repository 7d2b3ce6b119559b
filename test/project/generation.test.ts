import { describe, expect, it } from 'vitest';
import { discover } from '../../src/project/discover.js';
import { generationOf, TELLING_PACKAGES } from '../../src/project/majors.js';
import { memoryProject } from '../../src/project/memory.js';
import { highestMajor } from '../../src/project/version-range.js';
import { commitAll, folderOf, json, put } from './helpers.js';

function told(files: Record<string, string>, source = 'a.ts'): [number | null, string] {
  const { generation, evidence } = memoryProject({ [source]: '', ...files }).files.find(
    ({ path }) => path === source,
  )!.package;
  return [generation, evidence];
}

function withRange(ai: string, files: Record<string, string> = {}): [number | null, string] {
  return told({ 'package.json': json({ name: 'app', dependencies: { ai } }), ...files });
}

describe('ranges', () => {
  it.each([
    ['^5.0.60', 5, false],
    ['~4.3', 4, false],
    ['v6', 6, false],
    ['=6.0.0', 6, false],
    ['5.0.0-beta.6', 5, false],
    ['^6.0.0-canary.3+x', 6, false],
    ['4.x', 4, false],
    ['^4.3.1 || ^5', 5, false],
    ['^5||^4', 5, false],
    ['4 - 6', 6, false],
    ['>=4.0.0 <6.0.0', 5, false],
    ['>= 4.0.0 <= 6.1', 6, false],
    ['>=5 <7.0.0-0', 6, false],
    ['<5.1', 5, false],
    ['>=4', 4, true],
    ['> 4.1 || ^3', 4, true],
    ['^0.2.16', 0, false],
    ['12.0.0', 12, false],
  ])('%s', (range, major, open) => {
    expect(highestMajor(range)).toEqual({ major, open });
  });

  it.each(['latest', '*', '', 'x', 'github:vercel/ai#v5', 'https://x.dev/ai-5.0.0.tgz'])('nothing in %j', range => {
    expect(highestMajor(range)).toBeUndefined();
  });
});

describe('the range of ai', () => {
  it.each([
    ['^3.4.0', 4],
    ['^4.3.1 || ^5', 5],
    ['npm:ai@5', 5],
    ['npm:ai@^6.0.0', 6],
    ['workspace:^5.0.0', 5],
    ['patch:ai@npm%3A5.0.60#~/.yarn/patches/ai.patch', 5],
    ['patch:ai@6.0.1#./ai.patch', 6],
    ['8.0.0', 7],
  ])('%s is %i', (range, generation) => {
    expect(withRange(range)).toEqual([generation, `package.json: ai ${range}`]);
  });

  it('is looked for in every field, dependencies first', () => {
    const peerDependencies = { ai: '^4 || ^5 || ^6' };
    expect(told({ 'package.json': json({ peerDependencies }) })[0]).toBe(6);
    expect(told({ 'package.json': json({ optionalDependencies: { ai: '4' } }) })[0]).toBe(4);
    expect(told({ 'package.json': json({ peerDependencies, devDependencies: { ai: '5' } }) })[0]).toBe(5);
  });

  it('is not another package under its name', () => {
    expect(withRange('npm:@acme/ai@5')).toEqual([null, 'no manifest names the SDK']);
  });

  it.each(['latest', '*', 'next', 'beta', '>=4', 'github:vercel/ai', 'npm:ai', 'workspace:*'])(
    'asks the installed package for %s',
    range => {
      const [generation, evidence] = withRange(range, { 'node_modules/ai/package.json': json({ version: '5.0.60' }) });
      expect(generation).toBe(5);
      if (range !== 'workspace:*') expect(evidence).toBe(`node_modules/ai: 5.0.60 (package.json: ai ${range})`);
    },
  );

  it('finds what is installed above', () => {
    const files = {
      'package.json': json({ name: 'root', workspaces: ['apps/*'] }),
      'apps/web/package.json': json({ name: 'web', dependencies: { ai: '*' } }),
      'node_modules/ai/package.json': json({ version: '6.0.0' }),
    };
    expect(told(files, 'apps/web/a.ts')).toEqual([6, 'node_modules/ai: 6.0.0 (package.json: ai *)']);
  });

  it('is null, and says why, where a tag is all there is', () => {
    expect(withRange('latest')).toEqual([
      null,
      'package.json: ai latest, and neither an install nor a lockfile tells the version',
    ]);
    expect(withRange('>=5')).toEqual([5, 'package.json: ai >=5']);
    expect(withRange('catalog:')).toEqual([null, 'package.json: ai catalog:']);
  });

  it('is the version of the workspace’s own package', () => {
    const files = {
      'package.json': json({ workspaces: ['packages/*'] }),
      'packages/ai/package.json': json({ name: 'ai', version: '6.0.0-beta.1' }),
      'packages/x/package.json': json({ name: 'x', dependencies: { ai: 'workspace:*' } }),
    };
    expect(told(files, 'packages/x/a.ts')).toEqual([6, 'package.json: ai workspace:* (version 6.0.0-beta.1 here)']);
  });
});

describe('catalogs', () => {
  const web = (range: string) => ({ 'web/package.json': json({ name: 'web', dependencies: { ai: range } }) });
  const pnpm = 'packages: [web]\ncatalog:\n  ai: ^5.0.0\ncatalogs:\n  legacy:\n    ai: ^4.0.0\n  default: {}\n';

  it('of pnpm', () => {
    expect(told({ ...web('catalog:'), 'pnpm-workspace.yaml': pnpm }, 'web/a.ts')).toEqual([
      5,
      'pnpm-workspace.yaml catalog: ai ^5.0.0',
    ]);
    expect(told({ ...web('catalog:default'), 'pnpm-workspace.yaml': pnpm }, 'web/a.ts')[0]).toBe(5);
    expect(told({ ...web('catalog:legacy'), 'pnpm-workspace.yaml': pnpm }, 'web/a.ts')).toEqual([
      4,
      'pnpm-workspace.yaml catalog legacy: ai ^4.0.0',
    ]);
  });

  it('of bun', () => {
    const catalogs = { old: { ai: '^4' } };
    const nested = { 'package.json': json({ workspaces: { packages: ['web'], catalog: { ai: '^6' }, catalogs } }) };
    const flat = { 'package.json': json({ workspaces: ['web'], catalog: { ai: '^6' }, catalogs }) };
    for (const root of [nested, flat]) {
      expect(told({ ...web('catalog:'), ...root }, 'web/a.ts')).toEqual([6, 'package.json catalog: ai ^6']);
      expect(told({ ...web('catalog:old'), ...root }, 'web/a.ts')).toEqual([4, 'package.json catalog old: ai ^4']);
    }
  });

  it('of yarn', () => {
    const root = { 'package.json': json({ workspaces: ['web'] }), '.yarnrc.yml': 'catalog:\n  ai: npm:^5.0.0\n' };
    expect(told({ ...web('catalog:'), ...root }, 'web/a.ts')[0]).toBe(5);
  });
});

describe('lockfiles', () => {
  const lockfiles: Record<string, [name: string, text: string][]> = {
    npm: [
      ['package-lock.json', json({ packages: { '': {}, 'node_modules/ai': { version: '5.0.60' } } })],
      ['package-lock.json', json({ lockfileVersion: 1, dependencies: { ai: { version: '5.0.60' } } })],
    ],
    pnpm: [
      [
        'pnpm-lock.yaml',
        "lockfileVersion: '9.0'\n\nimporters:\n\n  .:\n    dependencies:\n      ai:\n        specifier: latest\n        version: 5.0.60(zod@3.25.76)\n\n  web:\n    dependencies:\n      ai:\n        specifier: ^4\n        version: 4.0.0\n\npackages:\n\n  ai@6.0.0:\n    resolution: {}\n",
      ],
      [
        'pnpm-lock.yaml',
        'lockfileVersion: 6.0\n\ndependencies:\n  ai:\n    specifier: latest\n    version: 5.0.60(zod@3)\n',
      ],
      ['pnpm-lock.yaml', 'lockfileVersion: 5.4\n\ndependencies:\n  ai: 5.0.60_zod@3.25.76\n'],
      [
        'pnpm-lock.yaml',
        "importers:\n\n  other: {}\n\npackages:\n\n  '@x/ai@9.0.0': {}\n\n  ai@5.0.60(zod@3.25.76):\n    a: b\n",
      ],
    ],
    yarn: [
      ['yarn.lock', '"@x/ai@1":\n  version "9.0.0"\n\nai@^4.0.0, ai@latest:\n  version "5.0.60"\n'],
      ['yarn.lock', '"ai@npm:latest":\n  version: 5.0.60\n  resolution: "ai@npm:5.0.60"\n'],
    ],
    bun: [['bun.lock', '{ "packages": {\n    "ai": ["ai@5.0.60", "", {}, "sha512-x"],\n  } }']],
  };

  it.each(Object.values(lockfiles).flat())('%s (%#)', (name, text) => {
    expect(withRange('latest', { [name]: text })).toEqual([5, `${name}: ai 5.0.60 (package.json: ai latest)`]);
  });

  it('knows a package’s own entry', () => {
    const web = {
      'package.json': json({ workspaces: ['web'] }),
      'web/package.json': json({ name: 'web', dependencies: { ai: '*' } }),
    };
    expect(told({ ...web, 'pnpm-lock.yaml': lockfiles.pnpm![0]![1] }, 'web/a.ts')[0]).toBe(4);
    const packages = { 'node_modules/ai': { version: '5.0.0' }, 'web/node_modules/ai': { version: '6.0.0' } };
    expect(told({ ...web, 'package-lock.json': json({ packages }) }, 'web/a.ts')[0]).toBe(6);
  });
});

describe('without ai in the manifest', () => {
  it.each([
    ['@ai-sdk/react', '^1.0.0', 4],
    ['@ai-sdk/react', '^2.0.0', 5],
    ['@ai-sdk/react', '^3.0.0', 6],
    ['@ai-sdk/react', '^4.0.0', 7],
    ['@ai-sdk/openai', '^1.3.0', 4],
    ['@ai-sdk/openai-compatible', '^0.2.0', 4],
    ['@ai-sdk/amazon-bedrock', '2.2.0', 4],
    ['@ai-sdk/amazon-bedrock', '^3.0.0', 5],
    ['@ai-sdk/provider-utils', '^4.0.0', 6],
    ['@ai-sdk/xai', '^5.0.0', 7],
    ['@ai-sdk/test-server', '^1.0.0', null],
    ['@ai-sdk/openai', '^9.0.0', null],
  ])('%s %s is %s', (name, range, generation) => {
    expect(told({ 'package.json': json({ dependencies: { [name]: range } }) })[0]).toBe(generation);
  });

  it('believes the packages that pin ai first, and the nearest manifest before outer ones', () => {
    const dependencies = { '@ai-sdk/openai': '^1.0.0', '@ai-sdk/react': '^2.0.0' };
    const files = {
      'package.json': json({ workspaces: ['web'], dependencies: { ai: '^6' } }),
      'web/package.json': json({ name: 'web', dependencies }),
    };
    expect(told(files, 'web/a.ts')).toEqual([5, 'package.json: @ai-sdk/react ^2.0.0']);
    const empty = { ...files, 'web/package.json': json({ name: 'web' }) };
    expect(told(empty, 'web/a.ts')).toEqual([6, '../package.json: ai ^6']);
  });

  it('every package of the table tells something', () => {
    for (const name of TELLING_PACKAGES) {
      expect(
        [0, 1, 2, 3, 4, 5].some(major => generationOf(name, major)),
        name,
      ).toBe(true);
    }
  });
});

describe('a manifest that was raised to 7 already', () => {
  const options = { ignore: [], gitignore: true };
  const first = (cwd: string) => {
    const { generation, evidence } = discover([], { cwd, ...options }).files[0]!.package;
    return [generation, evidence];
  };
  const manifest = (ai: string) => ({ 'package.json': json({ name: 'app', dependencies: { ai } }) });

  it('is read as it was committed', () => {
    const root = folderOf({ 'app/a.ts': '', 'app/package.json': manifest('^5.0.0')['package.json'] });
    commitAll(root);
    put(root, { 'app/package.json': manifest('^7.0.0')['package.json'] });
    expect(first(`${root}/app`)).toEqual([5, 'package.json at HEAD: ai ^5.0.0']);
    expect(first(root)).toEqual([5, 'package.json at HEAD: ai ^5.0.0']);
  });

  it('is read with its catalog and lockfile as committed', () => {
    const catalog = (ai: string) => ({ 'pnpm-workspace.yaml': `packages: []\ncatalog:\n  ai: ${ai}\n` });
    const cwd = folderOf({ 'a.ts': '', ...manifest('catalog:'), ...catalog('^6.0.0') });
    commitAll(cwd);
    put(cwd, catalog('^7.0.0'));
    expect(first(cwd)).toEqual([6, 'pnpm-workspace.yaml at HEAD catalog: ai ^6.0.0']);

    const lock = (version: string) => ({ 'yarn.lock': `ai@latest:\n  version "${version}"\n` });
    const other = folderOf({ 'a.ts': '', ...manifest('latest'), ...lock('5.0.1') });
    commitAll(other);
    put(other, { ...lock('7.0.1'), 'node_modules/ai/package.json': json({ version: '7.0.1' }) });
    expect(first(other)).toEqual([5, 'yarn.lock at HEAD: ai 5.0.1 (package.json at HEAD: ai latest)']);
  });

  it('counts where nothing else is known', () => {
    const committed = folderOf({ 'a.ts': '', ...manifest('^7.0.0') });
    commitAll(committed);
    expect(first(committed)).toEqual([7, 'package.json: ai ^7.0.0']);
    put(committed, manifest('^7.0.1'));
    expect(first(committed)).toEqual([7, 'package.json: ai ^7.0.1']);
    expect(first(folderOf({ 'a.ts': '', ...manifest('7') }))).toEqual([7, 'package.json: ai 7']);
  });
});

describe('packages of hooks of another generation', () => {
  const apart = (dependencies: Record<string, string>) =>
    memoryProject({ 'a.ts': '', 'package.json': json({ name: 'app', dependencies }) }).files[0]!.package.apart;

  it('tells of the one that was not raised', () => {
    expect(apart({ ai: '^5.0.48', '@ai-sdk/svelte': '^2.1.0', '@ai-sdk/react': '^2.0.0' })).toEqual([
      { name: '@ai-sdk/svelte', generation: 4 },
    ]);
  });

  it.each([
    ['all are of one', { ai: '^5.0.48', '@ai-sdk/svelte': '^3.0.0' }],
    ['ai is of 7', { ai: '^7.0.0', '@ai-sdk/svelte': '^2.1.0' }],
    ['a provider is behind', { ai: '^5.0.0', '@ai-sdk/openai': '^1.0.0' }],
  ])('tells nothing where %s', (_, dependencies) => {
    expect(apart(dependencies)).toEqual([]);
  });
});

describe('a package without the SDK', () => {
  const workspace = (dependencies: object, others: Record<string, string> = {}) =>
    told(
      {
        'package.json': json({ workspaces: ['packages/*'] }),
        'packages/web/package.json': json({ name: 'web', dependencies }),
        'packages/shared/package.json': json({ name: '@acme/shared', dependencies: { ai: '^7.0.0' } }),
        'packages/old/package.json': json({ name: '@acme/old', dependencies: { ai: '^5.0.0' } }),
        'packages/plain/package.json': json({ name: '@acme/plain' }),
        ...others,
      },
      'packages/web/a.ts',
    );

  it('is of the generation of what it depends on', () => {
    expect(workspace({ '@acme/shared': 'workspace:*', '@acme/plain': 'workspace:*', left: '^1.0.0' })).toEqual([
      7,
      'package.json: @acme/shared: ai ^7.0.0',
    ]);
  });
  it('is of none where these are of several, or have none', () => {
    expect(workspace({ '@acme/shared': '*', '@acme/old': '*' })[0]).toBeNull();
    expect(workspace({ '@acme/plain': '*' })[0]).toBeNull();
    expect(workspace({ unknown: '*' })[0]).toBeNull();
  });
});
