import { describe, expect, it } from 'vitest';
import { type Command, type Flags, helpText, parseCommandLine } from '../../src/cli-options.js';
import { DEFAULT_CHOICES } from '../../src/model.js';

function run(...argv: string[]): Extract<Command, { name: 'run' }> {
  const command = parseCommandLine(argv);
  if (command.name !== 'run') throw new Error(`not a run but ${command.name}`);
  return command;
}
const flags = (...argv: string[]): Flags => run(...argv).flags;
const mistake = (...argv: string[]): string => {
  try {
    parseCommandLine(argv);
  } catch (error) {
    expect((error as Error).name).toBe('CliError');
    return (error as Error).message;
  }
  throw new Error(`accepted: ${argv.join(' ')}`);
};

describe('paths', () => {
  it('are the current directory by default', () => expect(run().paths).toEqual(['.']));

  it('are taken as they are', () => {
    const odd = [
      '2024',
      '01.ts',
      '1e3',
      'a b',
      'q"uo\'te',
      '$(touch x)',
      'new\nline',
      'true',
      'a=b',
      '-',
      'x,y',
      '*.ts',
    ];
    expect(run(...odd).paths).toEqual(odd);
  });

  it('may begin with a dash behind --', () => {
    const command = run('src', '--', '-n', '--dry-run', '--', 'list');
    expect(command.paths).toEqual(['src', '-n', '--dry-run', '--', 'list']);
    expect(command.flags.dryRun).toBe(false);
  });

  it('behind -- are never commands', () => {
    expect(run('--', 'list').paths).toEqual(['list']);
    expect(run('./list').paths).toEqual(['./list']);
    expect(run('src', 'list').paths).toEqual(['src', 'list']);
  });

  it('are not swallowed by flags', () => {
    const command = run(
      '--only',
      'a',
      'src',
      '--ignore',
      'x',
      'lib',
      '-n',
      'false',
      '--check',
      'true',
      '--format',
      'json',
      'z',
    );
    expect(command.paths).toEqual(['src', 'lib', 'false', 'true', 'z']);
    expect(command.flags).toMatchObject({ dryRun: true, check: true, only: ['a'], ignore: ['x'] });
  });

  it('are not empty, as they are with an unset variable', () => expect(mistake('')).toBe('a path is empty'));

  it('are suspected where they may be a mistyped command', () => {
    expect(run('lsit').suspect).toEqual({ word: 'lsit', command: 'list' });
    expect(run('explian', 'max-steps').suspect).toEqual({ word: 'explian', command: 'explain' });
    expect([run('src').suspect, run('list.ts').suspect, run('lib').suspect, run('--', 'lsit').suspect]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('flags', () => {
  it('have their defaults', () => {
    expect(flags()).toEqual({
      dryRun: false,
      check: false,
      from: undefined,
      only: [],
      skip: [],
      kinds: undefined,
      ignore: [],
      gitignore: true,
      stdinFilepath: undefined,
      formats: [],
      diff: undefined,
      quiet: false,
      verbose: false,
      progress: true,
      color: undefined,
      choices: DEFAULT_CHOICES,
      force: false,
      deps: false,
      install: false,
    });
  });

  it('have short forms, which can be joined, and aliases', () => {
    for (const form of [['-n'], ['--dry'], ['--dry-run'], ['--dry-run=true']]) expect(flags(...form).dryRun).toBe(true);
    expect(flags('-ncqf')).toMatchObject({ dryRun: true, check: true, quiet: true, force: true });
    expect(flags('--allow-dirty').force).toBe(true);
    expect(flags('-n', '--dry-run=false').dryRun).toBe(false);
  });

  it('take values in both forms', () => {
    expect(flags('--from', '5').from).toBe(5);
    expect(flags('--from=6').from).toBe(6);
    expect(flags('--stdin-filepath=a=b.ts').stdinFilepath).toBe('a=b.ts');
    expect(flags('--stdin-filepath=-x.ts').stdinFilepath).toBe('-x.ts');
  });

  it('take lists with commas and by repeating', () => {
    expect(flags('--only', 'a, b', '--only=c').only).toEqual(['a', 'b', 'c']);
    expect(flags('--kind', 'silent,breaking', '--kind', 'silent').kinds).toEqual(['silent', 'breaking']);
    expect(flags('--ignore', 'a,{b,c}', '--ignore', '1').ignore).toEqual(['a,{b,c}', '1']);
  });

  it('take formats with files', () => {
    expect(flags('--format', 'json=out/a=b.json', '--format=patch').formats).toEqual([
      { name: 'json', file: 'out/a=b.json' },
      { name: 'patch', file: undefined },
    ]);
  });

  it('raise versions and install them', () => {
    expect(flags('--deps')).toMatchObject({ deps: true, install: false });
    expect(flags('--deps', '--install')).toMatchObject({ deps: true, install: true });
  });

  it('turn things off', () => {
    expect(flags('--no-gitignore', '--no-progress', '--no-color')).toMatchObject({
      gitignore: false,
      progress: false,
      color: false,
    });
    expect(flags('--color').color).toBe(true);
  });

  it.each([
    [['--dry-rn'], 'unknown flag --dry-rn; did you mean --dry-run?'],
    [['--dry-rn=x', 'src'], 'unknown flag --dry-rn; did you mean --dry-run?'],
    [['-dry'], 'unknown flag -dry; did you mean --dry?'],
    [['--gitignore'], 'unknown flag --gitignore; did you mean --no-gitignore?'],
    [['-x'], 'unknown flag -x; see ai-sdk-fix --help'],
    [['-n5'], 'unknown flag -n5; see ai-sdk-fix --help'],
    [['-5'], 'unknown flag -5; see ai-sdk-fix --help'],
    [['--dep'], 'unknown flag --dep; did you mean --deps?'],
    [['--a.b', '1'], 'unknown flag --a.b; see ai-sdk-fix --help'],
    [['--__proto__', 'x'], 'unknown flag --__proto__; see ai-sdk-fix --help'],
    [['--constructor', 'x'], 'unknown flag --constructor; see ai-sdk-fix --help'],
    [['--get-yargs-completions'], 'unknown flag --get-yargs-completions; see ai-sdk-fix --help'],
    [['--evil\n\u001b[2J'], 'unknown flag --evil\\n\\u{1b}[2J; see ai-sdk-fix --help'],
    [['--dry-run=5'], '--dry-run takes no value such as "5"'],
    [['--from', '3'], '--from takes 4, 5 or 6, not "3"'],
    [['--from', '4', '--from', '5'], '--from is given more than once'],
    [['--from'], '--from needs a value: --from=<4|5|6>'],
    [['--only', '-n'], '--only needs a value: --only=<ids>'],
    [['--only='], '--only needs a value: --only=<ids>'],
    [['--only', 'a,,b'], '--only has an empty entry in "a,,b"'],
    [['--kind', 'silnt'], 'unknown kind "silnt"; did you mean silent?'],
    [['--kind', 'x'], 'unknown kind "x"; known: breaking, silent, deprecated, hardening'],
    [['--format', 'jsn'], 'unknown format "jsn"; did you mean json?'],
    [['--format', 'sarif'], 'unknown format "sarif"; known: text, patch, json'],
    [['--format', 'json='], '--format json= lacks the name of the file'],
    [
      ['--format', 'json', '--format', 'patch'],
      'only one --format can go to stdout; give the other a file: --format patch=<file>',
    ],
    [['--diff', 'ful'], 'unknown diff "ful"; did you mean full?'],
    [['--tool-errors', 'thrw'], 'unknown --tool-errors mode "thrw"; did you mean throw?'],
    [['-q', '--verbose'], '--quiet and --verbose exclude each other'],
    [['--stdin-filepath', 'a.ts', 'src'], '--stdin-filepath reads standard input and takes no path such as "src"'],
    [['--install', '-n'], '--install goes with a run that writes, not with --dry-run'],
    [['--deps', '--install', '-c'], '--install goes with a run that writes, not with --check'],
    [['--stdin-filepath', 'a.ts', '--deps'], '--stdin-filepath reads standard input; --deps needs a run over files'],
  ])('%j is a mistake', (argv, message) => expect(mistake(...argv)).toBe(message));
});

describe('commands', () => {
  it('list', () => {
    expect(parseCommandLine(['list', '--format', 'json'])).toMatchObject({ name: 'list' });
    expect(parseCommandLine(['--no-color', 'list'])).toMatchObject({ name: 'list' });
    expect(mistake('list', 'x')).toBe('list takes no "x"');
    expect(mistake('list', '--format', 'patch')).toBe('list has no format patch; it knows text and json');
  });

  it('explain', () => {
    expect(parseCommandLine(['explain', 'max-steps'])).toMatchObject({ name: 'explain', id: 'max-steps' });
    expect(mistake('explain')).toBe('explain needs the id of a transform; ai-sdk-fix list names them');
    expect(mistake('explain', 'a', 'b')).toBe('explain takes one transform, not also "b"');
  });

  it('help and version', () => {
    expect([
      parseCommandLine(['-h']),
      parseCommandLine(['src', '--version']),
      parseCommandLine(['list', '-v']),
    ]).toEqual([{ name: 'help' }, { name: 'version' }, { name: 'version' }]);
    expect(mistake('--help', '--dry-rn')).toContain('did you mean');
  });
});

describe('helpText', () => {
  it('names every flag that there is, and no other', () => {
    const named = new Set(helpText().match(/(?<![\w-])--?[a-z][\w-]*/g));
    expect([...named].sort()).toEqual(
      [
        ...[
          '-n',
          '--dry-run',
          '--dry',
          '-c',
          '--check',
          '--from',
          '--only',
          '--skip',
          '--kind',
          '--ignore',
          '--no-gitignore',
          '--deps',
          '--install',
        ],
        ...[
          '--stdin-filepath',
          '--format',
          '--diff',
          '-q',
          '--quiet',
          '--verbose',
          '--no-progress',
          '--color',
          '--no-color',
        ],
        '--keep-temperature',
        ...[
          '--tool-errors',
          '--tool-errors-helper',
          '--error-ref',
          '--keep-is-error',
          '--fix-leaky-catch',
          '-f',
          '--force',
          '--allow-dirty',
          '-h',
          '--help',
          '-v',
          '--version',
        ],
      ].sort(),
    );
  });

  it('fits a terminal', () => {
    for (const line of helpText().split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});
