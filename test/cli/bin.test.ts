/** The built command, as a shell runs it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Report } from '../../src/model.js';

const BIN = fileURLToPath(new URL('../../dist/bin/ai-sdk-fix.js', import.meta.url));
const OLD =
  "import { generateText } from 'ai';\nexport const r = generateText({ model, prompt: 'x', maxTokens: 5 });\n";
const NEW = OLD.replace('maxTokens', 'maxOutputTokens');
const MANIFEST = '{ "name": "p", "dependencies": { "ai": "^4.3.0" } }';

let cwd: string;

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'ai-sdk-fix-'));
  write('package.json', MANIFEST);
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

function write(path: string, text: string | Uint8Array): string {
  const file = join(cwd, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const read = (path: string): string => readFileSync(join(cwd, path), 'utf8');

function fix(args: string[], input?: string): { code: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd,
    input: input ?? '',
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd, encoding: 'utf8' });

describe('a run', () => {
  test('writes in place, and a second run changes nothing', () => {
    write('src/a.ts', OLD);
    expect(fix(['src']).code).toBe(0);
    expect(read('src/a.ts')).toBe(NEW);
    const second = fix(['src', '--format', 'json']);
    expect(second.code).toBe(0);
    expect((JSON.parse(second.stdout) as Report).summary.edits).toBe(0);
    expect(read('src/a.ts')).toBe(NEW);
  });

  test('with -n in a pipe prints a patch that git applies, and writes nothing', () => {
    write('src/a b.ts', OLD.replaceAll('\n', '\r\n'));
    const { stdout, code } = fix(['-n', 'src']);
    expect(code).toBe(0);
    expect(read('src/a b.ts')).toBe(OLD.replaceAll('\n', '\r\n'));
    git('init', '-q');
    write('x.patch', stdout);
    git('apply', '--whitespace=nowarn', 'x.patch');
    expect(read('src/a b.ts')).toBe(NEW.replaceAll('\n', '\r\n'));
  });

  test('--check writes nothing and exits 1 while something is left, 0 after', () => {
    write('src/a.ts', OLD);
    expect(fix(['--check', 'src']).code).toBe(1);
    expect(read('src/a.ts')).toBe(OLD);
    fix(['src']);
    expect(fix(['--check', 'src']).stdout).toContain('`ai` ^4.3.0 → ^7.0.173');
    fix(['src', '--deps']);
    expect(fix(['--check', 'src']).code).toBe(0);
  });

  test('--deps raises the versions with the code, and -n --deps shows both in one patch', () => {
    write('src/a.ts', OLD);
    write('x.patch', fix(['-n', '--deps', 'src']).stdout);
    git('init', '-q');
    git('apply', 'x.patch');
    expect(read('package.json')).toBe(MANIFEST.replace('^4.3.0', '^7.0.173'));
    expect(read('src/a.ts')).toBe(NEW);
  });

  test('--deps stops at an uncommitted manifest', () => {
    write('src/a.ts', OLD);
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'x');
    write('package.json', MANIFEST.replace('"p"', '"mine"'));
    expect(fix(['src', '--deps'])).toMatchObject({ code: 2, stderr: expect.stringContaining('package.json') });
    expect(read('src/a.ts')).toBe(OLD);
  });

  test.skipIf(process.platform === 'win32').each([
    [0, 0],
    [3, 2],
  ])('--install runs the package manager of the project, which ends with %i', (ended, code) => {
    write('src/a.ts', OLD);
    write('pnpm-lock.yaml', '');
    chmodSync(write('bin/pnpm', `#!/bin/sh\necho "$@ in $PWD" > asked\necho out\nexit ${ended}\n`), 0o755);
    const env = { ...process.env, PATH: `${join(cwd, 'bin')}${delimiter}${process.env.PATH}` };
    const result = spawnSync(process.execPath, [BIN, 'src', '--deps', '--install'], { cwd, env, encoding: 'utf8' });
    expect(result.status).toBe(code);
    expect(read('asked')).toMatch(/^install in /);
    expect(result.stdout).not.toMatch(/^out$/m);
    expect(read('package.json')).toContain('^7.0.173');
  });

  test('stops at uncommitted changes, goes on with --force, and -n never stops', () => {
    write('src/a.ts', OLD);
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'x');
    write('src/a.ts', `${OLD}// mine\n`);
    const refused = fix(['src']);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('src/a.ts');
    expect(read('src/a.ts')).toBe(`${OLD}// mine\n`);
    expect(fix(['-n', 'src']).code).toBe(0);
    expect(fix(['--force', 'src']).code).toBe(0);
    expect(read('src/a.ts')).toBe(`${NEW}// mine\n`);
  });

  test('--from wins over the manifest, --only and --skip choose', () => {
    write('src/a.ts', OLD.replace('maxTokens: 5', "maxTokens: 5, system: 's'"));
    expect(fix(['-n', '--from', '6', '--only', 'max-tokens', 'src']).stdout).toBe('');
    expect(fix(['-n', '--only', 'max-*', 'src']).stdout).not.toContain('instructions');
    expect(fix(['-n', '--skip', 'max-tokens', 'src']).stdout).not.toContain('maxOutputTokens');
  });

  test('leaves a property that is read in a file outside of the run, and passes the new name beside it', () => {
    write('src/settings.ts', 'export const settings = { maxTokens: 5 };\n');
    write('src/log.ts', "import { settings } from './settings';\nexport const log = () => settings.maxTokens;\n");
    write(
      'src/ask.ts',
      "import { generateText } from 'ai';\nimport { log } from './log';\nimport { settings } from './settings';\n\nlog();\ngenerateText({ model, prompt: 'x', ...settings });\n",
    );
    expect(fix(['src/ask.ts', 'src/settings.ts']).code).toBe(0);
    expect(read('src/settings.ts')).toBe('export const settings = { maxTokens: 5 };\n');
    expect(read('src/ask.ts')).toContain('...settings, maxOutputTokens: settings.maxTokens');
  });

  test('keeps mode and links', () => {
    chmodSync(write('real/a.ts', OLD), 0o755);
    mkdirSync(join(cwd, 'src'));
    symlinkSync(join('..', 'real', 'a.ts'), join(cwd, 'src', 'a.ts'));
    expect(fix(['src/a.ts']).code).toBe(0);
    expect(read('real/a.ts')).toBe(NEW);
    expect(statSync(join(cwd, 'real/a.ts')).mode & 0o777).toBe(0o755);
  });

  test('reads standard input for --stdin-filepath', () => {
    const { stdout, code } = fix(['--stdin-filepath', 'src/new.ts'], OLD);
    expect(code).toBe(0);
    expect(stdout).toBe(NEW);
  });

  test('gives the same JSON for the same input', () => {
    for (const name of ['b', 'a', 'c']) write(`src/${name}.ts`, OLD);
    const first = fix(['-n', '--format', 'json', 'src']).stdout;
    expect(fix(['-n', '--format', 'json', 'src']).stdout).toBe(first);
    expect(first).not.toContain(cwd);
  });
});

describe('bad input', () => {
  /** A good file beside the bad one is migrated all the same. */
  function besides(
    path: string,
    text: string | Uint8Array,
    args = ['src'],
  ): { code: number | null; stderr: string; stdout: string } {
    write('src/good.ts', OLD);
    const file = write(path, text);
    const before = readFileSync(file);
    const result = fix(args);
    expect(read('src/good.ts')).toBe(NEW);
    expect(readFileSync(file).equals(before)).toBe(true);
    return result;
  }

  test('a path that is not there', () => {
    write('src/good.ts', OLD);
    const { code, stderr, stdout } = fix(['src', 'nowhere']);
    expect(code).toBe(2);
    expect(stderr + stdout).toContain('nowhere');
    expect(read('src/good.ts')).toBe(NEW);
  });

  test('a file that cannot be parsed', () => {
    const { code, stdout, stderr } = besides(
      'src/bad.ts',
      "import { generateText } from 'ai';\ngenerateText({ maxTokens: 5, \n",
    );
    expect(code).toBe(2);
    expect(stdout + stderr).toContain('src/bad.ts');
  });

  test('invalid UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from(OLD), Buffer.from([0x2f, 0x2f, 0xff, 0xfe, 0x0a])]);
    const { code, stdout, stderr } = besides('src/bad.ts', bytes);
    expect(code).toBe(2);
    expect(stdout + stderr).toContain('src/bad.ts');
  });

  test('a file over 1 MB', () => {
    const { code, stdout, stderr } = besides('src/big.ts', OLD + `// ${'x'.repeat(80)}\n`.repeat(15000));
    expect(code).toBe(2);
    expect(stdout + stderr).toContain('src/big.ts');
  });

  test('a minified file', () => {
    const { stdout, stderr } = besides('src/lib.min.js', `import{generateText}from"ai";${'a();'.repeat(20000)}`);
    expect(stdout + stderr).toContain('src/lib.min.js');
  });

  test('a folder with no source', () => {
    mkdirSync(join(cwd, 'empty'));
    const { code, stderr } = fix(['empty']);
    expect(code).toBe(0);
    expect(stderr).toContain('empty');
  });

  test.each(['with space', "it's", 'a"b', '$(touch pwned)', '-dash', '`x`', 'ünï'])('a folder called %s', name => {
    write(`${name}/a.ts`, OLD);
    expect(fix(['--', name]).code).toBe(0);
    expect(read(`${name}/a.ts`)).toBe(NEW);
    expect(() => read('pwned')).toThrow();
  });

  test('a flag that is not known names the nearest', () => {
    const { code, stderr } = fix(['--dry-rn', 'src']);
    expect(code).toBe(2);
    expect(stderr).toContain('--dry-run');
  });
});

describe('what is loaded', () => {
  /** Which modules the command had loaded when it ended. */
  function loaded(args: string[]): string[] {
    const hook = write(
      'hook.cjs',
      "process.on('exit', () => require('node:fs').writeFileSync('loaded.json', JSON.stringify(Object.keys(require.cache))));",
    );
    spawnSync(process.execPath, ['--require', hook, BIN, ...args], { cwd });
    return JSON.parse(read('loaded.json')) as string[];
  }
  const compiler = (modules: string[]) => modules.some(module => /node_modules.(?:ts-morph|@ts-morph)/.test(module));

  test('no compiler where nothing uses the SDK', () => {
    write('src/a.ts', 'export const maxTokens = 5;\n');
    expect(compiler(loaded(['-n', 'src']))).toBe(false);
  });

  test('the compiler where something does', () => {
    write('src/a.ts', OLD);
    expect(compiler(loaded(['-n', 'src']))).toBe(true);
  });
});
