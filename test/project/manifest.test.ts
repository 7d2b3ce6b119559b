/** Manifests and catalogs, as `--deps` raises them and as a run without it reports them. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RunOptions } from '../../src/cli-options.js';
import type { Report } from '../../src/model.js';
import { run } from '../../src/run.js';
import { folderOf, json, optionsIn } from './helpers.js';

const CODE = "import { generateText } from 'ai';\nexport const run = generateText;\n";

const DEPS: Partial<RunOptions> = { deps: true, only: ['manifest'] };

const runIn = async (cwd: string, options: Partial<RunOptions> = {}): Promise<Report> => {
  const { report, failures } = await run(optionsIn(cwd, { ...DEPS, ...options }));
  expect(failures).toEqual([]);
  return report;
};

const read = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** Raises the versions of a project, and checks that a second run finds nothing more. */
async function raise(files: Record<string, string>, options: Partial<RunOptions> = {}) {
  const cwd = folderOf({ 'src/a.ts': CODE, ...files });
  const report = await runIn(cwd, options);
  const after = (file: string) => read(cwd, file);
  const all = Object.keys(files).map(after);
  expect((await runIn(cwd, options)).summary.edits).toBe(0);
  expect(Object.keys(files).map(after)).toEqual(all);
  return { cwd, report, after };
}

/** A package for each manifest, all in one run: the manifests after it, and the number of findings in each. */
async function raiseEach(manifests: readonly Record<string, unknown>[]) {
  const packages = manifests.map((manifest, i) => ({ folder: `p${i}`, manifest: { name: `p${i}`, ...manifest } }));
  const { after, report } = await raise(
    Object.fromEntries(
      packages.flatMap(({ folder, manifest }) => [
        [`${folder}/package.json`, json(manifest)],
        [`${folder}/a.ts`, CODE],
      ]),
    ),
  );
  return packages.map(({ folder }) => ({
    after: JSON.parse(after(`${folder}/package.json`)),
    findings: report.findings.filter(finding => finding.path.startsWith(`${folder}/`)).length,
  }));
}

/** What becomes of each range of a package beside `ai`. */
async function rangesOf(name: string, ranges: readonly string[]) {
  const results = await raiseEach(ranges.map(range => ({ dependencies: { ai: '^7.0.173', [name]: range } })));
  return results.map(({ after, findings }, i) => [ranges[i], after.dependencies[name], findings]);
}

const findings = ({ findings }: Pick<Report, 'findings'>) =>
  findings.map(({ severity, path, line, message }) => `${severity} ${path}:${line} ${message}`);

describe('package-majors, minimum-7x-patch, PKG-01: a range', () => {
  const check = async (
    name: string,
    expected: readonly (readonly [range: string, to: string, findings?: number])[],
  ) => {
    const wanted = expected.map(([range, to, findings = 0]) => [range, to, findings]);
    expect(
      await rangesOf(
        name,
        expected.map(([range]) => range),
      ),
    ).toEqual(wanted);
  };

  test('is raised with its operator', () =>
    check('ai', [
      ['^5.0.0', '^7.0.173'],
      ['~6.1.2', '~7.0.173'],
      ['6.0.1', '7.0.173'],
      ['=6.0.1', '=7.0.173'],
      ['>=5.0.0', '>=7.0.173'],
      ['^6', '^7.0.173'],
      ['6.x', '^7.0.173'],
      ['^5 || ^6', '^7.0.173'],
      ['>=5 <7', '^7.0.173'],
      ['npm:^5.0.0', 'npm:^7.0.173'],
      ['npm:ai@5.0.0', 'npm:ai@7.0.173'],
      ['^7.0.0', '^7.0.173'],
      ['7.0.0-beta.3', '7.0.173'],
    ]));

  test('stays where it is no plain range or lets 7 in', () => {
    const ranges = [
      '^7.0.173',
      '^7.0.200',
      '^6.0.0 || ^7.0.0',
      '7.x',
      '>6.0.0',
      'latest',
      '*',
      '',
      'workspace:*',
      'workspace:^5.0.0',
      'catalog:',
      'link:../ai',
      'file:../ai.tgz',
      'git+https://github.com/vercel/ai.git#v5.0.0',
      'vercel/ai',
      'https://example.org/ai-5.0.0.tgz',
      '^8.0.0',
    ];
    return check(
      'ai',
      ranges.map(range => [range, range] as const),
    );
  });

  test('of a fork or a patched copy stays, with a finding', () => {
    const ranges = ['npm:@fork/ai@^5.0.0', 'patch:ai@npm%3A5.0.60#~/.yarn/patches/ai.patch'];
    return check(
      'ai',
      ranges.map(range => [range, range, 1] as const),
    );
  });

  test('of zod goes by its major: zod-peer, PKG-06', () =>
    check('zod', [
      ['^3.22.4', '^3.25.76'],
      ['3.23.8', '3.25.76'],
      ['^4.0.0', '^4.1.8'],
      ['^3.23.8 || ^4.0.0', '^3.25.76 || ^4.1.8'],
      ['^3.25.76', '^3.25.76'],
      ['^5.0.0', '^5.0.0'],
    ]));

  test('goes by package: PKG-02, PRV-25', async () => {
    const dependencies = {
      ai: '^6.0.0',
      '@ai-sdk/openai': '^3.0.1',
      '@ai-sdk/google-vertex': '4.0.0',
      '@ai-sdk/openai-compatible': '~1.0.0',
      '@ai-sdk/xai': '^3.0.0',
      '@ai-sdk/react': '^3.0.5',
      'ai-v4': 'npm:ai@4.3.19',
      'ai-tokenizer': '^1.0.0',
      openai: '^4.0.0',
    };
    const [result] = await raiseEach([{ dependencies }]);
    expect(result!.after.dependencies).toEqual({
      ai: '^7.0.173',
      '@ai-sdk/openai': '^4.0.118',
      '@ai-sdk/google-vertex': '5.0.141',
      '@ai-sdk/openai-compatible': '~3.0.92',
      '@ai-sdk/xai': '^4.0.59',
      '@ai-sdk/react': '^4.0.177',
      'ai-v4': 'npm:ai@4.3.19',
      'ai-tokenizer': '^1.0.0',
      openai: '^4.0.0',
    });
  });
});

describe('a manifest', () => {
  const MANIFEST = `{
  "name": "app",
  "dependencies": {
    "ai":"^5.0.0",
    "@ai-sdk/openai" :  "^2.0.0", "x": "1"
  },
  "devDependencies": { "@ai-sdk/provider": "2.0.0" },
  "peerDependencies": { "ai": "^5.0.0" },
  "optionalDependencies": { "@ai-sdk/mcp": "~0.0.1" },
  "scripts": { "ai": "^5.0.0" },
  "engines": { "node": ">=18", "npm": ">=9" }
}
`;
  const RAISED = MANIFEST.replaceAll('"ai":"^5.0.0"', '"ai":"^7.0.173"')
    .replace('"^2.0.0"', '"^4.0.118"')
    .replace('"2.0.0"', '"4.0.38"')
    .replace('{ "ai": "^5.0.0" },\n  "opt', '{ "ai": "^7.0.173" },\n  "opt')
    .replace('~0.0.1', '~2.0.99')
    .replace('>=18', '>=22');

  test.each([
    ['as it is', (text: string) => text],
    ['with CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with tabs', (text: string) => text.replaceAll('  ', '\t')],
    ['with a byte order mark', (text: string) => `\uFEFF${text}`],
    ['on one line', (text: string) => text.replaceAll('\n', '')],
  ])('%s keeps all but the versions', async (_, spelled) => {
    const { after, report } = await raise({ 'package.json': spelled(MANIFEST) });
    expect(after('package.json')).toBe(spelled(RAISED));
    expect(report.files.map(({ path, status }) => `${path} ${status}`)).toEqual(['package.json changed']);
    expect(report.summary).toMatchObject({ changed: 1, edits: 6, findings: { error: 0, warning: 0, info: 0 } });
  });

  test('with a key that stands twice has both raised', async () => {
    const { after } = await raise({
      'package.json': '{ "dependencies": { "ai": "^5.0.0" }, "dependencies": { "ai": "^5.0.1", "ai": "6.0.0" } }',
    });
    expect(after('package.json')).toBe(
      '{ "dependencies": { "ai": "^7.0.173" }, "dependencies": { "ai": "^7.0.173", "ai": "7.0.173" } }',
    );
  });

  test('that is broken stays', async () => {
    const text = '{ "dependencies": { "ai": "^5.0.0" \n';
    const { after } = await raise({ 'package.json': text });
    expect(after('package.json')).toBe(text);
  });

  test.each(['dry-run', 'check'] as const)('is shown and not written by %s', async mode => {
    const cwd = folderOf({ 'src/a.ts': CODE, 'package.json': MANIFEST });
    const { files } = await runIn(cwd, { mode });
    expect(files[0]).toMatchObject({ path: 'package.json', package: '.', status: 'changed' });
    expect(files[0]!.patch).toContain('-    "ai":"^5.0.0",\n');
    expect(files[0]!.patch).toContain('+    "ai":"^7.0.173",\n');
    expect(read(cwd, 'package.json')).toBe(MANIFEST);
  });

  test('is only reported without --deps, once', async () => {
    const { after, report } = await raise({ 'package.json': MANIFEST }, { deps: false });
    expect(after('package.json')).toBe(MANIFEST);
    expect(findings(report)).toEqual([
      'warning package.json:4 These are too low for AI SDK 7: `ai` ^5.0.0 → ^7.0.173, `@ai-sdk/openai` ^2.0.0 → ^4.0.118, `@ai-sdk/provider` 2.0.0 → 4.0.38, `ai` ^5.0.0 → ^7.0.173, `@ai-sdk/mcp` ~0.0.1 → ~2.0.99, `engines.node` >=18 → >=22.',
    ]);
    expect(report.findings[0]!.remedy).toContain('--deps');
  });

  test('on 7 is not reported', async () => {
    const { report } = await raise(
      { 'package.json': json({ dependencies: { ai: '^7.0.10', zod: '^3.23.0' }, engines: { node: '>=22' } }) },
      { deps: false },
    );
    expect(report.findings).toEqual([]);
  });

  test('is left by --skip and by other kinds', async () => {
    const others: Partial<RunOptions>[] = [{ only: [], skip: ['manifest'] }, { kinds: ['silent'] }];
    for (const options of others) {
      const { after, report } = await raise({ 'package.json': MANIFEST }, options);
      expect([after('package.json'), report.findings]).toEqual([MANIFEST, []]);
    }
  });

  test('that --deps cannot reach, because the transform is left out, is said', async () => {
    const cwd = folderOf({ 'src/a.ts': CODE, 'package.json': MANIFEST });
    const { notices } = await run(optionsIn(cwd, { ...DEPS, only: ['max-tokens'] }));
    expect(notices).toEqual(['--deps has nothing to do: the transform manifest is left out']);
  });

  test('that nothing of the code names the SDK in a package.json is said', async () => {
    const cwd = folderOf({ 'src/a.ts': CODE, 'package.json': '{ "name": "a", "dependencies": { "ai"' });
    const { notices } = await run(optionsIn(cwd, DEPS));
    expect(notices).toEqual(['--deps has nothing to do: no package.json of this code names the SDK']);
  });

  test('without code that uses the SDK is not looked at', async () => {
    const { report } = await raise({ 'src/a.ts': 'export {};\n', 'package.json': MANIFEST }, { deps: false });
    expect(report.findings).toEqual([]);
  });
});

describe('overrides', () => {
  test('of the whole project are raised, others stay', async () => {
    const manifest = {
      dependencies: { ai: '^5.0.0' },
      overrides: { ai: '5.0.60', '@ai-sdk/provider': { '.': '2.0.0' }, other: { ai: '5.0.60' }, 'ai@4': '4.3.0' },
      resolutions: { '**/ai': '^5.0.0', 'other/ai': '5.0.0', '@ai-sdk/openai': '2.0.0', 'ai@npm:^5.0.0': '5.0.60' },
      pnpm: { overrides: { ai: '$ai', '@ai-sdk/react': '^2.0.0', 'other>ai': '5.0.0', 'ai@<5': '>=5.0.0' } },
    };
    const { after } = await raise({ 'package.json': json(manifest) });
    expect(JSON.parse(after('package.json'))).toEqual({
      dependencies: { ai: '^7.0.173' },
      overrides: { ai: '7.0.173', '@ai-sdk/provider': { '.': '4.0.38' }, other: { ai: '5.0.60' }, 'ai@4': '4.3.0' },
      resolutions: {
        '**/ai': '^7.0.173',
        'other/ai': '5.0.0',
        '@ai-sdk/openai': '4.0.118',
        'ai@npm:^5.0.0': '5.0.60',
      },
      pnpm: { overrides: { ai: '$ai', '@ai-sdk/react': '^4.0.177', 'other>ai': '5.0.0', 'ai@<5': '>=5.0.0' } },
    });
  });

  test('of a workspace are raised with one of its packages', async () => {
    const root = {
      name: 'root',
      workspaces: ['apps/*'],
      devDependencies: { ai: '^5.0.0' },
      overrides: { ai: '5.0.1' },
    };
    const files = {
      'src/a.ts': 'export {};\n',
      'package.json': json(root),
      'apps/web/package.json': json({ name: 'web', dependencies: { ai: '^5.0.0' } }),
      'apps/web/a.ts': CODE,
      'pnpm-workspace.yaml': "packages: ['apps/*']\noverrides:\n  '@ai-sdk/provider': 2.0.0 # pinned\n",
    };
    const one = await raise(files, { paths: ['apps/web'] });
    expect(JSON.parse(one.after('package.json'))).toEqual({ ...root, overrides: { ai: '7.0.173' } });
    expect(one.after('pnpm-workspace.yaml')).toContain("  '@ai-sdk/provider': 4.0.38 # pinned\n");

    const all = await raise(files);
    expect(JSON.parse(all.after('package.json')).devDependencies).toEqual({ ai: '^7.0.173' });
  });
});

describe('catalogs', () => {
  const WEB = { name: 'web', dependencies: { ai: 'catalog:', '@ai-sdk/openai': 'catalog:ai5', zod: 'catalog:' } };

  test.each([
    [
      'pnpm-workspace.yaml',
      `# versions\r\npackages:\r\n  - apps/*\r\ncatalog:\r\n  ai: ^5.0.0   # keep\r\n  zod: "3.23.8"\r\n  react: ^18\r\ncatalogs:\r\n  ai5: { '@ai-sdk/openai': ^2.0.0 }\r\n  ai4:\r\n    ai: ^4.0.0\r\n`,
    ],
    ['.yarnrc.yml', 'catalog:\n  ai: ^5.0.0\n  zod: 3.23.8\ncatalogs:\n  ai5:\n    "@ai-sdk/openai": ^2.0.0\n'],
  ])('of %s are raised where a package takes them', async (file, text) => {
    const { after, report } = await raise({
      'package.json': json({ name: 'root', workspaces: ['apps/*'] }),
      'apps/web/package.json': json(WEB),
      'apps/web/a.ts': CODE,
      'apps/api/package.json': json({ ...WEB, name: 'api' }),
      'apps/api/a.ts': CODE,
      [file]: text,
    });
    expect(after(file)).toBe(
      text.replace('^5.0.0', '^7.0.173').replace('3.23.8', '3.25.76').replace('^2.0.0', '^4.0.118'),
    );
    expect(after('apps/web/package.json')).toBe(json(WEB));
    expect(report.files.map(({ path }) => path)).toEqual([file]);
  });

  test.each([
    { workspaces: { packages: ['apps/*'], catalog: { ai: '^5.0.0' } } },
    { catalogs: { default: { ai: '5.0.0' } } },
  ])('of a package.json are raised: %j', async fields => {
    const { after } = await raise({
      'package.json': json({ name: 'root', workspaces: ['apps/*'], ...fields }),
      'apps/web/package.json': json({ name: 'web', dependencies: { ai: 'catalog:' } }),
      'apps/web/a.ts': CODE,
    });
    expect(JSON.parse(after('package.json'))).toEqual(
      JSON.parse(json({ name: 'root', workspaces: ['apps/*'], ...fields }).replace('5.0.0', '7.0.173')),
    );
  });

  test('are named in the finding of the package', async () => {
    const { report } = await raise(
      {
        'package.json': json({ name: 'root' }),
        'pnpm-workspace.yaml': 'packages: [apps/*]\ncatalog:\n  ai: ^5.0.0\n',
        'apps/web/package.json': json({ name: 'web', dependencies: { ai: 'catalog:' } }),
        'apps/web/a.ts': CODE,
      },
      { deps: false },
    );
    expect(findings(report)).toEqual([
      'warning apps/web/package.json:4 These are too low for AI SDK 7: `ai` ^5.0.0 → ^7.0.173.',
    ]);
  });
});

describe('what has no version to write: PKG-14, PRV-18, ANG-01, IMP-09', () => {
  test('is reported, with --deps and without', async () => {
    const dependencies = {
      ai: '^7.0.173',
      '@ai-sdk/vercel': '^1.0.0',
      '@ai-sdk/solid': '^1.0.0',
      '@ai-sdk/angular': '^2.0.0',
      '@vercel/ai-sdk-gateway': '^0.1.0',
      '@openrouter/ai-sdk-provider': '^1.2.0',
      'ollama-ai-provider': '^1.2.0',
      'ollama-ai-provider-v2': '^3.0.0',
      'workers-ai-provider': '^4.0.0',
      'ai-gateway-provider': '>=3',
      'ai-sdk-ollama': 'latest',
    };
    for (const deps of [true, false]) {
      const { after, report } = await raise({ 'package.json': json({ dependencies }) }, { deps });
      expect(JSON.parse(after('package.json')).dependencies).toEqual(dependencies);
      expect(findings(report)).toEqual([
        'warning package.json:4 `@ai-sdk/vercel` has no release for AI SDK 7, so it was left.',
        'warning package.json:5 `@ai-sdk/solid` has no release for AI SDK 7, so it was left.',
        'warning package.json:6 `@ai-sdk/angular` has no release for AI SDK 7, so it was left.',
        'warning package.json:7 `@vercel/ai-sdk-gateway` has no release for AI SDK 7, so it was left.',
        'warning package.json:8 `@openrouter/ai-sdk-provider` ^1.2.0 is made for an AI SDK before 7, so it was left.',
        'warning package.json:9 `ollama-ai-provider` has no release for AI SDK 7, so it was left.',
        'info package.json:10 `ollama-ai-provider-v2` ^3.0.0 is made for an AI SDK before 7, whose adapter still runs its models, so it was left.',
      ]);
    }
  });
});

describe('a package that pins `ai`: PKG-15', () => {
  test('is raised, and said to go with another version', async () => {
    const { after, report } = await raise({
      'package.json': json({ dependencies: { ai: '^6.0.0', '@ai-sdk/vue': '^3.0.0', '@ai-sdk/rsc': '^2.0.0' } }),
    });
    expect(JSON.parse(after('package.json')).dependencies).toEqual({
      ai: '^7.0.173',
      '@ai-sdk/vue': '^4.0.142',
      '@ai-sdk/rsc': '^3.0.107',
    });
    expect(findings(report)).toEqual([
      'info package.json:4 `@ai-sdk/vue` 4.0.142 brings its own copy of `ai` 7.0.142, whose types do not fit those of another version.',
      'info package.json:5 `@ai-sdk/rsc` 3.0.107 brings its own copy of `ai` 7.0.107, whose types do not fit those of another version.',
    ]);
  });
});

describe('what packages of 7 want beside them', () => {
  const reported = async (dependencies: Record<string, string>, files: Record<string, string> = {}) => {
    const { report } = await raise({
      ...files,
      'package.json': json({ dependencies: { ai: '^7.0.173', ...dependencies } }),
    });
    return findings(report);
  };

  test('is reported where the range shuts it out: PKG-10, PKG-11, PKG-12', async () => {
    const dependencies = {
      '@ai-sdk/svelte': '^5.0.118',
      '@ai-sdk/langchain': '^3.0.99',
      '@ai-sdk/valibot': '^3.0.49',
      '@ai-sdk/vue': '^4.0.142',
      svelte: '5.20.0',
      '@langchain/core': '^0.3.0',
      valibot: '^1.0.0',
      '@valibot/to-json-schema': '1.0.0',
      vue: '~3.5.0',
    };
    expect(await reported(dependencies)).toEqual([
      'warning package.json:8 `@ai-sdk/svelte` of 7 takes `svelte` from 5.31.0 on, and this is 5.20.0.',
      'warning package.json:9 `@ai-sdk/langchain` of 7 takes `@langchain/core` from 1.0.0 on, and this is ^0.3.0.',
      'warning package.json:11 `@ai-sdk/valibot` of 7 takes `@valibot/to-json-schema` from 1.3.0 on, and this is 1.0.0.',
    ]);
    expect(await reported({ svelte: '5.20.0', '@langchain/core': '^0.3.0' })).toEqual([]);
  });

  test('is reported for a package that is added', async () => {
    const route = "import { LangChainAdapter } from 'ai';\nexport const to = LangChainAdapter.toDataStream;\n";
    expect(await reported({ '@langchain/core': '^0.3.0' }, { 'src/route.ts': route })).toEqual([
      'warning package.json:4 `@ai-sdk/langchain` of 7 takes `@langchain/core` from 1.0.0 on, and this is ^0.3.0.',
    ]);
  });

  test('is a patch of React 19: PKG-09', async () => {
    const ranges = ['19.0.0', '19.1.1', '19.2.0', '19.2.1', '19.1.2', '^19.0.0', '~19.1.0', '18.2.0', '17.0.2'];
    const all = await Promise.all(ranges.map(react => reported({ '@ai-sdk/react': '^4.0.177', react })));
    expect(all.map(found => found.length)).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect(all[1]).toEqual([
      'warning package.json:5 `@ai-sdk/react` of 7 takes `react` from 19.1.2 on, and this is 19.1.1.',
    ]);
    expect(await reported({ react: '19.1.1' })).toEqual([]);
  });
});

describe('TypeScript', () => {
  test('is raised where it cannot read the types of 7: TSC-02', async () => {
    const expected = [
      ['^4.9.5', '^5.0.4'],
      ['4.7.4', '5.0.4'],
      ['^5.0.0', '^5.0.0'],
      ['>=4.5', '>=5.0.4'],
      ['latest', 'latest'],
    ];
    const results = await raiseEach(expected.map(([typescript]) => ({ dependencies: { ai: '^6.0.0', typescript } })));
    expect(results.map(({ after }, i) => [expected[i]![0], after.dependencies.typescript])).toEqual(expected);
  });
});

describe('@ai-sdk/ui-utils, of which nothing is left: PKG-05', () => {
  const manifest = json({
    dependencies: { '@ai-sdk/openai': '^4.0.118', '@ai-sdk/ui-utils': '^1.2.11', ai: '^4.3.19' },
  });
  const code = "import { isDeepEqualData } from '@ai-sdk/ui-utils';\nexport const same = isDeepEqualData;\n";

  test('is taken out with the last import of it', async () => {
    const { after, report } = await raise(
      { 'src/a.ts': code, 'package.json': manifest },
      { only: ['manifest', 'moved-exports'] },
    );
    expect(after('package.json')).toBe(json({ dependencies: { '@ai-sdk/openai': '^4.0.118', ai: '^7.0.173' } }));
    expect(findings(report)).toEqual([]);
  });

  test('stays where an import is left, or versions are not written', async () => {
    const warning = 'warning package.json:4 `@ai-sdk/ui-utils` has no release for AI SDK 7, so it was left.';
    const left = await raise({ 'src/a.ts': code, 'package.json': manifest });
    expect(findings(left.report)).toEqual([warning]);
    const { after, report } = await raise({ 'package.json': manifest }, { deps: false });
    expect(after('package.json')).toBe(manifest);
    expect(findings(report)).toContain(warning);
  });
});

describe('node-engine-22, PKG-07', () => {
  test('engines are raised', async () => {
    const expected = [
      ['>=18', '>=22'],
      ['18.x', '>=22'],
      ['^18 || ^20', '>=22'],
      ['^20.19.0 || >=22.12.0', '>=22.12.0'],
      ['>=18 <21', '>=22'],
      ['>=18 <25', '>=22 <25'],
      ['18 - 24 || ^26', '22 - 24 || ^26'],
      ['>=22', '>=22'],
      ['22.x', '22.x'],
      ['lts/*', 'lts/*'],
    ];
    const results = await raiseEach(expected.map(([node]) => ({ dependencies: { ai: '^6.0.0' }, engines: { node } })));
    expect(results.map(({ after }, i) => [expected[i]![0], after.engines.node])).toEqual(expected);
  });

  test('no field is added', async () => {
    const { after } = await raise({ 'package.json': json({ dependencies: { ai: '^6.0.0' } }) });
    expect(JSON.parse(after('package.json'))).toEqual({ dependencies: { ai: '^7.0.173' } });
  });

  test('other places that name an older one are reported', async () => {
    const { report } = await raise({
      'package.json': json({
        dependencies: { ai: '^7.0.173' },
        devDependencies: { '@types/node': '^20.1.0' },
        volta: { node: '20.11.0' },
      }),
      '.nvmrc': 'v20.11.0\n',
      '.node-version': '22\n',
      '.tool-versions': 'python 3.11\nnodejs 20.11.0\n',
      Dockerfile: 'ARG X=1\nFROM --platform=linux/amd64 node:18-alpine AS build\nFROM node:22\nFROM nodered:3\n',
      '.github/workflows/ci.yml':
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is GitHub's syntax
        'jobs:\n  test:\n    strategy:\n      matrix:\n        node-version: [18.x, "20", 22]\n    steps:\n      - uses: x\n        with:\n          node-version: ${{ matrix.node-version }}\n',
      '.gitlab-ci.yml': 'image: node:20\n',
    });
    expect(report.findings.map(({ severity, path, line, column }) => `${severity} ${path}:${line}:${column}`)).toEqual([
      'info .github/workflows/ci.yml:5:24',
      'info .github/workflows/ci.yml:5:31',
      'info .gitlab-ci.yml:1:13',
      'info .nvmrc:1:1',
      'info .tool-versions:2:8',
      'info Dockerfile:2:34',
      'info package.json:6:21',
      'info package.json:9:14',
    ]);
  });
});

describe('opentelemetry-api-dependency, PKG-08', () => {
  const TRACE = { 'src/trace.ts': "import { trace } from '@opentelemetry/api';\nexport { trace };\n" };

  test('is added where the order of the names has it', async () => {
    const { after } = await raise({
      ...TRACE,
      'package.json':
        '{\r\n\t"dependencies": {\r\n\t\t"@ai-sdk/openai": "^4.0.118",\r\n\t\t"ai": "^7.0.173"\r\n\t}\r\n}\r\n',
    });
    expect(after('package.json')).toBe(
      '{\r\n\t"dependencies": {\r\n\t\t"@ai-sdk/openai": "^4.0.118",\r\n\t\t"@opentelemetry/api": "^1.9.0",\r\n\t\t"ai": "^7.0.173"\r\n\t}\r\n}\r\n',
    );
  });

  test('is added at the end, also on one line', async () => {
    const { after } = await raise({ ...TRACE, 'package.json': '{"dependencies":{"@ai-sdk/openai":"^4.0.118"}}' });
    expect(after('package.json')).toBe('{"dependencies":{"@ai-sdk/openai":"^4.0.118", "@opentelemetry/api":"^1.9.0"}}');
  });

  test('is reported without --deps, and nothing where it is declared or not imported', async () => {
    const manifest = { dependencies: { ai: '^7.0.173' } };
    const { report } = await raise({ ...TRACE, 'package.json': json(manifest) }, { deps: false });
    expect(findings(report)).toEqual([
      'warning package.json:3 The code imports `@opentelemetry/api`, which only `ai` brought along; 7 does not.',
    ]);
    const declared = { ...manifest, devDependencies: { '@opentelemetry/api': '^1.0.0' } };
    expect((await raise({ ...TRACE, 'package.json': json(declared) })).report.findings).toEqual([]);
    expect((await raise({ 'package.json': json(manifest) })).report.findings).toEqual([]);
  });
});

describe('adapters of 4 that are packages under 7', () => {
  const ROUTE = {
    'src/route.ts':
      "import { LangChainAdapter } from 'ai';\nexport const POST = (stream: ReadableStream) => LangChainAdapter.toDataStreamResponse(stream);\n",
  };

  test('are added, or reported without --deps', async () => {
    const files = { ...ROUTE, 'package.json': '{"dependencies":{"ai":"^7.0.173"}}' };
    expect((await raise(files)).after('package.json')).toBe(
      '{"dependencies":{"@ai-sdk/langchain":"^3.0.99", "ai":"^7.0.173"}}',
    );
    const { report } = await raise(files, { deps: false });
    expect(findings(report).filter(finding => finding.includes('package.json'))).toEqual([
      'warning package.json:1 The code uses `LangChainAdapter`, which is `@ai-sdk/langchain` under 7.',
    ]);
  });
});

describe('@ai-sdk/provider, whose types were those of ai', () => {
  const TYPES = {
    'src/a.ts':
      "import type { LanguageModelV1Prompt } from 'ai';\n\nexport const size = (prompt: LanguageModelV1Prompt) => prompt.length;\n",
  };

  test('is added where an import of it is written', async () => {
    const { after } = await raise(
      { ...TYPES, 'package.json': json({ dependencies: { ai: '^4.3.19' } }) },
      { only: ['manifest', 'model-types'] },
    );
    expect(after('src/a.ts')).toContain("from '@ai-sdk/provider'");
    expect(JSON.parse(after('package.json')!).dependencies['@ai-sdk/provider']).toMatch(/^\^4\./);
  });

  test('is not where the code imported it before', async () => {
    const code = TYPES['src/a.ts'].replace("'ai'", "'@ai-sdk/provider'");
    const { after } = await raise(
      { 'src/a.ts': code, 'package.json': json({ dependencies: { ai: '^4.3.19' } }) },
      { only: ['manifest', 'model-types'] },
    );
    expect(JSON.parse(after('package.json')!).dependencies).not.toHaveProperty('@ai-sdk/provider');
  });
});

describe('packages that `ai` had a part of: PKG-03, PKG-04', () => {
  const CODE = {
    'src/a.ts':
      "import {\n  experimental_createMCPClient as connect,\n  type ToolCall,\n} from 'ai';\nexport { streamUI } from 'ai/rsc';\n",
    'src/b.ts': "import { Experimental_StdioMCPTransport } from 'ai/mcp-stdio';\n",
  };

  test('are added where they are in order, all at once', async () => {
    const files = { ...CODE, 'package.json': json({ dependencies: { '@ai-sdk/openai': '^4.0.118', ai: '^7.0.173' } }) };
    expect((await raise(files)).after('package.json')).toBe(
      json({
        dependencies: {
          '@ai-sdk/mcp': '^2.0.99',
          '@ai-sdk/openai': '^4.0.118',
          '@ai-sdk/provider-utils': '^5.0.81',
          '@ai-sdk/rsc': '^3.0.107',
          ai: '^7.0.173',
        },
      }),
    );
    const { report } = await raise(files, { deps: false });
    expect(findings(report).filter(finding => finding.includes('package.json'))).toEqual([
      'warning package.json:3 The code imports what `@ai-sdk/mcp` has under 7, and `ai` had.',
      'warning package.json:3 The code imports what `@ai-sdk/provider-utils` has under 7, and `ai` had.',
      'warning package.json:3 The code imports what `@ai-sdk/rsc` has under 7, and `ai` had.',
    ]);
  });

  test('are for development where only tests need them', async () => {
    const server =
      "import { createTestServer } from '@ai-sdk/provider-utils/test';\nexport const server = createTestServer({});\n";
    const { after } = await raise(
      {
        'src/hook.ts': "import { useChat } from 'ai/react';\nexport const use = useChat;\n",
        'src/a.test.ts': server,
        'package.json': json({ dependencies: { ai: '^4.3.19' }, devDependencies: { vitest: '^3.0.0' } }),
      },
      { only: ['manifest', 'moved-exports'] },
    );
    expect(JSON.parse(after('package.json'))).toEqual({
      dependencies: { '@ai-sdk/react': '^4.0.177', ai: '^7.0.173' },
      devDependencies: { '@ai-sdk/test-server': '^2.0.1', vitest: '^3.0.0' },
    });
  });

  test('are left where they are declared, and where the names are others', async () => {
    const own = { 'src/a.ts': "import { generateText } from 'ai';\nimport { ToolCall } from './types';\n" };
    const manifest = json({ dependencies: { '@ai-sdk/mcp': '^2.0.99', ai: '^7.0.173' } });
    expect(
      (await raise({ ...own, 'src/b.ts': CODE['src/b.ts'], 'package.json': manifest })).after('package.json'),
    ).toBe(manifest);
  });
});

describe('esm-only-require, TSC-05: what runs CommonJS', () => {
  const CJS = { 'src/b.js': "const { tool } = require('ai');\nmodule.exports = tool;\n", 'src/a.ts': 'export {};\n' };
  const reported = async (files: Record<string, string>, manifest: Record<string, unknown>) => {
    const all = { ...files, 'package.json': json({ dependencies: { ai: '^6.0.0' }, ...manifest }) };
    return findings((await raise(all, { only: ['require'], deps: false })).report);
  };

  test('Jest and ts-node are reported', async () => {
    const runners = { devDependencies: { jest: '^29.0.0', 'ts-node': '^10.0.0' } };
    expect(await reported({}, runners)).toEqual([
      'warning package.json:6 Jest loads packages as CommonJS, and those of 7 are ES modules only: tests that load the SDK fail.',
      'warning package.json:7 ts-node loads packages as CommonJS, and those of 7 are ES modules only.',
    ]);
    expect(await reported({}, { ...runners, type: 'module' })).toHaveLength(1);
  });

  test('not where they run ES modules, and not in code of 7', async () => {
    const scripts = { test: 'node --experimental-vm-modules node_modules/.bin/jest' };
    expect(await reported({}, { devDependencies: { jest: '^29.0.0' }, scripts })).toEqual([]);
    const config = "module.exports = { transformIgnorePatterns: ['node_modules/(?!(ai|@ai-sdk)/)'] };\n";
    expect(await reported({ 'jest.config.js': config }, { devDependencies: { jest: '^29.0.0' } })).toEqual([]);
    expect(await reported(CJS, { dependencies: { ai: '^7.0.173' }, devDependencies: { jest: '^29.0.0' } })).toEqual([]);
  });

  test('plain CommonJS is said once for a package', async () => {
    expect(await reported({ ...CJS, 'src/c.cjs': CJS['src/b.js'] }, {})).toEqual([
      'info package.json:3 The SDK is loaded by `require` in src/b.js and in 1 more, which needs Node.js 22.12 under 7.',
    ]);
    expect(await reported({}, {})).toEqual([]);
    expect(await reported({ 'src/b.js': "import { tool } from 'ai';\nrequire('./x');\n" }, {})).toEqual([]);
  });
});

describe('deep-dist-imports', () => {
  test('paths of a tsconfig.json and aliases of a bundler are reported', async () => {
    const { report } = await raise(
      {
        'package.json': json({ dependencies: { ai: '^6.0.0' } }),
        'tsconfig.json':
          '{\n  // types\n  "compilerOptions": { "paths": { "ai": ["./node_modules/ai/dist/index.d.mts"] } },\n}\n',
        'tsconfig.build.json': '{ "compilerOptions": { "paths": { "ai": ["./node_modules/ai/dist/index.d.ts"] } } }\n',
        'vite.config.ts': "export default { resolve: { alias: { ai: '/x/node_modules/ai/dist/index.mjs' } } };\n",
      },
      { only: ['internal-entry'] },
    );
    expect(report.findings.map(({ severity, path, line, column }) => `${severity} ${path}:${line}:${column}`)).toEqual([
      'error tsconfig.json:3:58',
      'error vite.config.ts:1:42',
    ]);
  });
});

describe('toolchain', () => {
  const reported = async (files: Record<string, string>, manifest: Record<string, unknown> = {}) => {
    const all = { ...files, 'package.json': json({ dependencies: { ai: '^6.0.0' }, ...manifest }) };
    return findings((await raise(all, { only: ['toolchain', 'moved-modules'], deps: false })).report);
  };
  const config = (options: Record<string, unknown>) => ({ 'tsconfig.json': json({ compilerOptions: options }) });

  test('CommonJS files under node16 are reported: TSC-01', async () => {
    const refused = /^warning tsconfig.json:3 With `module` (node16|node18|nodenext) .*src\/a\.ts/;
    expect(await reported(config({ module: 'Node16' }))).toEqual([expect.stringMatching(refused)]);
    expect(await reported(config({ module: 'node18' }))).toEqual([expect.stringMatching(refused)]);
    const old = { devDependencies: { typescript: '~5.7.0' } };
    expect(await reported(config({ module: 'nodenext' }), old)).toEqual([expect.stringMatching(refused)]);
    const inherited = {
      'base.json': json({ compilerOptions: { module: 'node16' } }),
      'tsconfig.json': json({ extends: './base.json' }),
    };
    expect(await reported(inherited)).toEqual([expect.stringMatching(/^warning package.json:3 With `module` node16/)]);
  });

  test('not where TypeScript takes them', async () => {
    expect(await reported(config({ module: 'nodenext' }))).toEqual([]);
    expect(await reported(config({ module: 'node16' }), { type: 'module' })).toEqual([]);
    expect(await reported(config({ module: 'commonjs' }))).toEqual([]);
    expect(await reported(config({ module: 'node16' }), { dependencies: { ai: '^7.0.0' } })).toEqual([]);
    expect(await reported({})).toEqual([]);
  });

  test('entry points that node10 does not find are reported: TSC-03', async () => {
    const stdio = {
      'src/b.ts':
        "import { Experimental_StdioMCPTransport } from 'ai/mcp-stdio';\nexport const transport = Experimental_StdioMCPTransport;\n",
    };
    const unseen = (place: string) => [expect.stringMatching(`^warning ${place} .*@ai-sdk/mcp/mcp-stdio.*TS2307`)];
    expect(await reported({ ...stdio, ...config({ module: 'esnext', moduleResolution: 'node' }) })).toEqual(
      unseen('tsconfig.json:4'),
    );
    expect(await reported({ ...stdio, ...config({ module: 'commonjs' }) })).toEqual(unseen('package.json:3'));
    expect(await reported({ ...stdio, ...config({ moduleResolution: 'bundler' }) })).toEqual([]);
    expect(await reported(config({ moduleResolution: 'node' }))).toEqual([]);
  });

  test('settings with names that are gone are reported: TSC-06, TSC-07', async () => {
    const files = {
      'next.config.mjs': "export default { serverExternalPackages: ['ai/rsc', 'sharp'] };\n",
      'jest.config.js': 'module.exports = { moduleNameMapper: { "^ai\\\\/react$": "<rootDir>/mock.js" } };\n',
      '.eslintrc.json': json({ rules: { 'no-restricted-imports': ['error', '@ai-sdk/ui-utils'] } }),
      'tsconfig.json': json({
        compilerOptions: { module: 'esnext', moduleResolution: 'bundler', paths: { 'ai/*': ['./ai/*'] } },
      }),
      'src/rsc.ts': "export const name = 'ai/rsc';\n",
    };
    expect((await reported(files)).map(found => found.replace(/ is no module.*/, ''))).toEqual([
      'info .eslintrc.json:5 `@ai-sdk/ui-utils`',
      'info package.json:3 `ai/react` in jest.config.js',
      'info package.json:3 `ai/rsc` in next.config.mjs',
    ]);
  });
});
