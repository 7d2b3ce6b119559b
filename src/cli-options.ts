import yargs from 'yargs';
import type { Choices, Failure, Kind, Mode, Report, ToolErrors, ToolErrorsHelper } from './model.js';
import type { Install } from './project/package-manager.js';
import { nearest } from './report/nearest.js';
import type { Progress } from './report/progress.js';
import { columnsOf, printable } from './report/style.js';
import type { DiffStyle } from './report/text.js';

/** What a run is asked for, whether it reads files or standard input. */
export interface CommonOptions {
  /** Absolute. Paths of the report are relative to it. */
  cwd: string;
  /** Generation of the code; absent: found out per package. */
  from?: 4 | 5 | 6;
  /** Ids of the only transforms to run, wildcards resolved; empty: all. */
  only: string[];
  /** Ids of transforms to leave out, wildcards resolved. */
  skip: string[];
  /** Kinds of transforms to run; undefined: all. */
  kinds: Kind[] | undefined;
  choices: Choices;
}

export interface RunOptions extends CommonOptions {
  /** As given; never empty. */
  paths: string[];
  mode: Mode;
  /** Globs of files to leave out. */
  ignore: string[];
  /** Whether `.gitignore` counts. */
  gitignore: boolean;
  /** Write although the git tree has changes under the paths. */
  force: boolean;
  /** Raise versions in manifests and catalogs. */
  deps: boolean;
  onProgress?: (progress: Progress) => void;
}

export interface RunResult {
  report: Report;
  /** What could not be read, parsed, checked or written. Those that the report already names count once. */
  failures: Failure[];
  /** Remarks for the person at the terminal, one a line. */
  notices: string[];
  /** Set when a dirty tree stopped a writing run: the changed files under the paths. */
  refused?: { changed: string[] };
  /** The package managers of the run's packages. */
  installs?: Install[];
}

export interface StdinOptions extends CommonOptions {
  /** Name that the text goes by, relative to `cwd` or absolute. */
  path: string;
  text: string;
}

export interface StdinResult {
  /** The migrated text; where it failed, the text as it came. */
  text: string;
  report: Report;
  failures: Failure[];
}

/** A mistake in how the tool was called: one line on stderr, exit code 2. */
export class CliError extends Error {
  override readonly name = 'CliError';
}

const FORMATS = ['text', 'patch', 'json'] as const;
export type FormatName = (typeof FORMATS)[number];

/** A format and the file that it goes to; without a file, standard output. */
export interface Format {
  name: FormatName;
  file: string | undefined;
}

/** The flags of a call, checked, with globs of transforms still as they were typed. */
export interface Flags {
  dryRun: boolean;
  check: boolean;
  from: 4 | 5 | 6 | undefined;
  only: string[];
  skip: string[];
  kinds: Kind[] | undefined;
  ignore: string[];
  gitignore: boolean;
  stdinFilepath: string | undefined;
  formats: Format[];
  diff: DiffStyle | undefined;
  quiet: boolean;
  verbose: boolean;
  progress: boolean;
  color: boolean | undefined;
  choices: Choices;
  force: boolean;
  deps: boolean;
  install: boolean;
}

export type Command =
  | { name: 'help' | 'version' }
  | { name: 'list'; flags: Flags }
  | { name: 'explain'; id: string; flags: Flags }
  /** `suspect` is a path that may be a mistyped command. */
  | { name: 'run'; paths: string[]; suspect: { word: string; command: string } | undefined; flags: Flags };

interface Flag {
  name: string;
  short?: string;
  alias?: string;
  /** What stands for its value in the help; a flag without one is a switch. */
  value?: string;
  repeat?: true;
  describe: string;
}

const KINDS: readonly Kind[] = ['breaking', 'silent', 'deprecated', 'hardening'];
const TOOL_ERRORS: readonly ToolErrors[] = ['auto', 'return', 'throw', 'report', 'off'];
const HELPERS: readonly ToolErrorsHelper[] = ['off', 'auto', 'always'];
const DIFFS: readonly DiffStyle[] = ['full', 'stat', 'none'];
const GENERATIONS = ['4', '5', '6'] as const;
const COMMANDS = ['list', 'explain'];

const GROUPS: readonly (readonly [title: string, flags: readonly Flag[]])[] = [
  [
    'Modes',
    [
      { name: 'dry-run', short: 'n', alias: 'dry', describe: 'show the diff, write nothing' },
      { name: 'check', short: 'c', describe: 'write nothing; exit 1 if anything is left to migrate' },
    ],
  ],
  [
    'What',
    [
      { name: 'from', value: '<4|5|6>', describe: 'generation of the code  [per package, detected]' },
      { name: 'only', value: '<ids>', repeat: true, describe: 'only these transforms: comma list, * is a wildcard' },
      { name: 'skip', value: '<ids>', repeat: true, describe: 'all but these transforms' },
      { name: 'kind', value: '<kinds>', repeat: true, describe: `${KINDS.join(',')}  [all]` },
    ],
  ],
  ['Calls', [{ name: 'keep-temperature', describe: 'give calls of 4 without a temperature the 0 that 4 sent' }]],
  [
    'Files',
    [
      { name: 'ignore', value: '<glob>', repeat: true, describe: 'leave these files out (repeatable)' },
      { name: 'no-gitignore', describe: 'also files that .gitignore names' },
      { name: 'stdin-filepath', value: '<path>', describe: 'source on stdin, result on stdout' },
    ],
  ],
  [
    'Manifests',
    [
      { name: 'deps', describe: 'raise ai, @ai-sdk/*, zod, engines in manifests and catalogs' },
      { name: 'install', describe: 'then run the package manager that the project uses' },
    ],
  ],
  [
    'Output',
    [
      { name: 'format', value: '<name[=file]>', repeat: true, describe: `${FORMATS.join(' ')} (repeatable)  [text]` },
      { name: 'diff', value: '<full|stat|none>', describe: '[full with -n, else stat]' },
      { name: 'quiet', short: 'q', describe: 'only what needs a person' },
      { name: 'verbose', describe: 'also every edit, every package, and stacks' },
      { name: 'no-progress', describe: 'no progress line' },
      { name: 'color', describe: 'colours, also without a terminal' },
      { name: 'no-color', describe: 'no colours' },
    ],
  ],
  [
    'Tools',
    [
      {
        name: 'tool-errors',
        value: '<mode>',
        describe: `for tools that can throw: ${TOOL_ERRORS.join(' ')}  [auto]`,
      },
      {
        name: 'tool-errors-helper',
        value: '<when>',
        describe: `a generated module per package: ${HELPERS.join(' ')}  [auto]`,
      },
      { name: 'error-ref', describe: 'an id in the log line and in what the model gets' },
      { name: 'keep-is-error', describe: "keep the provider's error flag on failures that are returned" },
      { name: 'fix-leaky-catch', describe: 'also rewrite a catch that hands error text to the model' },
    ],
  ],
  [
    'Safety',
    [
      {
        name: 'force',
        short: 'f',
        alias: 'allow-dirty',
        describe: 'write although the git tree has changes under the paths',
      },
      { name: 'help', short: 'h', describe: 'this text' },
      { name: 'version', short: 'v', describe: 'the version' },
    ],
  ],
];

const FLAGS: readonly Flag[] = GROUPS.flatMap(([, flags]) => flags);
const BY_NAME: ReadonlyMap<string, Flag> = new Map(
  FLAGS.flatMap(flag => [flag.name, ...(flag.alias ? [flag.alias] : [])].map(name => [name, flag] as const)),
);
const BY_SHORT: ReadonlyMap<string, Flag> = new Map(FLAGS.flatMap(flag => (flag.short ? [[flag.short, flag]] : [])));

/** The help, from the same table that the parser reads. */
export function helpText(): string {
  const names = new Map(FLAGS.map(flag => [flag, flagUsage(flag)]));
  const width = Math.max(...[...names.values()].map(columnsOf));
  const groups = GROUPS.map(([title, flags]) =>
    [title, ...flags.map(flag => `  ${names.get(flag)!.padEnd(width)}  ${flag.describe}`)].join('\n'),
  );
  return `${[USAGE, ...groups, EXIT_CODES].join('\n\n')}\n`;
}

const USAGE = `Migrates code of Vercel AI SDK 4, 5 and 6 to 7.

ai-sdk-fix [paths..]            migrate files in place (default: the current directory)
ai-sdk-fix list                 the transforms: id, kind, generations, title  (--format json)
ai-sdk-fix explain <transform>  what, why, before and after, what it does not touch, docs link`;

const EXIT_CODES = `Exit codes
  0  done, or nothing to do
  1  --check found edits to make, or findings that are errors or warnings
  2  something failed`;

function flagUsage({ name, short, alias, value }: Flag): string {
  return [
    short ? `-${short}, ` : '    ',
    `--${name}`,
    value ? ` ${value}` : '',
    alias ? ` (alias --${alias})` : '',
  ].join('');
}

/** Reads the words of a call. Throws a CliError for anything that is not known, so that no typo ever starts a run. */
export function parseCommandLine(argv: readonly string[]): Command {
  const { words, rest } = normalize(argv);
  const values = parse([...words, '--', ...rest]);
  const [first, ...others] = positionals(values._);
  const flags = readFlags(values);
  if (values.help) return { name: 'help' };
  if (values.version) return { name: 'version' };
  if (first === 'list') {
    const [surplus] = [...others, ...rest];
    if (surplus !== undefined) throw new CliError(`list takes no ${quote(surplus)}`);
    onlyFormats('list', flags, ['text', 'json']);
    return { name: 'list', flags };
  }
  if (first === 'explain') {
    const [id, surplus] = [...others, ...rest];
    if (id === undefined) throw new CliError('explain needs the id of a transform; ai-sdk-fix list names them');
    if (surplus !== undefined) throw new CliError(`explain takes one transform, not also ${quote(surplus)}`);
    onlyFormats('explain', flags, ['text']);
    return { name: 'explain', id, flags };
  }
  const given = [...(first === undefined ? [] : [first]), ...others, ...rest];
  if (given.includes('')) throw new CliError('a path is empty');
  if (flags.stdinFilepath !== undefined && given.length > 0) {
    throw new CliError(`--stdin-filepath reads standard input and takes no path such as ${quote(given[0]!)}`);
  }
  const manifests = flags.install ? '--install' : flags.deps ? '--deps' : undefined;
  if (flags.stdinFilepath !== undefined && manifests) {
    throw new CliError(`--stdin-filepath reads standard input; ${manifests} needs a run over files`);
  }
  if (flags.install && (flags.dryRun || flags.check)) {
    throw new CliError(`--install goes with a run that writes, not with ${flags.check ? '--check' : '--dry-run'}`);
  }
  const command = first !== undefined && /^[\w-]+$/.test(first) ? nearest(first, COMMANDS) : undefined;
  return {
    name: 'run',
    paths: given.length > 0 ? given : ['.'],
    suspect: command === undefined ? undefined : { word: first!, command },
    flags,
  };
}

/**
 * Checks every flag and writes switches as `--name=true`. yargs alone takes `--dry-run=5` for false, a file called
 * `false` behind a switch for its value, and the path behind an unknown flag for that flag's value: three ways to write
 * where nobody asked for it.
 */
function normalize(argv: readonly string[]): { words: string[]; rest: string[] } {
  const words: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i]!;
    if (word === '--') return { words, rest: argv.slice(i + 1) };
    if (!word.startsWith('-') || word === '-') {
      words.push(word);
    } else if (word.startsWith('--')) {
      const [, name, value] = /^--([^=]*)(?:=([\s\S]*))?$/.exec(word)!;
      const flag = BY_NAME.get(name!);
      if (!flag) throw unknownFlag(`--${name}`);
      if (flag.value === undefined) {
        if (value !== undefined && value !== 'true' && value !== 'false') {
          throw new CliError(`--${name} takes no value such as ${quote(value)}`);
        }
        words.push(`--${flag.name}=${value ?? 'true'}`);
      } else {
        const next = value ?? argv[++i];
        if (next === undefined || next === '' || (value === undefined && next.startsWith('-'))) {
          throw new CliError(`--${name} needs a value: --${name}=${flag.value}`);
        }
        words.push(`--${flag.name}=${next}`);
      }
    } else {
      for (const letter of word.slice(1)) {
        const flag = BY_SHORT.get(letter);
        // -dry was meant as one word, not as four letters.
        if (!flag) throw unknownFlag(word.length > 2 ? word : `-${letter}`);
        words.push(`--${flag.name}=true`);
      }
    }
  }
  return { words, rest: [] };
}

interface Values {
  _: (string | number)[];
  [flag: string]: unknown;
}

function parse(words: readonly string[]): Values {
  const parser = yargs([...words])
    .scriptName('ai-sdk-fix')
    .locale('en')
    .help(false)
    .version(false)
    .exitProcess(false)
    .fail((message, error) => {
      throw error ?? new CliError(message);
    })
    .parserConfiguration({
      'boolean-negation': false,
      'camel-case-expansion': false,
      'dot-notation': false,
      'greedy-arrays': false,
      'parse-numbers': false,
      'parse-positional-numbers': false,
      'populate--': true,
    });
  for (const { name, value, repeat } of FLAGS) {
    parser.option(name, { type: value === undefined ? 'boolean' : 'string', array: repeat === true });
  }
  return parser.parseSync() as Values;
}

function positionals(values: Values['_']): string[] {
  return values.map(String);
}

function readFlags(values: Values): Flags {
  const from = one(values, 'from');
  const kinds = listed(values, 'kind').map(kind => choose('kind', kind, KINDS));
  const diff = one(values, 'diff');
  const toolErrors = one(values, 'tool-errors');
  const helper = one(values, 'tool-errors-helper');
  if (from !== undefined && !isOneOf(from, GENERATIONS))
    throw new CliError(`--from takes 4, 5 or 6, not ${quote(from)}`);
  if (isOn(values, 'quiet') && isOn(values, 'verbose')) throw new CliError('--quiet and --verbose exclude each other');
  return {
    dryRun: isOn(values, 'dry-run'),
    check: isOn(values, 'check'),
    from: from === undefined ? undefined : (Number(from) as 4 | 5 | 6),
    only: listed(values, 'only'),
    skip: listed(values, 'skip'),
    kinds: kinds.length > 0 ? [...new Set(kinds)] : undefined,
    ignore: many(values, 'ignore'),
    gitignore: !isOn(values, 'no-gitignore'),
    stdinFilepath: one(values, 'stdin-filepath'),
    formats: readFormats(many(values, 'format')),
    diff: diff === undefined ? undefined : choose('diff', diff, DIFFS),
    quiet: isOn(values, 'quiet'),
    verbose: isOn(values, 'verbose'),
    progress: !isOn(values, 'no-progress'),
    color: isOn(values, 'no-color') ? false : isOn(values, 'color') ? true : undefined,
    choices: {
      toolErrors: toolErrors === undefined ? 'auto' : choose('--tool-errors mode', toolErrors, TOOL_ERRORS),
      toolErrorsHelper: helper === undefined ? 'auto' : choose('--tool-errors-helper', helper, HELPERS),
      errorRef: isOn(values, 'error-ref'),
      keepIsError: isOn(values, 'keep-is-error'),
      fixLeakyCatch: isOn(values, 'fix-leaky-catch'),
      keepTemperature: isOn(values, 'keep-temperature'),
    },
    force: isOn(values, 'force'),
    deps: isOn(values, 'deps'),
    install: isOn(values, 'install'),
  };
}

/** A switch given twice is on if its last word is. */
function isOn(values: Values, name: string): boolean {
  return [values[name]].flat().at(-1) === true;
}

function many(values: Values, name: string): string[] {
  return [values[name]].flat().filter(value => typeof value === 'string');
}

/** The entries of comma lists. */
function listed(values: Values, name: string): string[] {
  return many(values, name).flatMap(value => {
    const entries = value.split(',').map(entry => entry.trim());
    if (entries.includes('')) throw new CliError(`--${name} has an empty entry in ${quote(value)}`);
    return entries;
  });
}

function one(values: Values, name: string): string | undefined {
  const given = many(values, name);
  if (given.length > 1) throw new CliError(`--${name} is given more than once`);
  return given[0];
}

function readFormats(given: readonly string[]): Format[] {
  const formats = given.map(value => {
    const [, name, file] = /^([^=]*)(?:=([\s\S]*))?$/.exec(value)!;
    const known = choose('format', name!, FORMATS);
    if (file === '') throw new CliError(`--format ${known}= lacks the name of the file`);
    return { name: known, file };
  });
  const [, second] = formats.filter(({ file }) => file === undefined);
  if (second) {
    throw new CliError(`only one --format can go to stdout; give the other a file: --format ${second.name}=<file>`);
  }
  return formats;
}

function onlyFormats(command: string, { formats }: Flags, known: readonly FormatName[]): void {
  const other = formats.find(({ name }) => !known.includes(name));
  if (other) throw new CliError(`${command} has no format ${other.name}; it knows ${known.join(' and ')}`);
}

function isOneOf<T extends string>(value: string, known: readonly T[]): value is T {
  return (known as readonly string[]).includes(value);
}

function choose<T extends string>(noun: string, value: string, known: readonly T[]): T {
  if (isOneOf(value, known)) return value;
  throw unknown(noun, value, known);
}

/** Names the nearest known name, or, of a short list, all of them. */
export function unknown(noun: string, word: string, known: readonly string[]): CliError {
  const near = nearest(word, known);
  if (near !== undefined) return new CliError(`unknown ${noun} ${quote(word)}; did you mean ${near}?`);
  if (known.length > 0 && known.length <= 6) {
    return new CliError(`unknown ${noun} ${quote(word)}; known: ${known.join(', ')}`);
  }
  return new CliError(`unknown ${noun} ${quote(word)}; see ai-sdk-fix list`);
}

/** For a flag that can only be turned off, its other form is the nearest name. */
function unknownFlag(word: string): CliError {
  const name = word.replace(/^-+/, '');
  const near = BY_NAME.has(`no-${name}`) ? `no-${name}` : nearest(name, BY_NAME.keys());
  const hint = near === undefined ? 'see ai-sdk-fix --help' : `did you mean --${near}?`;
  return new CliError(`unknown flag ${printable(word)}; ${hint}`);
}

/** A word as it may stand in a message: marked off and on one line. */
export function quote(word: string): string {
  return `"${printable(word)}"`;
}
