import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  CliError,
  type Command,
  type CommonOptions,
  type Flags,
  type FormatName,
  helpText,
  parseCommandLine,
  quote,
  type RunOptions,
  type RunResult,
  type StdinOptions,
  type StdinResult,
  unknown,
} from './cli-options.js';
import type { Failure, Mode, Report, TransformInfo } from './model.js';
import type { Install } from './project/package-manager.js';
import { messageOf } from './project/reason.js';
import { Output, type Writable } from './report/output.js';
import type { ProgressLine } from './report/progress.js';
import { printable, useColor } from './report/style.js';
import { tool } from './report/tool.js';

/** The process, as far as the command line sees it. */
export interface Io {
  stdout: Writable;
  stderr: Writable;
  stdin: AsyncIterable<Uint8Array | string>;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  isTTY: { stdout: boolean; stderr: boolean };
  /** Width of the terminal; undefined without one. */
  columns: number | undefined;
}

/** What the command line calls. Loaded when it is needed, so that help and bad flags are answered at once. */
export interface Deps {
  run(options: RunOptions): Promise<RunResult>;
  runStdin(options: StdinOptions): Promise<StdinResult>;
  transforms(): Promise<readonly TransformInfo[]>;
  writeFile(path: string, text: string): Promise<void>;
  /** Undefined when done, else why not. */
  install(install: Install): Promise<string | undefined>;
  exists(path: string): boolean;
  /** Milliseconds, from any start. */
  now(): number;
}

const DEPS: Deps = {
  run: async options => (await import('./run.js')).run(options),
  runStdin: async options => (await import('./run.js')).runStdin(options),
  transforms: async () => (await import('../transforms/index.js')).transforms,
  writeFile: (path, text) => writeFile(path, text),
  install: async install => (await import('./project/package-manager.js')).install(install),
  exists: existsSync,
  now: () => performance.now(),
};

const DONE = 0;
const WORK_LEFT = 1;
const FAILED = 2;

/** From the words of a call to an exit code. Everything that is said goes through `io`. */
export async function main(argv: readonly string[], io: Io, deps: Deps = DEPS): Promise<number> {
  const session = new Session(io, deps);
  let code: number;
  try {
    code = await session.execute(parseCommandLine(argv));
  } catch (error) {
    session.complain(error, argv.includes('--verbose'));
    code = FAILED;
  }
  return session.end(code);
}

/** One call: its streams and what is done with them. */
class Session {
  readonly #io: Io;
  readonly #deps: Deps;
  readonly #stdout: Output;
  readonly #stderr: Output;

  constructor(io: Io, deps: Deps) {
    this.#io = io;
    this.#deps = deps;
    this.#stdout = new Output(io.stdout);
    this.#stderr = new Output(io.stderr);
  }

  async execute(command: Command): Promise<number> {
    switch (command.name) {
      case 'help':
        this.#stdout.write(helpText());
        return DONE;
      case 'version':
        this.#stdout.line(tool().version);
        return DONE;
      case 'list':
        return this.#list(command.flags);
      case 'explain':
        return this.#explain(command.id, command.flags);
      case 'run': {
        const { suspect, flags } = command;
        if (suspect && !this.#deps.exists(resolve(this.#io.cwd, suspect.word))) {
          throw new CliError(`no file or folder ${quote(suspect.word)}; did you mean the command ${suspect.command}?`);
        }
        return flags.stdinFilepath === undefined
          ? this.#run(command.paths, flags)
          : this.#stdin(flags.stdinFilepath, flags);
      }
    }
  }

  /** Waits for the streams. A reader that left is fine; a disk that is full is not. */
  async end(code: number): Promise<number> {
    try {
      await this.#stdout.end();
    } catch (error) {
      this.complain(new CliError(`cannot write to stdout: ${messageOf(error)}`), false);
      code = FAILED;
    }
    return this.#stderr.end().then(
      () => code,
      () => FAILED,
    );
  }

  /** A mistake of the caller in one line; anything else is a crash, with the way to report it. */
  complain(error: unknown, verbose: boolean): void {
    const { name, version, bugs } = tool();
    if (error instanceof CliError) {
      this.#stderr.line(`${name}: ${error.message}`);
      return;
    }
    const where = bugs === undefined ? 'report it' : `report it at ${bugs}`;
    const hint = verbose ? '' : ' and the output of --verbose';
    const what = `crashed: ${printable(messageOf(error))}`;
    this.#stderr.line(
      `${name}: ${what} (please ${where} with this line, version ${version}, Node ${process.version}${hint})`,
    );
    if (verbose && error instanceof Error && error.stack) this.#stderr.line(error.stack);
  }

  async #list(flags: Flags): Promise<number> {
    const { renderList, renderListJson } = await import('./report/transforms.js');
    const all = await this.#deps.transforms();
    const { only, skip } = select(flags, all);
    const shown = all.filter(
      ({ id, kind, from }) =>
        (only.length === 0 || only.includes(id)) &&
        !skip.includes(id) &&
        (flags.kinds?.includes(kind) ?? true) &&
        (flags.from === undefined || from.includes(flags.from)),
    );
    await this.#product(flags, format =>
      format === 'json' ? renderListJson(shown) : renderList(shown, this.#look('stdout', flags)),
    );
    return DONE;
  }

  async #explain(id: string, flags: Flags): Promise<number> {
    const { renderExplain } = await import('./report/transforms.js');
    const all = await this.#deps.transforms();
    const transform = all.find(one => one.id === id);
    if (!transform)
      throw unknown(
        'transform',
        id,
        all.map(one => one.id),
      );
    await this.#product(flags, () => renderExplain(transform, this.#look('stdout', flags)));
    return DONE;
  }

  async #run(paths: string[], flags: Flags): Promise<number> {
    const { ignore, gitignore, force, deps } = flags;
    const mode: Mode = flags.check ? 'check' : flags.dryRun ? 'dry-run' : 'write';
    const options: RunOptions = { ...(await this.#common(flags)), paths, mode, ignore, gitignore, force, deps };
    const progress = await this.#progress(flags);
    if (progress) options.onProgress = step => progress.update(step);
    let result: RunResult;
    try {
      result = await this.#deps.run(options);
    } finally {
      progress?.clear();
    }
    if (!flags.quiet) for (const notice of result.notices) this.#stderr.line(printable(notice));
    if (result.refused) {
      this.#stderr.write(refusal(result.refused.changed));
      return FAILED;
    }
    await this.#publish(result.report, result.failures, flags);
    const code = exitCode(result.report, result.failures, flags);
    return flags.install && !(await this.#install(result.installs ?? [])) ? FAILED : code;
  }

  async #install(installs: readonly Install[]): Promise<boolean> {
    let done = true;
    if (installs.length === 0)
      this.#stderr.line('--install has nothing to do: no package.json of this code names the SDK');
    for (const install of installs) {
      this.#stderr.line(printable(`${install.manager} install in ${install.folder}`));
      const failure = await this.#deps.install(install);
      if (failure) this.#stderr.line(`${tool().name}: ${printable(failure)}`);
      done &&= failure === undefined;
    }
    return done;
  }

  /** Source in, source out. Whatever goes wrong, what came in goes out, so that an editor's filter loses nothing. */
  async #stdin(path: string, flags: Flags): Promise<number> {
    const common = await this.#common(flags);
    const input = await readAll(this.#io.stdin);
    const product = flags.formats.find(({ file }) => file === undefined)?.name ?? 'text';
    const giveBack = () => {
      if (product === 'text') this.#stdout.write(input);
    };
    const text = decode(input);
    if (text === undefined) {
      giveBack();
      throw new CliError(`${quote(path)} is not UTF-8`);
    }
    let result: StdinResult;
    try {
      result = await this.#deps.runStdin({ ...common, path, text });
    } catch (error) {
      giveBack();
      throw error;
    }
    const code = exitCode(result.report, result.failures, flags);
    if (product === 'text') this.#stdout.write(code === FAILED ? input : result.text);
    await this.#publish(result.report, result.failures, flags, product === 'text');
    return code;
  }

  /** Renders the report in each format that was asked for. `taken`: stdout already holds the product. */
  async #publish(report: Report, failures: readonly Failure[], flags: Flags, taken = false): Promise<void> {
    const [{ renderText, collectFailures }, { renderJson }, { renderPatch }, { nextSteps }] = await Promise.all([
      import('./report/text.js'),
      import('./report/json.js'),
      import('./report/patch.js'),
      import('./report/next.js'),
    ]);
    const { quiet, verbose } = flags;
    const text = (look: Look, diff: 'full' | 'stat' | 'none') =>
      renderText(report, { ...look, diff, quiet, verbose, failures, next: nextSteps(report, flags) });
    const diff = flags.diff ?? (flags.dryRun ? 'full' : 'stat');
    // Into a pipe goes what `git apply` reads, unless the caller asked for the text or said that the diff is not wanted.
    const isText = flags.formats.some(({ name, file }) => name === 'text' && file === undefined);
    const plain = flags.dryRun && diff === 'full' && !isText && !this.#io.isTTY.stdout;
    const sink = taken ? 'source' : (flags.formats.find(({ file }) => file === undefined)?.name ?? 'text');

    await this.#product(
      { formats: taken ? flags.formats.filter(({ file }) => file !== undefined) : flags.formats },
      (format, file) => {
        if (format === 'json') return renderJson(report);
        if (format === 'patch' || (plain && file === undefined)) return renderPatch(report);
        return text(file === undefined ? this.#look('stdout', flags) : { color: false, width: undefined }, diff);
      },
      !taken,
    );
    if (sink === 'json') {
      for (const { path, reason } of collectFailures(report, failures)) {
        this.#stderr.line(`${tool().name}: ${printable(path)}: ${printable(reason)}`);
      }
    } else if (sink === 'source') {
      const calm = report.findings.length === 0 && failures.length === 0 && report.summary.failed === 0;
      if (!calm) {
        this.#stderr.write(
          renderText(report, { ...this.#look('stderr', flags), diff: 'none', quiet, verbose, failures, next: [] }),
        );
      }
    } else if (sink === 'patch' || plain) {
      this.#stderr.write(text(this.#look('stderr', flags), diff === 'none' ? 'none' : 'stat'));
    }
  }

  /** Puts each format where it belongs. What a person sees is printed also when all formats go to files. */
  async #product(
    { formats }: Pick<Flags, 'formats'>,
    render: (format: FormatName, file: string | undefined) => string,
    print = true,
  ): Promise<void> {
    if (print) this.#stdout.write(render(formats.find(({ file }) => file === undefined)?.name ?? 'text', undefined));
    for (const { name, file } of formats) {
      if (file === undefined) continue;
      try {
        await this.#deps.writeFile(resolve(this.#io.cwd, file), render(name, file));
      } catch (error) {
        throw new CliError(`cannot write ${quote(file)}: ${printable(messageOf(error))}`);
      }
    }
  }

  async #common(flags: Flags): Promise<CommonOptions> {
    const named = flags.only.length > 0 || flags.skip.length > 0;
    return {
      cwd: this.#io.cwd,
      ...(flags.from === undefined ? {} : { from: flags.from }),
      ...(named ? select(flags, await this.#deps.transforms()) : { only: [], skip: [] }),
      kinds: flags.kinds,
      choices: flags.choices,
    };
  }

  async #progress({ progress, quiet }: Flags): Promise<ProgressLine | undefined> {
    const { env, isTTY, columns = 80 } = this.#io;
    if (!progress || quiet || !isTTY.stderr || env.CI || env.TERM === 'dumb') return undefined;
    const { createProgress } = await import('./report/progress.js');
    return createProgress({ write: text => this.#stderr.write(text), columns, now: this.#deps.now });
  }

  #look(stream: 'stdout' | 'stderr', { color }: Flags): Look {
    const isTTY = this.#io.isTTY[stream];
    const width = isTTY ? (this.#io.columns ?? 80) : undefined;
    return { color: useColor({ flag: color, env: this.#io.env, isTTY }), width };
  }
}

/** How text is dressed for where it goes. */
interface Look {
  color: boolean;
  width: number | undefined;
}

/** The ids that `--only` and `--skip` mean. A name that fits no transform is a mistake, never an empty run. */
function select({ only, skip }: Flags, transforms: readonly TransformInfo[]): { only: string[]; skip: string[] } {
  const ids = transforms.map(({ id }) => id);
  const expand = (patterns: readonly string[]) => [
    ...new Set(
      patterns.flatMap(pattern => {
        const matched = ids.filter(id => matches(id, pattern));
        if (matched.length === 0) throw unknown('transform', pattern, ids);
        return matched;
      }),
    ),
  ];
  return { only: expand(only), skip: expand(skip) };
}

/** `*` stands for any letters, also none. */
function matches(id: string, pattern: string): boolean {
  const source = pattern.split('*').map(part => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${source.join('.*')}$`).test(id);
}

function exitCode({ summary }: Report, failures: readonly Failure[], { check }: Flags): number {
  if (failures.length > 0 || summary.failed > 0) return FAILED;
  const work = summary.edits > 0 || summary.findings.error > 0 || summary.findings.warning > 0;
  return check && work ? WORK_LEFT : DONE;
}

function refusal(changed: readonly string[]): string {
  const shown = changed.slice(0, 5).map(path => `  ${printable(path)}`);
  if (changed.length > 5) shown.push(`  and ${changed.length - 5} more`);
  return [
    `${tool().name}: nothing was written, because the git tree has changes:`,
    ...shown,
    'Commit or stash them first, look with -n, or write all the same with --force.',
    '',
  ].join('\n');
}

async function readAll(stream: Io['stdin']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return Buffer.concat(chunks);
}

/** The text with its byte order mark, or undefined where it is not UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
