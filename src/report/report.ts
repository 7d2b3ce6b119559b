import type { Edit, Failure, FileReport, Finding, Mode, PackageReport, Range, Report, Severity } from '../model.js';
import { tool } from './tool.js';

/** What a run knows at its end. The order of the lists does not matter. */
export interface ReportInput {
  mode: Mode;
  /** `changed` is counted here. */
  packages: readonly Omit<PackageReport, 'changed'>[];
  /** Any number of the files that were read; those with nothing to say are left out of the report. */
  files: readonly FileReport[];
  findings: readonly Finding[];
  /** Paths that are not there, files that could not be read: they are entered as failed files. */
  failures?: readonly Failure[];
  /** Source files found. */
  found: number;
  /** Files that were looked into. */
  selected: number;
}

/**
 * The report of a run: sorted by path and position, counted, without files that are neither changed nor failed nor hold
 * a finding. The same input, in any order, gives the same report.
 *
 * A file that failed keeps its text, so it has neither edits nor a patch, whatever was meant for it.
 */
export function createReport(input: ReportInput): Report {
  const files = collectFiles(input);
  const changed = files.filter(file => file.status === 'changed');
  const findings = input.findings.toSorted(
    (a, b) => compare(a.path, b.path) || comparePosition(a, b) || compare(a.message, b.message),
  );
  const severities = (severity: Severity) => findings.filter(finding => finding.severity === severity).length;
  const { name, version } = tool();
  return {
    schema: 1,
    tool: { name, version },
    mode: input.mode,
    packages: input.packages
      .map(one => ({ ...one, changed: changed.filter(file => file.package === one.path).length }))
      .sort((a, b) => compare(a.path, b.path)),
    files,
    findings,
    summary: {
      files: input.found,
      selected: input.selected,
      changed: changed.length,
      failed: files.filter(file => file.status === 'failed').length,
      edits: changed.reduce((sum, file) => sum + file.edits.length, 0),
      findings: { error: severities('error'), warning: severities('warning'), info: severities('info') },
      transforms: countTransforms(changed),
    },
  };
}

/** The entry of each file that has something to say, by path. */
function collectFiles({ files, findings, failures = [], packages }: ReportInput): FileReport[] {
  const entries = new Map<string, FileReport>();
  const blank = (path: string): FileReport => ({
    path,
    package: ownerOf(path, packages),
    status: 'unchanged',
    reason: null,
    edits: [],
    patch: '',
  });
  for (const file of files) {
    const edits = file.edits.toSorted(comparePosition);
    entries.set(file.path, file.status === 'changed' ? { ...file, edits } : { ...file, edits: [], patch: '' });
  }
  for (const { path, reason } of failures) {
    const entry = entries.get(path) ?? blank(path);
    // The first reason is the one that the later ones follow from.
    if (entry.status !== 'failed') entries.set(path, { ...entry, status: 'failed', reason, edits: [], patch: '' });
  }
  const found = new Set(findings.map(finding => finding.path));
  for (const path of found) if (!entries.has(path)) entries.set(path, blank(path));
  return [...entries.values()]
    .filter(file => file.status !== 'unchanged' || found.has(file.path))
    .sort((a, b) => compare(a.path, b.path));
}

/** The innermost package around a path. */
function ownerOf(path: string, packages: ReportInput['packages']): string {
  let owner = '.';
  for (const { path: folder } of packages) {
    if (path.startsWith(`${folder}/`) && (owner === '.' || folder.length > owner.length)) owner = folder;
  }
  return owner;
}

function countTransforms(changed: readonly FileReport[]): Report['summary']['transforms'] {
  const counts = new Map<string, { edits: number; files: Set<string> }>();
  for (const { path, edits } of changed) {
    for (const { transform } of edits) {
      const count = counts.get(transform) ?? { edits: 0, files: new Set() };
      count.edits++;
      count.files.add(path);
      counts.set(transform, count);
    }
  }
  return [...counts]
    .map(([id, { edits, files }]) => ({ id, edits, files: files.size }))
    .sort((a, b) => compare(a.id, b.id));
}

/** By code unit: the same on every machine, whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function comparePosition(a: Range & Pick<Edit, 'transform'>, b: Range & Pick<Edit, 'transform'>): number {
  return (
    a.line - b.line ||
    a.column - b.column ||
    a.endLine - b.endLine ||
    a.endColumn - b.endColumn ||
    compare(a.transform, b.transform)
  );
}
