import { importsOf } from './imports.js';
import { byCodeUnits } from './paths.js';
import type { Project, SourceUnit } from './project.js';
import { isSdkSpecifier, mentionsSdk } from './sdk-names.js';

/** What the later steps parse, and nothing else. Both lists are sorted by path and share no file. */
export interface Selection {
  /** Files to migrate: all of them among the project's `files`. */
  units: SourceUnit[];
  /** Files that types flow through on their way to the selected ones; also outside the given paths. Never written. */
  context: SourceUnit[];
  /** Files of the project that import one, by themselves or through others. */
  importersOf(unit: SourceUnit): SourceUnit[];
}

export interface SelectOptions {
  /**
   * How many imports away from a selected file a file without any tie to the SDK is still of use: a generic helper
   * (`retry(() => generateText(…))`), a type that a barrel file exports.
   */
  hops?: number;
}

/**
 * Chooses the files that a run has to look at, by text alone: those that name an SDK package, and those that hold one of
 * `words` as a name and reach one of the former, or are reached by one, through imports of the project's own files.
 */
export function select(project: Project, words: Iterable<string>, options: SelectOptions = {}): Selection {
  const graph = new ImportGraph(project);
  const word = wholeWord(words);
  const hops = options.hops ?? 3;
  const near = new Set(
    contextOf(
      project.files.filter(unit => graph.namesSdk(unit)),
      graph,
      hops,
    ),
  );
  const isSelected = (unit: SourceUnit) =>
    graph.namesSdk(unit) || ((graph.reachesSdk(unit) || near.has(unit)) && word.test(unit.code));
  const units = project.files.filter(isSelected);
  return { units, context: contextOf(units, graph, hops), importersOf: unit => graph.importersOf(unit) };
}

/** Files that the selected ones import: near ones all, far ones where they lead on to the SDK. */
function contextOf(units: readonly SourceUnit[], graph: ImportGraph, hops: number): SourceUnit[] {
  const seen = new Set(units);
  const context: SourceUnit[] = [];
  let frontier = [...units];
  for (let distance = 1; frontier.length > 0; distance++) {
    const next: SourceUnit[] = [];
    for (const imported of frontier.flatMap(unit => graph.importsOf(unit))) {
      if (seen.has(imported) || (distance > hops && !graph.reachesSdk(imported))) continue;
      seen.add(imported);
      next.push(imported);
    }
    context.push(...next);
    frontier = next;
  }
  return context.sort((a, b) => byCodeUnits(a.path, b.path));
}

/** Which file imports which, over the project's own files and those that they lead to. */
class ImportGraph {
  readonly #imports = new Map<SourceUnit, SourceUnit[]>();
  readonly #naming = new Set<SourceUnit>();
  readonly #reaching: ReadonlySet<SourceUnit>;
  readonly #importers = new Map<SourceUnit, SourceUnit[]>();

  constructor(readonly project: Project) {
    const pending = [...project.files];
    for (let unit = pending.pop(); unit; unit = pending.pop()) {
      if (this.#imports.has(unit)) continue;
      const imported = this.#read(unit);
      this.#imports.set(unit, imported);
      for (const other of imported) {
        const known = this.#importers.get(other);
        if (known) known.push(unit);
        else this.#importers.set(other, [unit]);
      }
      pending.push(...imported);
    }
    this.#reaching = this.#above(this.#naming);
  }

  #read(unit: SourceUnit): SourceUnit[] {
    const imported = new Set<SourceUnit>();
    let naming = false;
    for (const specifier of importsOf(unit.code)) {
      const file = this.project.resolve(specifier, unit.file);
      const other = file === undefined ? undefined : this.project.unit(file);
      if (other) imported.add(other);
      else if (isSdkSpecifier(specifier)) naming = true;
    }
    if (naming || mentionsSdk(unit.code)) this.#naming.add(unit);
    imported.delete(unit);
    return [...imported];
  }

  importsOf(unit: SourceUnit): readonly SourceUnit[] {
    return this.#imports.get(unit) ?? [];
  }

  importersOf(unit: SourceUnit): SourceUnit[] {
    return [...this.#above([unit])].filter(one => one !== unit);
  }

  /** The files and, back along the imports, all that reach them. */
  #above(units: Iterable<SourceUnit>): Set<SourceUnit> {
    const found = new Set(units);
    for (const one of found) for (const importer of this.#importers.get(one) ?? []) found.add(importer);
    return found;
  }

  namesSdk(unit: SourceUnit): boolean {
    return this.#naming.has(unit);
  }

  reachesSdk(unit: SourceUnit): boolean {
    return this.#reaching.has(unit);
  }
}

/**
 * Matches any of the words where it stands as a whole name. One alternation: twenty times faster than cutting the text
 * into names.
 */
function wholeWord(words: Iterable<string>): RegExp {
  const choices = [...words].map(word => word.replace(/[^\w]/g, '\\$&'));
  return choices.length > 0 ? new RegExp(`(?<![\\w$])(?:${choices.join('|')})(?![\\w$])`) : /(?!)/;
}
