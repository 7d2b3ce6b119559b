/** The step beside the code: the manifests that it depends on, and what lies next to them. */
import { Lines } from './edit/lines.js';
import type { FileOutcome } from './engine.js';
import { entriesOf, type TextUnit } from './project/data-file.js';
import { absolute, isInside, parent, relative } from './project/paths.js';
import type { Project, SourceUnit } from './project/project.js';
import { messageOf } from './project/reason.js';
import { dependsOnSdk } from './project/sdk-names.js';
import type { Manifest } from './project/workspaces.js';
import type { DataFile, ManifestContext, Remark, TextRange, Transform } from './transform.js';

export interface ManifestOptions {
  transforms: readonly Transform[];
  /** Absolute. */
  cwd: string;
  /** Whether versions may be written. */
  deps: boolean;
  /** The source files of the run, with what became of them. */
  files: readonly FileOutcome[];
  /** A transform that failed on a manifest. */
  onFailure(path: string, reason: string): void;
}

/** A manifest, and whether code of the run takes the SDK from its dependencies. */
export interface Reached {
  manifest: Manifest;
  isOwn: boolean;
}

/**
 * The manifests at and above the packages of the selected files. Of a workspace's root that has the SDK for itself, only
 * what it sets for all packages counts, unless the run is about the root too. `cwd` is absolute; `paths` are those of
 * the run, as given.
 */
export function reachedManifests(
  { workspaces }: Project,
  units: readonly SourceUnit[],
  { cwd, paths }: { cwd: string; paths: readonly string[] },
): Reached[] {
  const reached = new Map<Manifest, boolean>();
  const given = paths.map(path => absolute(cwd, path));
  for (const { path } of new Set(units.map(unit => unit.package))) {
    const above = workspaces.manifestsAbove(absolute(cwd, path));
    const naming = above.filter(({ json }) => dependsOnSdk(json));
    for (const manifest of naming.length > 0 ? above : []) {
      const isGiven = naming.includes(manifest) && given.some(folder => isInside(folder, manifest.file));
      reached.set(manifest, reached.get(manifest) || isGiven || manifest === naming[0]);
    }
  }
  return [...reached].map(([manifest, isOwn]) => ({ manifest, isOwn }));
}

/** Finds the edits and findings of the reached manifests and of the files that go with them. */
export function migrateManifests(
  project: Project,
  reached: readonly Reached[],
  { transforms, cwd, deps, files: changed, onFailure }: ManifestOptions,
): FileOutcome[] {
  const files = new DataFiles(project, cwd);
  const texts = new Map(
    changed.filter(({ splices }) => splices.length > 0).map(({ unit, after }) => [unit.file, after]),
  );
  const inspecting = transforms.filter(({ inspectManifest }) => inspectManifest);
  for (const { manifest, isOwn } of inspecting.length > 0 ? reached : []) {
    const file = files.open(manifest.file);
    if (!file) continue;
    for (const transform of inspecting) {
      const context: ManifestContext = {
        manifest,
        file,
        isOwn,
        deps,
        units: project.files.filter(unit => unit.package.path === file.unit.package.path),
        workspaces: project.workspaces,
        after: unit => texts.get(unit.file) ?? unit.code,
        open: path => files.open(path),
        change: (of, at, text) => files.change(of, at, text, transform),
        report: (of, at, remark) => files.report(of, at, remark, transform),
      };
      try {
        transform.inspectManifest!(context);
      } catch (error) {
        onFailure(file.unit.path, `${transform.id}: ${messageOf(error)}`);
      }
    }
  }
  return files.outcomes();
}

class DataFiles {
  readonly #project: Project;
  readonly #cwd: string;
  readonly #files = new Map<string, DataFile | undefined>();
  readonly #outcomes = new Map<TextUnit, FileOutcome & { lines: Lines }>();

  constructor(project: Project, cwd: string) {
    this.#project = project;
    this.#cwd = cwd;
  }

  open(file: string): DataFile | undefined {
    if (!this.#files.has(file)) this.#files.set(file, this.#read(file));
    return this.#files.get(file);
  }

  #read(file: string): DataFile | undefined {
    const { disk } = this.#project.workspaces;
    const isCode = this.#project.files.some(unit => unit.file === file);
    const text = !isCode && disk.isFile(file) ? disk.read(file) : undefined;
    if (text === undefined) return undefined;
    const folder = relative(this.#cwd, parent(file));
    const owner = this.#project.packages.find(({ path }) => path === folder);
    const unit: TextUnit = {
      path: relative(this.#cwd, file),
      file,
      text,
      package: owner ?? { path: folder, name: '', generation: null, evidence: '', apart: [] },
    };
    return { unit, entries: /\.(?:json|ya?ml)$/.test(file) ? entriesOf(text) : [] };
  }

  #outcome({ unit }: DataFile): FileOutcome & { lines: Lines } {
    let outcome = this.#outcomes.get(unit);
    if (!outcome) {
      outcome = { unit, edits: [], findings: [], splices: [], after: unit.text, lines: new Lines(unit.text) };
      this.#outcomes.set(unit, outcome);
    }
    return outcome;
  }

  /** Two packages may want the same of what they share. */
  change(file: DataFile, { start, end }: TextRange, text: string, { id, kind }: Transform): void {
    const outcome = this.#outcome(file);
    if (outcome.splices.some(splice => splice.start === start)) return;
    outcome.splices = [...outcome.splices, { start, end, text }].sort((a, b) => a.start - b.start);
    const before = file.unit.text.slice(start, end);
    outcome.edits.push({ transform: id, kind, ...outcome.lines.range(start, end), before, after: text });
  }

  report(file: DataFile, { start, end }: TextRange, remark: Remark, { id, kind, docs }: Transform): void {
    const { findings, lines } = this.#outcome(file);
    const range = lines.range(start, end);
    const isKnown = findings.some(
      ({ line, column, message }) => line === range.line && column === range.column && message === remark.message,
    );
    if (isKnown) return;
    const { message, remedy, severity = 'warning' } = remark;
    findings.push({ transform: id, kind, severity, path: file.unit.path, ...range, message, remedy, docs });
  }

  outcomes(): FileOutcome[] {
    return [...this.#outcomes.values()].map(({ lines, ...outcome }) => ({
      ...outcome,
      after: outcome.splices.reduceRight(
        (text, { start, end, text: piece }) => text.slice(0, start) + piece + text.slice(end),
        outcome.unit.text,
      ),
    }));
  }
}
