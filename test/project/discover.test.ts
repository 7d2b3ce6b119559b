import { chmodSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DiscoverOptions, discover } from '../../src/project/discover.js';
import { git, json, folderOf as made, put } from './helpers.js';

function found(cwd: string, paths: string[] = [], options: Partial<DiscoverOptions> = {}) {
  const project = discover(paths, { cwd, ignore: [], gitignore: true, ...options });
  return { ...project, paths: project.files.map(unit => unit.path) };
}

const SDK = "import { generateText } from 'ai';\n";

describe('files', () => {
  it('takes every source file and nothing else, sorted', () => {
    const names = ['a.cjs', 'a.cts', 'a.js', 'a.jsx', 'a.mjs', 'a.mts', 'a.svelte', 'a.ts', 'a.tsx', 'a.vue', 'b/c.ts'];
    const others = ['a.d.ts', 'a.d.mts', 'a.d.css.ts', 'a.css', 'a.json', 'ts', 'node_modules/x/a.ts', '.git/a.ts'];
    const cwd = made(Object.fromEntries([...names, ...others].map(name => [name, ''])));
    expect(found(cwd).paths).toEqual(names);
    expect(found(cwd, ['.']).paths).toEqual(names);
    expect(found(cwd).files[0]!.file).toBe(`${cwd}/a.cjs`);
  });

  it('takes names as they are', () => {
    const names = [
      ' a b.ts',
      "$(touch x) `y` 'z'.ts",
      '-rf.ts',
      'new\nline.ts',
      'ünï 🙂.ts',
      '"q".ts',
      '*.ts',
      ':(top).ts',
    ];
    const cwd = made(Object.fromEntries(names.map(name => [name, name])));
    expect(found(cwd).files.map(unit => unit.text)).toEqual(found(cwd).paths);
    expect(new Set(found(cwd).paths)).toEqual(new Set(names));
    expect(new Set(found(cwd, names).paths)).toEqual(new Set(names));
    expect(found(cwd, names).failures).toEqual([]);
  });

  it('keeps the byte order mark and line ends', () => {
    const text = '\uFEFFa\r\nb\tc\n';
    const cwd = made({ 'a.ts': text });
    expect(found(cwd).files[0]).toMatchObject({ text, code: text });
  });

  it('takes a file once, however often it is named', () => {
    const cwd = made({ 'src/a.ts': '', 'src/b.ts': '' });
    symlinkSync('src', path.join(cwd, 'link'));
    symlinkSync('src/a.ts', path.join(cwd, 'link.ts'));
    expect(found(cwd, ['src', 'src/a.ts', './src/../src', 'link', 'link.ts', `${cwd}/src`]).paths).toEqual([
      'src/a.ts',
      'src/b.ts',
    ]);
    expect(found(cwd, ['link.ts']).paths).toEqual(['link.ts']);
    expect(found(cwd, ['link']).paths).toEqual(['link/a.ts', 'link/b.ts']);
  });

  it('follows no links', () => {
    const outside = made({ 'out.ts': '' });
    const cwd = made({ 'src/a.ts': '' });
    symlinkSync(outside, path.join(cwd, 'src/out'));
    symlinkSync(path.join(outside, 'out.ts'), path.join(cwd, 'src/out.ts'));
    symlinkSync('.', path.join(cwd, 'src/loop'));
    symlinkSync('nowhere', path.join(cwd, 'src/broken.ts'));
    expect(found(cwd).paths).toEqual(['src/a.ts']);
    expect(found(cwd).failures).toEqual([]);
  });

  it('shows files outside the working directory relative to it', () => {
    const root = made({ 'a/x.ts': '', 'b/y.ts': '' });
    expect(found(`${root}/a`, ['../b']).paths).toEqual(['../b/y.ts']);
  });
});

describe('what cannot be worked on', () => {
  it('says what is not there', () => {
    const cwd = made({ 'a.ts': '' });
    const { paths, failures } = found(cwd, ['none', 'a.ts', 'a.ts/b', '$(x)/*.ts']);
    expect(paths).toEqual(['a.ts']);
    expect(failures).toEqual(['$(x)/*.ts', 'a.ts/b', 'none'].map(path => ({ path, reason: 'no such file or folder' })));
  });

  it('says where it may not read', ({ skip }) => {
    skip(process.getuid?.() === 0, 'root may read everything');
    const cwd = made({ 'a.ts': '', 'b/c.ts': '' });
    chmodSync(path.join(cwd, 'a.ts'), 0);
    chmodSync(path.join(cwd, 'b'), 0);
    expect(found(cwd).failures).toEqual(['a.ts', 'b'].map(path => ({ path, reason: 'permission denied' })));
    chmodSync(path.join(cwd, 'b'), 0o700);
  });

  it('says that a link leads to itself', () => {
    const cwd = made({});
    symlinkSync('a.ts', path.join(cwd, 'a.ts'));
    expect(found(cwd, ['a.ts']).failures).toEqual([{ path: 'a.ts', reason: 'a symbolic link that leads to itself' }]);
  });

  it.each([
    ['larger than 1 MB', 'a.ts', `//${'x'.repeat(70)}\n`.repeat(15_000)],
    ['minified', 'a.min.js', ''],
    ['minified', 'a.js', `var x="${'x'.repeat(30_000)}";`],
    ['not UTF-8 text', 'a.ts', Buffer.from([0xff, 0x0a])],
    ['not UTF-8 text', 'a.ts', Buffer.from('\uFEFF// é\n', 'utf16le')],
  ])('speaks of a file that is %s only if it names the SDK (%s)', (reason, name, text) => {
    const encoding = Buffer.isBuffer(text) && text.length > 5 ? 'utf16le' : 'utf8';
    const content = (more: string) => Buffer.concat([Buffer.from(text), Buffer.from(more, encoding)]);
    const cwd = made({
      'no/other.ts': '',
      [`no/${name}`]: content("const role = 'ai';\n"),
      [`yes/${name}`]: content(SDK),
    });
    expect(found(cwd, ['no']).failures).toEqual([]);
    expect(found(cwd, [`no/${name}`]).failures).toEqual([]);
    const failure = {
      path: `yes/${name}`,
      reason: `${reason}, and it names the AI SDK: not migrated (leave it out with --ignore)`,
    };
    expect(found(cwd, ['yes']).failures).toEqual([failure]);
    expect(found(cwd, [`yes/${name}`]).failures).toEqual([failure]);
    expect(found(cwd).paths).toEqual(['no/other.ts']);
  });

  it('takes long lines in a file of many', () => {
    const cwd = made({ 'a.ts': `${SDK}const icon = '${'x'.repeat(50_000)}';\n${'\n'.repeat(10)}` });
    expect(found(cwd).paths).toEqual(['a.ts']);
  });

  it('notes folders without source and files of other kinds', () => {
    const cwd = made({ 'empty/readme.md': '', 'x.md': '', 'y.d.ts': '', 'z.css': '', 'w.json': '' });
    const { paths, failures, notices } = found(cwd, ['empty', 'x.md', 'y.d.ts', 'z.css', 'w.json']);
    expect([paths, failures]).toEqual([[], []]);
    expect(notices).toEqual(['no source files in empty', 'not source files: x.md, y.d.ts, z.css and 1 more']);
    expect(found(cwd).notices).toEqual(['no source files in this folder']);
  });
});

describe('ignore rules', () => {
  it('obeys .gitignore files above, here and below, as git does', () => {
    const root = made({
      '.gitignore': 'dist/\n*.gen.ts\n/web/top.ts\nlib\n',
      'web/.gitignore': '!keep.gen.ts\n!lib\n',
      'web/src/.gitignore': 'local.ts\n',
      '.git/info/exclude': 'private.ts\n',
    });
    for (const name of [
      'dist/a.ts',
      'src/a.ts',
      'src/a.gen.ts',
      'keep.gen.ts',
      'top.ts',
      'src/top.ts',
      'src/local.ts',
    ]) {
      put(root, { [`web/${name}`]: '' });
    }
    put(root, { 'web/lib/a.ts': '', 'web/private.ts': '' });
    const expected = ['keep.gen.ts', 'lib/a.ts', 'src/a.ts', 'src/top.ts'];
    expect(found(`${root}/web`).paths).toEqual(expected);
    expect(found(root).paths).toEqual(expected.map(name => `web/${name}`));
    expect(found(root, ['web/src']).paths).toEqual(['web/src/a.ts', 'web/src/top.ts']);
    expect(found(`${root}/web`, [], { gitignore: false }).paths).toHaveLength(9);
  });

  it('agrees with git itself', () => {
    const names = ['a.ts', 'b/a.ts', 'b/c.ts', 'b/d/c.ts', 'e/f.ts', 'e/g/f.ts', 'h i/j.ts', 'K.ts', '#l.ts', 'm/n.ts'];
    const root = made({
      ...Object.fromEntries(names.map(name => [name, ''])),
      '.gitignore': '/a.ts\nc.ts\n!b/d/c.ts\ne/*\n!e/g\nh\\ i/\nk.ts\n\\#l.ts\n**/m/**\n',
      'b/.gitignore': '!c.ts\nd\n',
    });
    git(root, 'init', '-q');
    const listed = git(root, 'ls-files', '-z', '--others', '--exclude-standard').split('\0');
    expect(found(root).paths).toEqual(listed.filter(name => name.endsWith('.ts')).sort());
  });

  it('takes what is named although it is ignored', () => {
    const cwd = made({ '.git/HEAD': '', '.gitignore': 'dist\n*.gen.ts', 'dist/a.ts': '', 'dist/b.gen.ts': '' });
    expect(found(cwd, ['dist/a.ts']).paths).toEqual(['dist/a.ts']);
    expect(found(cwd, ['dist/b.gen.ts']).paths).toEqual(['dist/b.gen.ts']);
    expect(found(cwd, ['dist']).paths).toEqual(['dist/a.ts', 'dist/b.gen.ts']);
  });

  it('obeys the working directory’s file outside a repository', () => {
    const cwd = made({ '.gitignore': 'gen', 'src/gen/a.ts': '', 'src/b.ts': '' });
    expect(found(cwd, ['src']).paths).toEqual(['src/b.ts']);
  });

  it('leaves out what --ignore says, named files too', () => {
    const cwd = made({ 'src/a.ts': '', 'src/a.test.ts': '', 'src/gen/b.ts': '', 'c/gen/d.ts': '' });
    const ignore = ['**/*.test.ts', './src/gen'];
    expect(found(cwd, [], { ignore }).paths).toEqual(['c/gen/d.ts', 'src/a.ts']);
    expect(found(cwd, ['src/a.test.ts', 'src/gen/b.ts', 'src/a.ts'], { ignore }).paths).toEqual(['src/a.ts']);
  });
});

describe('packages', () => {
  it('gives each file its nearest manifest', () => {
    const cwd = made({
      'package.json': json({ name: 'root', workspaces: ['apps/*'], devDependencies: { ai: '^5.0.0' } }),
      'apps/web/package.json': json({ name: 'web', dependencies: { ai: '^6.0.0' } }),
      'apps/web/src/package.json': json({ type: 'commonjs' }),
      'apps/web/src/a.ts': '',
      'apps/api/package.json': json({ name: 'api' }),
      'apps/api/b.ts': '',
      'c.ts': '',
    });
    const project = found(cwd);
    expect(project.packages).toEqual([
      { path: '.', name: 'root', generation: 5, evidence: 'package.json: ai ^5.0.0', apart: [] },
      { path: 'apps/api', name: 'api', generation: 5, evidence: '../../package.json: ai ^5.0.0', apart: [] },
      { path: 'apps/web', name: 'web', generation: 6, evidence: 'package.json: ai ^6.0.0', apart: [] },
    ]);
    expect(found(`${cwd}/apps/web`).packages.map(({ path }) => path)).toEqual(['.']);
    expect(found(cwd, ['apps/api'], { from: 4 }).packages).toEqual([
      { path: 'apps/api', name: 'api', generation: 4, evidence: '--from', apart: [] },
    ]);
  });

  it('does without manifests, and with broken ones', () => {
    expect(found(made({ 'a.ts': '' })).packages[0]).toMatchObject({ path: '.', generation: null });
    expect(found(made({ 'a.ts': '', 'package.json': '{' })).packages[0]).toMatchObject({ path: '.', generation: null });
  });
});

describe('on demand', () => {
  it('reads files outside the given paths, inside the root', () => {
    const cwd = made({
      'package.json': json({ workspaces: ['*'] }),
      'app/package.json': json({ name: 'app' }),
      'app/a.ts': '',
      'shared/package.json': json({ name: 'shared', dependencies: { ai: '4' } }),
      'shared/index.ts': 'shared',
      'node_modules/x/index.js': '',
    });
    const outside = made({ 'x.ts': '' });
    const project = found(cwd, ['app']);
    expect(project.paths).toEqual(['app/a.ts']);
    expect(project.resolve('shared', `${cwd}/app/a.ts`)).toBe(`${cwd}/shared/index.ts`);
    expect(project.unit(`${cwd}/shared/index.ts`)).toMatchObject({
      path: 'shared/index.ts',
      text: 'shared',
      package: { path: 'shared', generation: 4 },
    });
    expect(project.unit(`${cwd}/app/a.ts`)).toBe(project.files[0]);
    expect(project.unit(`${cwd}/node_modules/x/index.js`)).toBeUndefined();
    expect(project.unit(`${outside}/x.ts`)).toBeUndefined();
    expect(project.unit(`${cwd}/none.ts`)).toBeUndefined();
  });
});
