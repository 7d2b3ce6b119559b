import { describe, expect, it } from 'vitest';
import { type Deps, type Io, main } from '../../src/cli.js';
import type { RunOptions, RunResult, StdinOptions } from '../../src/cli-options.js';
import type { TransformInfo } from '../../src/model.js';
import { DEFAULT_CHOICES } from '../../src/model.js';
import { renderJson } from '../../src/report/json.js';
import { renderPatch } from '../../src/report/patch.js';
import { tool } from '../../src/report/tool.js';
import { changedFile, finding, sample } from '../report/sample.js';

const info = (id: string, kind: TransformInfo['kind'] = 'silent'): TransformInfo => ({
  id,
  title: `Title of ${id}`,
  kind,
  from: id === 'usage' ? [6] : [4, 5],
  why: 'Because.',
  keeps: [],
  before: 'a',
  after: 'b',
  docs: 'https://ai-sdk.dev',
});
const transforms = [info('max-tokens'), info('max-steps'), info('usage', 'breaking')];

interface Setup {
  tty?: boolean | { stdout: boolean; stderr: boolean };
  env?: Record<string, string>;
  columns?: number;
  stdin?: (string | Uint8Array)[];
  result?: Partial<RunResult>;
  deps?: Partial<Deps>;
  epipe?: boolean;
}

const clean = sample({ files: [], findings: [] });
const changedOnly = sample({
  files: [
    changedFile('apps/web/a.ts', 'apps/web', 'f({ maxTokens: 1 });\n', [
      ['max-tokens', 'maxTokens', 'maxOutputTokens'],
    ]),
  ],
  findings: [],
});

/** Calls main and gives back all that it said and was asked for. */
async function call(argv: string[], setup: Setup = {}) {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  const files = new Map<string, string>();
  const runs: RunOptions[] = [];
  const stdins: StdinOptions[] = [];
  const collect = (into: Buffer[]): Io['stdout'] => ({
    write(text, done) {
      if (setup.epipe) return done?.(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      into.push(Buffer.from(text as string));
      return done?.();
    },
  });
  async function* stdin() {
    yield* setup.stdin ?? [];
  }
  const { tty = false } = setup;
  const io: Io = {
    stdout: collect(out),
    stderr: setup.epipe ? { write: (_, done) => done?.() } : collect(err),
    stdin: stdin(),
    env: setup.env ?? {},
    cwd: '/project',
    isTTY: typeof tty === 'boolean' ? { stdout: tty, stderr: tty } : tty,
    columns: setup.columns,
  };
  const code = await main(argv, io, {
    run: async options => {
      runs.push(options);
      return { report: clean, failures: [], notices: [], ...setup.result };
    },
    runStdin: async options => {
      stdins.push(options);
      return { text: options.text.replaceAll('old', 'new'), report: clean, failures: [], ...setup.result };
    },
    transforms: async () => transforms,
    writeFile: async (path, text) => void files.set(path, text),
    install: async () => undefined,
    exists: () => false,
    now: () => 0,
    ...setup.deps,
  });
  return {
    code,
    bytes: Buffer.concat(out),
    stdout: Buffer.concat(out).toString(),
    stderr: Buffer.concat(err).toString(),
    files,
    runs,
    stdins,
  };
}

describe('a run', () => {
  it('is asked for what the flags say', async () => {
    const { runs } = await call([
      'src',
      '-n',
      '--from',
      '5',
      '--kind',
      'silent',
      '--ignore',
      'x',
      '--no-gitignore',
      '-f',
      '--deps',
      '--tool-errors=off',
    ]);
    expect(runs).toEqual([
      {
        cwd: '/project',
        paths: ['src'],
        mode: 'dry-run',
        from: 5,
        only: [],
        skip: [],
        kinds: ['silent'],
        ignore: ['x'],
        gitignore: false,
        force: true,
        deps: true,
        choices: { ...DEFAULT_CHOICES, toolErrors: 'off' },
      },
    ]);
  });

  it('writes, looks or checks', async () => {
    const modes = await Promise.all([[], ['-n'], ['-c'], ['-nc']].map(async argv => (await call(argv)).runs[0]!.mode));
    expect(modes).toEqual(['write', 'dry-run', 'check', 'check']);
  });

  it('gets ids for wildcards', async () => {
    const { runs } = await call(['--only', 'max-*,usage', '--skip', '*-steps']);
    expect(runs[0]).toMatchObject({ only: ['max-tokens', 'max-steps', 'usage'], skip: ['max-steps'] });
  });

  it.each([
    [['--only', 'max-token'], 'unknown transform "max-token"; did you mean max-tokens?'],
    [['--skip', 'zzz*'], 'unknown transform "zzz*"; known: max-tokens, max-steps, usage'],
    [['explain', 'usge'], 'unknown transform "usge"; did you mean usage?'],
    [['--dry-rn'], 'unknown flag --dry-rn; did you mean --dry-run?'],
    [['lsit'], 'no file or folder "lsit"; did you mean the command list?'],
  ])('%j does not start', async (argv, message) => {
    expect(await call(argv)).toMatchObject({ code: 2, stdout: '', stderr: `ai-sdk-fix: ${message}\n`, runs: [] });
  });

  it('takes a path for a path where it exists, whatever it looks like', async () => {
    const { code, runs } = await call(['lsit'], { deps: { exists: path => path === '/project/lsit' } });
    expect([code, runs[0]!.paths]).toEqual([0, ['lsit']]);
  });
});

describe('exit codes', () => {
  const found = (severity: 'error' | 'warning' | 'info') => sample({ files: [], findings: [finding({ severity })] });
  it.each([
    ['nothing to do', [], clean, 0],
    ['changes', [], changedOnly, 0],
    ['findings do not fail a writing run', [], found('error'), 0],
    ['nor a dry one', ['-n'], changedOnly, 0],
    ['check: clean', ['-c'], clean, 0],
    ['check: edits', ['-c'], changedOnly, 1],
    ['check: error', ['-c'], found('error'), 1],
    ['check: warning', ['-c'], found('warning'), 1],
    ['check: a remark is not work', ['-c'], found('info'), 0],
    ['check and dry run', ['-c', '-n'], changedOnly, 1],
    ['a failed file', [], sample({ findings: [] }), 2],
    ['a failed file comes before work left', ['-c'], sample(), 2],
  ])('%s', async (_, argv, report, code) => {
    expect((await call(argv, { result: { report } })).code).toBe(code);
  });

  it('2 for a failure beside the files', async () => {
    const { code, stdout } = await call([], {
      result: { failures: [{ path: 'nowhere', reason: 'no such file or folder' }] },
    });
    expect(code).toBe(2);
    expect(stdout).toContain('nowhere: no such file or folder');
  });

  it('2 for a crash, in one line and with its stack on request', async () => {
    const deps = {
      run: async () => {
        throw new TypeError('x is\nnot a function');
      },
    };
    const short = await call([], { deps });
    expect(short.code).toBe(2);
    expect(short.stderr).toMatch(/^ai-sdk-fix: crashed: x is\\nnot a function \(please report it .*--verbose\)\n$/);
    const long = await call(['--verbose'], { deps });
    expect(long.stderr).toMatch(/\n {4}at /);
  });

  it('that of the run where the reader of stdout leaves early', async () => {
    expect((await call(['-c'], { epipe: true, result: { report: changedOnly } })).code).toBe(1);
  });
});

describe('what goes where', () => {
  const result = { report: sample({ findings: [finding()] }) };

  it('a dry run in a pipe: the plain patch on stdout, the rest on stderr', async () => {
    const { stdout, stderr } = await call(['-n'], {
      result,
      tty: { stdout: false, stderr: true },
      env: { FORCE_COLOR: '1' },
    });
    expect(stdout).toBe(renderPatch(result.report));
    expect(stderr).toContain('Errors (1)');
    expect(stderr).toContain('\u001b[');
    expect(stderr).not.toContain('@@');
  });

  it('no colour is ever in that patch', async () => {
    expect((await call(['-n', '--color'], { result })).stdout).toBe(renderPatch(result.report));
  });

  it('a dry run with nothing to change: nothing on stdout', async () => {
    const { stdout, stderr } = await call(['-n']);
    expect(stdout).toBe('');
    expect(stderr).toContain('Nothing to migrate');
    expect((await call(['-n', '-q'])).stderr).toBe('');
  });

  it('a dry run on a terminal: the whole text, with the diff', async () => {
    const { stdout, stderr } = await call(['-n'], { result, tty: true, columns: 120 });
    expect(stdout).toContain('\u001b[36m@@ -1,8 +1,8 @@\u001b[39m');
    expect(stdout).toContain('Errors (1)');
    expect(stderr).toBe('');
  });

  it('a dry run that asks for a summary gets it, also in a pipe', async () => {
    const { stdout, stderr } = await call(['-n', '--diff', 'stat'], { result });
    expect(stdout).toContain('Files to change');
    expect(stderr).toBe('');
  });

  it('a writing run: the text with numbers, with the diff on request', async () => {
    const { stdout, stderr } = await call([], { result });
    expect(stdout).toContain('apps/web/a.ts         1 edit');
    expect(stdout).not.toContain('@@');
    expect(stderr).toBe('');
    expect((await call(['--diff', 'full'], { result })).stdout).toContain(result.report.files[0]!.patch);
  });

  it('json and patch are alone on stdout', async () => {
    const json = await call(['-n', '--format', 'json'], { result });
    expect(json.stdout).toBe(renderJson(result.report));
    expect(json.stderr).toBe('ai-sdk-fix: apps/web/broken.ts: line 3: unexpected }\n');
    const patch = await call(['--format', 'patch'], { result, tty: true });
    expect(patch.stdout).toBe(renderPatch(result.report));
    expect(patch.stderr).toContain('Errors (1)');
  });

  it('formats with a file leave stdout to the text', async () => {
    const { stdout, files } = await call(
      ['--format', 'json=out/r.json', '--format', 'text=r.txt', '--format', 'patch=/elsewhere/p'],
      {
        result,
        tty: true,
      },
    );
    expect([...files.keys()]).toEqual(['/project/out/r.json', '/project/r.txt', '/elsewhere/p']);
    expect(files.get('/project/out/r.json')).toBe(renderJson(result.report));
    expect(files.get('/elsewhere/p')).toBe(renderPatch(result.report));
    expect(files.get('/project/r.txt')).not.toContain('\u001b[');
    expect(stdout).toContain('Errors (1)');
  });

  it('a file that cannot be written fails the run', async () => {
    const writeFile = async () => {
      throw new Error('ENOENT: no such file or directory');
    };
    const { code, stderr } = await call(['--format', 'json=no/r.json'], { deps: { writeFile } });
    expect(code).toBe(2);
    expect(stderr).toBe('ai-sdk-fix: cannot write "no/r.json": ENOENT: no such file or directory\n');
  });

  it('notices go to stderr, unless quiet', async () => {
    const notices = { notices: ['ignored a broken tsconfig.json'] };
    expect((await call([], { result: notices })).stderr).toBe('ignored a broken tsconfig.json\n');
    expect((await call(['-q'], { result: notices })).stderr).toBe('');
  });

  it('colours follow the flags', async () => {
    expect((await call(['--no-color'], { result, tty: true })).stdout).not.toContain('\u001b[');
    expect((await call([], { result, tty: true, env: { NO_COLOR: '1' } })).stdout).not.toContain('\u001b[');
    expect((await call(['--color'], { result })).stdout).toContain('\u001b[');
  });
});

describe('a dirty tree', () => {
  it('is refused by naming some files and the ways on', async () => {
    const changed = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts', 'g.ts'];
    const { code, stdout, stderr } = await call([], { result: { refused: { changed }, report: changedOnly } });
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toBe(`ai-sdk-fix: nothing was written, because the git tree has changes:
  a.ts
  b.ts
  c.ts
  d.ts
  e.ts
  and 2 more
Commit or stash them first, look with -n, or write all the same with --force.
`);
  });
});

describe('--install', () => {
  const installs = [
    { folder: '/project/a b', manager: 'pnpm' as const },
    { folder: '/project/c', manager: 'npm' as const },
  ];
  const installing = async (argv: string[], result: Partial<RunResult>, failure?: string) => {
    const asked: unknown[] = [];
    const install: Deps['install'] = async one => {
      asked.push(one);
      return failure;
    };
    return { ...(await call(argv, { result: { installs, ...result }, deps: { install } })), asked };
  };

  it('runs the package managers of the run after it, and says so on stderr', async () => {
    const { code, stdout, stderr, asked } = await installing(['--deps', '--install'], {});
    expect([code, asked]).toEqual([0, installs]);
    expect(stderr).toBe('pnpm install in /project/a b\nnpm install in /project/c\n');
    expect(stdout).not.toContain('pnpm');
  });

  it('runs none that was not asked for, and none where nothing was written', async () => {
    expect((await installing(['--deps'], {})).asked).toEqual([]);
    expect((await installing(['--install'], { refused: { changed: ['a.ts'] } })).asked).toEqual([]);
  });

  it('fails where one of them fails', async () => {
    const { code, stderr, asked } = await installing(['--install'], {}, 'npm install ended with 1');
    expect([code, asked.length]).toEqual([2, 2]);
    expect(stderr).toContain('ai-sdk-fix: npm install ended with 1\n');
  });
});

describe('progress', () => {
  const slow = (times: number[]): Partial<Deps> => ({
    now: () => times.shift() ?? 5000,
    run: async options => {
      options.onProgress?.({ step: 'reading', done: 1, total: 9 });
      return { report: clean, failures: [], notices: [] };
    },
  });

  it('is on a terminal only, and gone at the end', async () => {
    const { stderr } = await call([], { tty: true, deps: slow([0, 2000]) });
    expect(stderr).toBe('\r\u001b[Kreading 1/9\r\u001b[K');
    for (const [argv, setup] of [
      [['--no-progress'], { tty: true }],
      [['-q'], { tty: true }],
      [[], { tty: { stdout: true, stderr: false } }],
      [[], { tty: true, env: { CI: 'true' } }],
    ] as [string[], Setup][]) {
      expect((await call(argv, { ...setup, deps: slow([0, 2000]) })).stderr).toBe('');
    }
  });

  it('is gone before a crash is told', async () => {
    const deps: Partial<Deps> = {
      ...slow([0, 2000]),
      run: async options => {
        options.onProgress?.({ step: 'reading', done: 1, total: 9 });
        throw new Error('boom');
      },
    };
    expect((await call([], { tty: true, deps })).stderr).toContain('reading 1/9\r\u001b[Kai-sdk-fix: crashed: boom');
  });
});

describe('standard input', () => {
  const argv = ['--stdin-filepath', 'src/a.ts'];

  it('comes out migrated, with its byte order mark, however it was cut', async () => {
    const bytes = Buffer.from('\ufeffold é\r\n');
    const { code, stdout, stderr, stdins } = await call(argv, { stdin: [bytes.subarray(0, 8), bytes.subarray(8)] });
    expect([code, stdout, stderr]).toEqual([0, '\ufeffnew é\r\n', '']);
    expect(stdins[0]).toMatchObject({
      path: 'src/a.ts',
      text: '\ufeffold é\r\n',
      cwd: '/project',
      choices: DEFAULT_CHOICES,
    });
  });

  it('leaves findings to stderr', async () => {
    const { code, stdout, stderr } = await call([...argv, '-c'], {
      stdin: ['old'],
      result: { report: sample({ files: [], findings: [finding()] }) },
    });
    expect([code, stdout]).toEqual([1, 'new']);
    expect(stderr).toContain('A system message');
  });

  it('comes out as it came where the file failed', async () => {
    const { code, stdout, stderr } = await call(argv, { stdin: ['old'], result: { report: sample({ findings: [] }) } });
    expect([code, stdout]).toEqual([2, 'old']);
    expect(stderr).toContain('unexpected }');
  });

  it('comes out as it came where the tool crashed', async () => {
    const runStdin = async () => {
      throw new Error('boom');
    };
    const { code, stdout, stderr } = await call(argv, { stdin: ['old'], deps: { runStdin } });
    expect([code, stdout]).toEqual([2, 'old']);
    expect(stderr).toContain('crashed: boom');
  });

  it('comes out as it came where it is not UTF-8', async () => {
    const latin1 = Buffer.from('old é', 'latin1');
    const { code, bytes, stderr, stdins } = await call(argv, { stdin: [latin1] });
    expect(bytes.equals(latin1)).toBe(true);
    expect([code, stderr, stdins]).toEqual([2, 'ai-sdk-fix: "src/a.ts" is not UTF-8\n', []]);
  });

  it('gives another product on request', async () => {
    const { stdout } = await call([...argv, '--format', 'json'], { stdin: ['old'], result: { report: changedOnly } });
    expect(stdout).toBe(renderJson(changedOnly));
    const both = await call([...argv, '--format', 'json=r.json'], { stdin: ['old'], result: { report: changedOnly } });
    expect(both.stdout).toBe('new');
    expect(both.files.get('/project/r.json')).toBe(renderJson(changedOnly));
  });
});

describe('the other commands', () => {
  it('list', async () => {
    const { code, stdout } = await call(['list']);
    expect(code).toBe(0);
    expect(stdout.split('\n').map(line => line.split(/\s+/)[0])).toEqual([
      'id',
      'max-tokens',
      'max-steps',
      'usage',
      '',
    ]);
    const kinds = await call(['list', '--kind', 'breaking', '--format', 'json']);
    expect(JSON.parse(kinds.stdout).map(({ id }: TransformInfo) => id)).toEqual(['usage']);
    expect(JSON.parse((await call(['list', '--from=4', '--skip=max-s*', '--format=json'])).stdout)).toHaveLength(1);
  });

  it('explain', async () => {
    const { code, stdout } = await call(['explain', 'max-steps']);
    expect(code).toBe(0);
    expect(stdout).toContain('max-steps · Title of max-steps');
  });

  it('help and version, which need no transform', async () => {
    const deps = {
      transforms: async () => {
        throw new Error('not to be loaded');
      },
    };
    expect(await call(['-v'], { deps })).toMatchObject({ code: 0, stdout: `${tool().version}\n` });
    expect((await call(['--help'], { deps })).stdout).toContain('Exit codes');
  });
});
