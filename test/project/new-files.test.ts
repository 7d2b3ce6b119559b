/** Files that a run creates: the module for failures of tools, through the whole run. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { RunOptions } from '../../src/cli-options.js';
import { migrate } from '../../src/engine.js';
import { DEFAULT_CHOICES } from '../../src/model.js';
import { memoryProject } from '../../src/project/memory.js';
import { createFileSafely } from '../../src/project/write.js';
import { renderJson } from '../../src/report/json.js';
import { nextSteps } from '../../src/report/next.js';
import { renderPatch } from '../../src/report/patch.js';
import { renderText } from '../../src/report/text.js';
import { run, runStdin } from '../../src/run.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform, means, type Transform } from '../../src/transform.js';
import { hasHelper, helperImport } from '../../transforms/failures/helper/helper.js';
import { moduleText } from '../../transforms/failures/helper/text.js';
import { commitAll, folderOf, git, json, optionsIn, put } from './helpers.js';

const guard: Transform = defineTransform({
  id: 'guard',
  title: '',
  kind: 'hardening',
  from: [6],
  words: ['execute'],
  why: '',
  keeps: [],
  before: '',
  after: '',
  docs: '',
  visit(use, context) {
    if (use.form !== 'option' || !means(use, ['Tool.execute']) || !ts.isPropertyAssignment(use.node)) return;
    const { initializer } = use.node;
    if (ts.isCallExpression(initializer) || !hasHelper(use.key.getSourceFile(), context)) return;
    context.change(use.key, draft => {
      draft.insertBefore(initializer, `${helperImport(draft, initializer, 'guardTool', context)}('a', `);
      draft.insertAfter(initializer, ')');
      if (initializer.getText() === 'broken') draft.insertAfter(initializer, '(');
      if (initializer.getText() === 'twice') for (const text of ['one', 'two']) draft.replace(initializer, text);
    });
  },
});

const transforms = vi.hoisted((): Transform[] => []);
vi.mock('../../transforms/index.js', () => ({ transforms }));
beforeEach(() => void transforms.splice(0, transforms.length, guard));

const MANIFEST = json({ name: 'shop', dependencies: { ai: '^6.0.0' } });
const tool = (execute = 'find', before = ''): string =>
  `import { tool } from 'ai';\n${before}export const a = tool({ execute: ${execute} });\n`;
const guarded = (from: string, between = ''): string =>
  `import { tool } from 'ai';\n${between}import { guardTool } from '${from}';\nexport const a = tool({ execute: guardTool('a', find) });\n`;
const MODULE = moduleText('ts', false);

const runIn = (cwd: string, options: Partial<RunOptions> = {}) => run(optionsIn(cwd, { force: false, ...options }));
const read = (cwd: string, file: string): string => readFileSync(path.join(cwd, file), 'utf8');
const has = (cwd: string, file: string): boolean => existsSync(path.join(cwd, file));

describe('a run that creates a file', () => {
  it('writes it once for all that read it, and nothing the second time', async () => {
    const cwd = folderOf({ 'package.json': MANIFEST, 'src/a.ts': tool(), 'src/tools/b.ts': tool() });
    commitAll(cwd);
    const { report, failures } = await runIn(cwd);
    expect(failures).toEqual([]);
    expect(read(cwd, 'src/tool-failure.ts')).toBe(MODULE);
    expect(read(cwd, 'src/a.ts')).toBe(guarded('./tool-failure'));
    expect(read(cwd, 'src/tools/b.ts')).toBe(guarded('../tool-failure'));
    expect(report.summary).toMatchObject({ files: 3, selected: 3, changed: 3, failed: 0 });
    expect(report.packages).toMatchObject([{ path: '.', files: 2, changed: 3 }]);

    commitAll(cwd);
    expect((await runIn(cwd)).report.summary).toMatchObject({ changed: 0, failed: 0 });
    put(cwd, { 'src/c.ts': tool() });
    await runIn(cwd, { force: true });
    expect(read(cwd, 'src/c.ts')).toBe(guarded('./tool-failure'));
    expect(read(cwd, 'src/tool-failure.ts')).toBe(MODULE);
    expect(has(cwd, 'src/tool-failure-2.ts')).toBe(false);
  });

  it('shows it in every format, and git applies the patch', async () => {
    const cwd = folderOf({ 'package.json': MANIFEST, 'src/a.ts': tool() });
    commitAll(cwd);
    for (const mode of ['dry-run', 'check'] as const) {
      const { report } = await runIn(cwd, { mode });
      expect(has(cwd, 'src/tool-failure.ts')).toBe(false);
      expect(report.summary).toMatchObject({ changed: 2, transforms: [{ id: 'guard', files: 2 }] });
      const file = JSON.parse(renderJson(report)).files.find((one: { path: string }) => one.path.includes('failure'));
      const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
      expect(file).toMatchObject({
        path: 'src/tool-failure.ts',
        package: '.',
        status: 'changed',
        reason: null,
        edits: [{ transform: 'guard', kind: 'hardening', ...place, before: '', after: MODULE }],
      });
      expect(file.patch).toMatch(
        /^--- \/dev\/null\n\+\+\+ b\/src\/tool-failure.ts\n@@ -0,0 \+1,\d+ @@\n\+import type /,
      );
    }
    const { report } = await runIn(cwd, { mode: 'dry-run' });
    const look = { color: false, next: nextSteps({ ...report, mode: 'write' }) };
    const stat = renderText(report, { ...look, width: 80, diff: 'stat' });
    expect(stat).toMatch(/src\/tool-failure\.ts +new file\n/);
    expect(stat).toContain('git status for new files');
    const full = renderText(report, { ...look, width: 80, diff: 'full' });
    expect(full).toContain('--- /dev/null\n+++ b/src/tool-failure.ts\n');

    execFileSync('git', ['apply'], { cwd, input: renderPatch(report) });
    expect(read(cwd, 'src/tool-failure.ts')).toBe(MODULE);
    expect(read(cwd, 'src/a.ts')).toBe(guarded('./tool-failure'));
    expect(git(cwd, 'status', '--porcelain')).toBe(' M src/a.ts\n?? src/tool-failure.ts\n');
  });

  it('takes another name where that is taken', async () => {
    const own = 'export const toolFailure = 1;\n';
    const cwd = folderOf({ 'package.json': MANIFEST, 'a.ts': tool(), 'Tool-Failure.js': own, 'tool-failure-2/x': '' });
    await runIn(cwd);
    expect(read(cwd, 'a.ts')).toBe(guarded('./tool-failure-3'));
    expect(read(cwd, 'Tool-Failure.js')).toBe(own);
    expect(read(cwd, 'tool-failure-3.ts')).toBe(MODULE);
  });

  it('gives each package its own', async () => {
    const manifest = (name: string) => json({ name, dependencies: { ai: '^6.0.0' } });
    const cwd = folderOf({
      'package.json': json({ name: 'root', workspaces: ['packages/*'] }),
      'packages/a/package.json': manifest('a'),
      'packages/a/src/a.ts': tool(),
      'packages/a/src/lib/b.ts': '',
      'packages/b/package.json': manifest('b'),
      'packages/b/b.js': tool(),
    });
    const { report } = await runIn(cwd);
    expect(report.files.map(({ path, package: owner }) => `${owner}: ${path}`)).toEqual([
      'packages/a: packages/a/src/a.ts',
      'packages/a: packages/a/src/lib/tool-failure.ts',
      'packages/b: packages/b/b.js',
      'packages/b: packages/b/tool-failure.js',
    ]);
    expect(read(cwd, 'packages/a/src/a.ts')).toBe(guarded('./lib/tool-failure'));
    expect(read(cwd, 'packages/b/tool-failure.js')).toBe(moduleText('esm', false));
  });

  it('leaves none behind for a change that is refused, or a file that keeps its text', async () => {
    for (const execute of ['broken', 'twice']) {
      const cwd = folderOf({ 'package.json': MANIFEST, 'a.ts': tool(execute) });
      const { report } = await runIn(cwd);
      expect(report.summary.changed).toBe(0);
      expect(read(cwd, 'a.ts')).toBe(tool(execute));
      expect(has(cwd, 'tool-failure.ts')).toBe(false);
    }
  });

  it('keeps the text of files whose module cannot be written', async () => {
    const cwd = folderOf({ 'package.json': MANIFEST, 'src/a.ts': tool() });
    const onProgress: RunOptions['onProgress'] = ({ step, done }) => {
      if (step === 'migrate' && done > 0) put(cwd, { 'src/tool-failure.ts': 'mine' });
    };
    const { report, failures } = await runIn(cwd, { onProgress });
    expect(failures).toEqual([
      { path: 'src/tool-failure.ts', reason: 'a file of that name is there already' },
      { path: 'src/a.ts', reason: 'needs src/tool-failure.ts, which could not be written' },
    ]);
    expect(report.summary).toMatchObject({ changed: 0, failed: 2 });
    expect(read(cwd, 'src/a.ts')).toBe(tool());
    expect(read(cwd, 'src/tool-failure.ts')).toBe('mine');
  });

  it('is not for a text on standard input, nor where it is turned off', async () => {
    const cwd = folderOf({ 'package.json': MANIFEST, 'a.ts': tool() });
    const { text } = await runStdin({ ...optionsIn(cwd), path: 'a.ts', text: tool() });
    expect(text).toBe(tool());
    const { report } = await runIn(cwd, { choices: { ...DEFAULT_CHOICES, toolErrorsHelper: 'off' } });
    expect(report.summary.changed).toBe(0);
  });

  it('never overwrites', () => {
    const cwd = folderOf({ 'a.ts': 'mine' });
    const unit = { path: 'a.ts', file: `${cwd}/a.ts` };
    expect(createFileSafely(unit, 'other')).toEqual({ path: 'a.ts', reason: 'a file of that name is there already' });
    expect(read(cwd, 'a.ts')).toBe('mine');
    expect(createFileSafely({ path: 'b', file: `${cwd}/none/b` }, '')?.reason).toBe('no such file or folder');
  });
});

describe('where the module goes, and how it is imported', () => {
  async function migrated(files: Record<string, string>): Promise<Record<string, string>> {
    const project = memoryProject(files, { from: 6 });
    const outcomes = await migrate(project.files, [], project.resolve, {
      transforms: [guard],
      choices: DEFAULT_CHOICES,
      project,
      onFailure: (_, reason) => expect.fail(reason),
    });
    return Object.fromEntries(outcomes.map(({ unit, after }) => [unit.path, after]));
  }

  const nodeNext = { 'tsconfig.json': json({ compilerOptions: { module: 'NodeNext' } }) };
  const esm = { 'package.json': json({ name: 'x', type: 'module' }) };
  const commonJs = "const { tool } = require('ai');\nmodule.exports = tool({ execute: find });\n";
  const b = { 'b.ts': 'export const b = 1;\n' };

  const rows: [string, Record<string, string>, string, string, string][] = [
    ['beside sources in the root', { 'app/a.ts': tool() }, 'tool-failure.ts', 'app/a.ts', '../tool-failure'],
    ['in src', { 'src/a.ts': tool() }, 'src/tool-failure.ts', 'src/a.ts', './tool-failure'],
    ['in lib', { 'app/a.ts': tool(), 'lib/x.ts': '' }, 'lib/tool-failure.ts', 'app/a.ts', '../lib/tool-failure'],
    ['for Node', { ...nodeNext, ...esm, 'a.ts': tool() }, 'tool-failure.ts', 'a.ts', './tool-failure.js'],
    ['for Node, CommonJS', { ...nodeNext, 'a.ts': tool() }, 'tool-failure.ts', 'a.ts', './tool-failure'],
    ['as .mts', { 'a.mts': tool() }, 'tool-failure.mts', 'a.mts', './tool-failure.mjs'],
    ['in components', { 'a.tsx': tool() }, 'tool-failure.ts', 'a.tsx', './tool-failure'],
    ['JavaScript for Node', { ...esm, 'a.js': tool() }, 'tool-failure.js', 'a.js', './tool-failure.js'],
    ['JavaScript for a bundler', { 'package.json': '{}', 'a.js': tool() }, 'tool-failure.js', 'a.js', './tool-failure'],
    ['JavaScript modules', { 'a.mjs': tool() }, 'tool-failure.mjs', 'a.mjs', './tool-failure.mjs'],
    ['CommonJS', { 'package.json': '{}', 'a.js': commonJs }, 'tool-failure.js', 'a.js', './tool-failure'],
    ['CommonJS in a module package', { ...esm, 'a.cjs': commonJs }, 'tool-failure.cjs', 'a.cjs', './tool-failure.cjs'],
    ...['./b', './b.js', './b.ts'].map((name): [string, Record<string, string>, string, string, string] => [
      `as ${name} is imported`,
      { ...b, 'a.ts': tool('find', `import '${name}';\n`) },
      'tool-failure.ts',
      'a.ts',
      `./tool-failure${name.slice(3)}`,
    ]),
    [
      'as other files import',
      { ...b, 'a.ts': tool(), 'c.ts': "import './b.js';\n" },
      'tool-failure.ts',
      'a.ts',
      './tool-failure.js',
    ],
  ];

  test.each(rows)('%s', async (_, files, module, file, from) => {
    const after = await migrated(files);
    expect(Object.keys(after)).toContain(module);
    expect(after[file]).toMatch(new RegExp(`(?:from |require\\()'${from.replaceAll('.', '\\.')}'`));
    const syntax = module.endsWith('ts') ? 'ts' : files[file] === commonJs ? 'cjs' : 'esm';
    expect(after[module]).toBe(moduleText(syntax, false));

    const again = await migrated({ ...files, ...after });
    expect(again).toEqual(after);
  });

  test('comes behind the other imports, under a name that is free, with the line ends of the file', async () => {
    const text =
      "import { tool } from 'ai'\nimport { guardTool } from './b.js'\nexport const a = tool({ execute: find })\n";
    const after = await migrated({ 'a.ts': text.replaceAll('\n', '\r\n') });
    expect(after['a.ts']).toContain(
      "from './b.js'\r\nimport { guardTool as aiGuardTool } from './tool-failure'\r\nexport",
    );
    expect(after['tool-failure.ts']).toBe(MODULE.replaceAll('\n', '\r\n'));
  });

  test('is the one that is there, by the name it is imported by', async () => {
    const files = {
      'tsconfig.json': json({ compilerOptions: { paths: { '@lib/*': ['./lib/*'] } } }),
      'lib/tool-failure.ts': MODULE.replace('console.error', 'report'),
    };
    const alias = "import { ToolError } from '@lib/tool-failure';\nexport { ToolError };\n";
    const after = await migrated({ ...files, 'a.ts': tool('find', alias), 'b.ts': tool() });
    expect(Object.keys(after)).toEqual(['a.ts', 'b.ts', 'lib/tool-failure.ts']);
    expect(after['a.ts']).toContain("import { guardTool, ToolError } from '@lib/tool-failure';");
    expect(after['b.ts']).toBe(guarded('./lib/tool-failure'));
    expect(after['lib/tool-failure.ts']).toBe(files['lib/tool-failure.ts']);
  });

  test('is not for a file that cannot import it', async () => {
    const script = tool();
    const after = await migrated({ 'a.ts': tool(), 'b.ts': tool(), 'c.js': script, 'package.json': '{}' });
    expect(after['a.ts']).not.toBe(script);
    expect(after['c.js']).toBe(script);
    const mixed = await migrated({ ...esm, 'a.js': tool(), 'b.js': tool(), 'c.cjs': commonJs });
    expect(mixed['c.cjs']).toBe(commonJs);
  });
});
