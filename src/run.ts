/** The seven steps, from paths to a report. */
import type { CommonOptions, RunOptions, RunResult, StdinOptions, StdinResult } from './cli-options.js';
import { type EngineOptions, type FileOutcome, migrate } from './engine.js';
import { migrateManifests, type Reached, reachedManifests } from './manifests.js';
import type { Failure, FileReport, Mode, Report } from './model.js';
import type { TextUnit } from './project/data-file.js';
import { discover } from './project/discover.js';
import { stdinProject } from './project/memory.js';
import { type Install, installOf } from './project/package-manager.js';
import type { Project, SourceUnit } from './project/project.js';
import { select } from './project/select.js';
import { createFileSafely, gitChanges, writeFileSafely } from './project/write.js';
import { createPatch, formatPatch } from './report/patch.js';
import { createReport } from './report/report.js';
import type { Transform } from './transform.js';

/** Migrates the files below the given paths. Writes only in mode `write`. */
export async function run(options: RunOptions): Promise<RunResult> {
  const project = discover(options.paths, options);
  const transforms = await chosen(options);
  const migration = await migrateProject(project, transforms, { ...options, project });
  const reached = reachedManifests(project, migration.units, options);
  const manifests = migrateManifests(project, reached, {
    transforms,
    ...options,
    files: migration.files,
    onFailure: (path, reason) => migration.failures.push({ path, reason }),
  });
  const changed = [...migration.files, ...manifests].filter(file => file.splices.length > 0);
  const notices = [...project.notices];
  if (options.deps && !transforms.some(({ id }) => id === 'manifest')) {
    notices.push('--deps has nothing to do: the transform manifest is left out');
  } else if (options.deps && migration.units.length > 0 && reached.length === 0) {
    notices.push('--deps has nothing to do: no package.json of this code names the SDK');
  }

  if (options.mode === 'write' && !options.force && changed.length > 0) {
    const dirty = gitChanges(
      options.paths,
      options.cwd,
      changed.map(file => file.unit.path),
    );
    if (dirty.length > 0) {
      return {
        report: reportOf(project, { ...migration, manifests }, options.mode),
        failures: migration.failures,
        notices,
        refused: { changed: dirty },
      };
    }
  }
  if (options.mode === 'write') {
    migration.failures.push(...write(changed));
  }
  return {
    report: reportOf(project, { ...migration, manifests }, options.mode),
    failures: migration.failures,
    notices,
    installs: installsOf(project, reached),
  };
}

/** New files first: what reads one that could not be written keeps its text. */
function write(changed: readonly FileOutcome[]): Failure[] {
  const failures: Failure[] = [];
  const missing = new Map<TextUnit, string>();
  for (const { unit, after, readers } of changed.filter(isNew)) {
    const failure = createFileSafely(unit, after);
    if (!failure) continue;
    failures.push(failure);
    for (const reader of readers!) missing.set(reader, unit.path);
  }
  for (const { unit, after } of changed.filter(file => !isNew(file))) {
    const module = missing.get(unit);
    const failure = module
      ? { path: unit.path, reason: `needs ${module}, which could not be written` }
      : writeFileSafely(unit, after);
    if (failure) failures.push(failure);
  }
  return failures;
}

const isNew = ({ readers }: FileOutcome): boolean => readers !== undefined;

/** Where the package managers of the run's packages are to run. */
function installsOf(project: Project, reached: readonly Reached[]): Install[] {
  const installs = reached
    .filter(({ isOwn }) => isOwn)
    .map(({ manifest }) => installOf(project.workspaces, manifest.folder));
  return [...new Map(installs.map(install => [install.folder, install])).values()];
}

/** Migrates one text that stands for the file at `path`. Nothing is written. */
export async function runStdin(options: StdinOptions): Promise<StdinResult> {
  const project = stdinProject(options);
  const migration = await migrateProject(project, await chosen(options), options);
  const report = reportOf(project, { ...migration, manifests: [] }, 'dry-run');
  const [file] = migration.files;
  return {
    text: file && report.summary.failed === 0 ? file.after : options.text,
    report,
    failures: migration.failures,
  };
}

interface Migration {
  units: SourceUnit[];
  files: FileOutcome[];
  failures: Failure[];
}

async function migrateProject(
  project: Project,
  transforms: readonly Transform[],
  options: CommonOptions & Pick<RunOptions, 'onProgress'> & Pick<EngineOptions, 'project'>,
): Promise<Migration> {
  const words = transforms.flatMap(transform => transform.words);
  options.onProgress?.({ step: 'select', done: 0, total: project.files.length });
  const { units, context, importersOf } = select(project, words);
  options.onProgress?.({ step: 'migrate', done: 0, total: units.length });
  const failures = [...project.failures];
  const files = await migrate(units, context, (specifier, from) => project.resolve(specifier, from), {
    transforms,
    choices: options.choices,
    hardensAll: transforms.every(({ kind }) => kind === 'hardening'),
    importersOf,
    ...(options.project && { project: options.project }),
    onFailure: (unit, reason) => failures.push({ path: unit.path, reason }),
  });
  options.onProgress?.({ step: 'migrate', done: units.length, total: units.length });
  return { units, files, failures };
}

/** The transforms that the flags leave, in their order. */
async function chosen({ only, skip, kinds, choices: { toolErrors } }: CommonOptions): Promise<Transform[]> {
  const { transforms } = await import('../transforms/index.js');
  return transforms.filter(
    ({ id, kind }) =>
      (only.length === 0 || only.includes(id)) &&
      !skip.includes(id) &&
      (kinds?.includes(kind) ?? true) &&
      (id !== 'tool-errors' || toolErrors !== 'off'),
  );
}

function reportOf(
  project: Project,
  { units, files, manifests, failures }: Migration & { manifests: readonly FileOutcome[] },
  mode: Mode,
): Report {
  const counts = new Map<string, number>();
  const others = manifests.filter(({ splices }) => splices.length > 0).length + files.filter(isNew).length;
  for (const { package: owner } of project.files) counts.set(owner.path, (counts.get(owner.path) ?? 0) + 1);
  return createReport({
    mode,
    packages: project.packages
      .filter(({ path }) => counts.has(path))
      .map(({ path, name, generation, evidence }) => ({
        path,
        name,
        from: generation,
        evidence,
        files: counts.get(path)!,
      })),
    files: [...files, ...manifests].map(fileReport),
    findings: [...files, ...manifests].flatMap(file => file.findings),
    failures,
    found: project.files.length + others,
    selected: units.length + others,
  });
}

function fileReport(file: FileOutcome): FileReport {
  const { unit, edits, splices, after } = file;
  const report: FileReport = {
    path: unit.path,
    package: unit.package.path,
    status: 'unchanged',
    reason: null,
    edits,
    patch: '',
  };
  if (splices.length === 0) return report;
  const before = isNew(file) ? null : unit.text;
  return { ...report, status: 'changed', patch: formatPatch(createPatch(unit.path, before, after, splices)) };
}
