/** Understand, transform, check: from the selected files to their edits and findings. Touches nothing but values. */

import { accepted, syntaxErrorOf } from './check.js';
import { ChangeDraft } from './edit/draft.js';
import { type FileChange, FileEdits, type FlatSplice } from './edit/edits.js';
import { Imports } from './edit/imports.js';
import { Lines } from './edit/lines.js';
import { Names } from './edit/names.js';
import type { Choices, Edit, Finding, Generation } from './model.js';
import type { TextUnit } from './project/data-file.js';
import { importsOf } from './project/imports.js';
import type { Project, SourceUnit } from './project/project.js';
import { messageOf } from './project/reason.js';
import { isSdkSpecifier, mentionsSdk } from './project/sdk-names.js';
import type { ImportersOf } from './sdk/async.js';
import { createProgram, type Program } from './sdk/program.js';
import type { tsTypes } from './sdk/typescript.js';
import { load } from './sdk/typescript.js';
import type { Use } from './sdk/use.js';
import { Uses } from './sdk/uses.js';
import type { Context, Remark, Transform } from './transform.js';

export interface EngineOptions {
  transforms: readonly Transform[];
  choices: Choices;
  /** Whether nothing but hardening was asked for: then code of any generation is hardened, also that of 7. */
  hardensAll?: boolean;
  /** Files of the project that import one; without it, the run holds them all. */
  importersOf?: ImportersOf;
  /** Where changes may create files. */
  project?: Project;
  /** A file that could not be parsed, a transform that failed on it, edits that did not hold: it keeps its text. */
  onFailure(unit: SourceUnit, reason: string): void;
}

export interface FileOutcome<Unit extends TextUnit = TextUnit> {
  unit: Unit;
  edits: Edit[];
  findings: Finding[];
  /** Sorted, without overlap; empty when nothing changes. */
  splices: readonly FlatSplice[];
  /** The text after the edits. */
  after: string;
  /** Files that read it, where it is a new one. */
  readers?: ReadonlySet<TextUnit>;
}

/**
 * Finds the edits and findings of the selected files.
 * @param selected files to migrate
 * @param context files that these reach, read for their types only
 */
export async function migrate(
  selected: readonly SourceUnit[],
  context: readonly SourceUnit[],
  resolve: (specifier: string, from: string) => string | undefined,
  options: EngineOptions,
): Promise<FileOutcome<SourceUnit>[]> {
  if (selected.length === 0) return [];
  await load();
  const program = createProgram([...selected, ...context], resolve);
  const broken = new Set(
    selected.filter(unit => {
      const error = program.unread.get(unit) ?? syntaxErrorOf(program.source(unit));
      if (error) options.onFailure(unit, `could not be parsed: ${error}`);
      return error !== null;
    }),
  );
  /** A project may call a folder of its own `ai`: what its files import from there is not the SDK's. */
  const ownsName = (unit: SourceUnit): boolean =>
    [...importsOf(unit.code)].some(
      specifier => isSdkSpecifier(specifier) && resolve(specifier, unit.file) !== undefined,
    );
  const session = new Session(
    program,
    selected.filter(unit => !broken.has(unit) && !ownsName(unit)),
    options,
  );
  session.run();
  const outcomes = await Promise.all(selected.map(unit => session.outcome(unit)));
  return [...outcomes, ...session.created(outcomes)];
}

interface NewFile {
  text: string;
  transform: Transform;
  readers: Set<SourceUnit>;
}

interface FileState {
  edits: FileEdits;
  lines: Lines;
  imports: Imports;
  findings: Finding[];
  changes: { transform: Transform; draft: ChangeDraft }[];
  /** Whether the file holds a name that only 7 has: before this run, and after the changes so far. */
  wasNew: boolean;
  isNew: boolean;
}

class Session {
  readonly #program: Program;
  readonly #units: readonly SourceUnit[];
  readonly #options: EngineOptions;
  readonly #uses: Uses;
  readonly #states = new Map<SourceUnit, FileState>();
  /** Files by the words that are in them. */
  readonly #mentions = new Map<string, readonly SourceUnit[]>();
  readonly #importers = new Map<SourceUnit, ReadonlySet<SourceUnit>>();
  /** By absolute path. */
  readonly #created = new Map<string, NewFile>();

  constructor(program: Program, units: readonly SourceUnit[], options: EngineOptions) {
    this.#program = program;
    this.#units = units;
    this.#options = options;
    this.#uses = new Uses(program, options.importersOf);
  }

  #state(unit: SourceUnit): FileState {
    let state = this.#states.get(unit);
    if (!state) {
      state = {
        edits: new FileEdits(unit.text),
        lines: new Lines(unit.text),
        imports: new Imports(this.#program.source(unit), new Names(this.#program.source(unit), this.#program.checker)),
        findings: [],
        changes: [],
        wasNew: false,
        isNew: false,
      };
      this.#states.set(unit, state);
    }
    return state;
  }

  run(): void {
    const { transforms } = this.#options;
    const words = new Set(transforms.flatMap(transform => [...transform.words, ...(transform.gives ?? [])]));
    const kept = new Set(transforms.filter(({ keepsReads }) => keepsReads).flatMap(({ words }) => words));
    const failed = (unit: SourceUnit, error: unknown): void =>
      this.#options.onFailure(unit, `could not be examined: ${messageOf(error)}`);
    const found = this.#uses.collect(this.#units, words, kept, failed);
    const mistaken = new Set(transforms.flatMap(({ mistaken = [] }) => mistaken));
    const telling = (unit: SourceUnit): Use[] => found.get(unit)!.filter(({ name }) => !mistaken.has(name));
    const generations = new Map(this.#units.map(unit => [unit, generationOf(unit, telling(unit))]));
    for (const unit of this.#units) {
      if (found.get(unit)!.some(isNewName)) Object.assign(this.#state(unit), { wasNew: true, isNew: true });
    }
    const claiming = transforms.filter(({ claims }) => claims);
    for (const transform of transforms) {
      const looked = new Set(transform.words);
      for (const unit of this.#units) {
        const uses = found.get(unit)!.filter(use => looked.has(use.name));
        const inspect = transform.hints?.some(hint => this.#program.source(unit).text.includes(hint))
          ? transform.inspect
          : undefined;
        if (uses.length === 0 && !inspect) continue;
        const generation = generations.get(unit)!;
        const act = actionOf(transform, generation, this.#options);
        if (!act) continue;
        const context = this.#context(unit, generation, transform);
        const attempt = (work: () => void): void => {
          try {
            work();
          } catch (error) {
            this.#options.onFailure(unit, `${transform.id}: ${messageOf(error)}`);
          }
        };
        const isClaimed = (use: Use): boolean =>
          claiming.some(other => other !== transform && other.claims!(use, context));
        for (const use of uses)
          attempt(() => {
            if (!isClaimed(use)) act(use, context);
          });
        if (inspect && act === transform.visit) attempt(() => inspect(this.#program.source(unit), context));
      }
    }
  }

  #context(unit: SourceUnit, generation: Generation | null, transform: Transform): Context {
    const session = this;
    return {
      get isNew() {
        return session.#state(unit).isNew;
      },
      wasNew: this.#state(unit).wasNew,
      unit,
      generation,
      uses: this.#uses,
      checker: this.#program.checker,
      choices: this.#options.choices,
      project: this.#options.project,
      namesSdk: mentionsSdk(unit.code),
      mentions: (words, where = 'anywhere') => {
        const found = this.#mentioning(words instanceof RegExp ? [words] : words);
        return where === 'beside' ? found.some(other => this.#areTogether(unit, other)) : found.length > 0;
      },
      report: (at, remark) => this.#report(unit, transform, at, remark),
      change: (at, describe) => {
        const draft = new ChangeDraft(this.#program, this.#uses.references, of => this.#state(of).imports);
        describe(draft);
        if (draft.misplaced) {
          for (const undo of draft.onRefuse) undo();
          this.#report(unit, transform, draft.misplaced, {
            message: 'The change cannot be written into the template of the component.',
            remedy: transform.why,
            severity: 'error',
          });
          return false;
        }
        const blocked = draft
          .changes()
          .find(([of, change]) => this.#state(of).edits.conflict(change) || !this.#units.includes(of));
        if (blocked) {
          for (const undo of draft.onRefuse) undo();
          this.#report(unit, transform, at, {
            message: this.#units.includes(blocked[0])
              ? 'Another change of the same place came first, so this one was not made.'
              : `The change would also touch ${blocked[0].path}, which is not among the files of this run.`,
            remedy: this.#units.includes(blocked[0])
              ? 'Run again after this run, or change it by hand.'
              : 'Run on a folder that holds both files.',
            severity: 'error',
          });
          return false;
        }
        for (const [of, change] of draft.changes()) {
          this.#state(of).edits.add(change);
          this.#state(of).changes.push({ transform, draft });
          if (transform.provesNew && gives(transform, change)) this.#state(of).isNew = true;
        }
        for (const [file, text] of draft.created) {
          const created = this.#created.get(file) ?? { text, transform, readers: new Set() };
          for (const [of] of draft.changes()) created.readers.add(of);
          this.#created.set(file, created);
        }
        for (const accept of draft.onAccept) accept();
        return true;
      },
    };
  }

  #mentioning(words: readonly RegExp[]): readonly SourceUnit[] {
    const key = words.join(' ');
    let found = this.#mentions.get(key);
    if (!found) {
      const sources = this.#program.sources.filter(source => words.every(word => word.test(source.text)));
      found = sources.flatMap(source => this.#program.unit(source) ?? []);
      this.#mentions.set(key, found);
    }
    return found;
  }

  /** Whether a file is the other, or imports both, by itself or through others. */
  #areTogether(unit: SourceUnit, other: SourceUnit): boolean {
    if (unit === other || !this.#options.importersOf) return true;
    const above = this.#above(unit);
    return [...this.#above(other)].some(importer => above.has(importer));
  }

  /** A file, and all that import it, by themselves or through others. */
  #above(unit: SourceUnit): ReadonlySet<SourceUnit> {
    let above = this.#importers.get(unit);
    if (!above) {
      above = new Set([unit, ...(this.#options.importersOf?.(unit) ?? [])]);
      this.#importers.set(unit, above);
    }
    return above;
  }

  #report(unit: SourceUnit, transform: Transform, at: tsTypes.Node, remark: Remark): void {
    const source = at.getSourceFile();
    const owner = this.#program.unit(source) ?? unit;
    const { lines, findings } = this.#state(owner);
    const range = { start: at.getStart(source), end: at.end };
    const template = range.start < owner.code.length ? undefined : this.#program.template(owner);
    const { start, end } = template ? (template.place(range) ?? template.nearest(range)) : range;
    findings.push({
      transform: transform.id,
      kind: remark.kind ?? transform.kind,
      severity: remark.severity ?? 'warning',
      path: owner.path,
      ...lines.range(start, end),
      message: remark.message,
      remedy: remark.remedy,
      docs: transform.docs,
    });
  }

  async outcome(unit: SourceUnit): Promise<FileOutcome<SourceUnit>> {
    const state = this.#states.get(unit);
    const nothing: FileOutcome<SourceUnit> = {
      unit,
      edits: [],
      findings: state?.findings ?? [],
      splices: [],
      after: unit.text,
    };
    if (!state) return nothing;
    const imported = state.imports.change();
    const first = state.changes[0];
    if (imported.splices.length > 0 && first) state.edits.add(imported);
    if (state.edits.size === 0) return nothing;

    const after = state.edits.toString();
    const failure = await accepted(unit, after);
    if (failure) {
      this.#options.onFailure(unit, failure);
      return nothing;
    }

    const { lines } = state;
    const edits: Edit[] = [];
    const seen = new Set<string>();
    const describe = (
      transform: Transform,
      splices: readonly { start: number; end: number; parts: readonly unknown[] }[],
    ): void => {
      for (const splice of splices) {
        const key = `${splice.start}:${splice.end}:${transform.id}`;
        if (seen.has(key)) continue;
        seen.add(key);
        edits.push({
          transform: transform.id,
          kind: transform.kind,
          ...lines.range(splice.start, splice.end),
          before: unit.text.slice(splice.start, splice.end),
          after: state.edits.render(splice as never),
        });
      }
    };
    for (const { transform, draft } of state.changes) describe(transform, draft.files.get(unit)?.splices ?? []);
    if (imported.splices.length > 0 && first) describe(first.transform, imported.splices);
    edits.sort((a, b) => a.line - b.line || a.column - b.column);
    return { ...nothing, edits, splices: state.edits.flatten(), after };
  }

  /** The new files. One that nothing reads, because the files that were to do so keep their text, is none. */
  created(outcomes: readonly FileOutcome<SourceUnit>[]): FileOutcome<SourceUnit>[] {
    const changed = new Set(outcomes.filter(({ splices }) => splices.length > 0).map(({ unit }) => unit));
    return [...this.#created]
      .filter(([, { readers }]) => [...readers].some(reader => changed.has(reader)))
      .map(
        ([
          file,
          {
            text,
            transform: { id, kind },
            readers,
          },
        ]) => ({
          unit: this.#options.project!.blank(file),
          edits: [{ transform: id, kind, ...new Lines('').range(0, 0), before: '', after: text }],
          findings: [],
          splices: [{ start: 0, end: 0, text }],
          after: text,
          readers,
        }),
      );
  }
}

/** What a transform does with code of a generation. */
function actionOf(
  transform: Transform,
  generation: Generation | null,
  { hardensAll }: EngineOptions,
): Transform['visit'] | undefined {
  if (hardensAll) return transform.visit;
  // What is not needed to upgrade is left alone where the code may be on 7 already.
  if (generation === null) return transform.kind === 'hardening' ? undefined : transform.visit;
  if (transform.from.includes(generation) || transform.reportsOn?.includes(generation)) return transform.visit;
  return generation > Math.max(...transform.from) ? transform.stale : undefined;
}

/**
 * What the package says. Where it says 7, or nothing, the file itself may tell: names that 7 does not have prove older code
 * (many raise the version first), names that only 7 has prove code of 7.
 */
function generationOf(unit: SourceUnit, uses: readonly Use[]): Generation | null {
  const told = toldOf(unit);
  if (told !== null && told !== 7) return told;
  // What a type of the project's own is called proves nothing.
  const known = uses.filter(use => use.owners.length > 0 && use.form !== 'spread');
  const old = known.filter(use => use.owners.every(owner => !owner.in.includes(7)));
  const possible = ([6, 5, 4] as const).filter(generation =>
    old.every(use => use.owners.some(owner => owner.in.includes(generation))),
  );
  if (known.some(isNewName)) return 7;
  return old.length > 0 ? (possible[0] ?? told) : told;
}

/** What the manifest says of the packages that the file imports. */
function toldOf({ code, package: { generation, apart } }: SourceUnit): Generation | null {
  const own = apart.find(({ name }) => [`'${name}'`, `"${name}"`].some(specifier => code.includes(specifier)));
  return own ? own.generation : generation;
}

/** Whether a change writes one of the names that a transform gives. */
const gives = ({ gives = [] }: Transform, { splices }: FileChange): boolean => {
  const words = splices.flatMap(({ parts }) =>
    parts.flatMap(part => (typeof part === 'string' ? part.match(/\w+/g) : [])),
  );
  return gives.some(name => words.includes(name));
};

/** An old name proves nothing: earlier code may have it where only 7 takes it. */
const isNewName = ({ form, owners }: Use): boolean =>
  form !== 'spread' &&
  owners.length > 0 &&
  owners.every(owner => owner.in.length === 1 && owner.in[0] === 7 && !owner.isDeprecated);
