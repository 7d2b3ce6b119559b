import type { Failure, FileReport, Generation, Report } from '../model.js';
import { type FindingGroup, groupFindings, SEVERITIES } from './findings.js';
import { isNewFile } from './patch.js';
import { columnsOf, count, type Paint, painter, printable, table, wrap } from './style.js';
import { renderTerminalDiff } from './terminal-diff.js';

export type DiffStyle = 'full' | 'stat' | 'none';

export interface TextOptions {
  color: boolean;
  /** Columns of the terminal; undefined in a pipe and in a file, where nothing is wrapped and a diff is a plain patch. */
  width: number | undefined;
  diff: DiffStyle;
  /** What to do next, in order. */
  next: readonly string[];
  /** Failures beside those of the report's files. */
  failures?: readonly Failure[];
  /** Only the full diff, what needs a person, and failures. */
  quiet?: boolean;
  /** Also each edit, and packages without the SDK. */
  verbose?: boolean;
}

interface Context extends TextOptions {
  paint: Paint;
  /** Where prose is broken: lines of 200 columns are not read. */
  prose: number | undefined;
}

const PROSE = 100;
const SEVERITY_NAMES = { error: 'Errors', warning: 'Warnings', info: 'Good to know' } as const;
const SEVERITY_COLORS = { error: 'red', warning: 'yellow', info: 'blue' } as const;
const MODES = {
  write: '',
  'dry-run': ' · dry run, nothing is written',
  check: ' · check, nothing is written',
} as const;

/** The report as a person reads it; empty where a quiet run has nothing to say. */
export function renderText(report: Report, options: TextOptions): string {
  const context: Context = {
    ...options,
    paint: painter(options.color),
    prose: options.width === undefined ? undefined : Math.max(40, Math.min(options.width, PROSE)),
  };
  const { quiet = false } = options;
  const sections = [
    quiet ? [] : [context.paint('bold', `${report.tool.name} ${report.tool.version}`) + MODES[report.mode]],
    quiet ? [] : packagesSection(report, context),
    filesSection(report, context),
    quiet ? [] : transformsSection(report, context),
    ...SEVERITIES.filter(severity => !(quiet && severity === 'info')).map(severity =>
      findingsSection(groupFindings(report.findings.filter(one => one.severity === severity)), context),
    ),
    failuresSection(report, context),
    quiet ? [] : [summaryLine(report, context)],
    quiet ? [] : nextSection(context),
  ].filter(section => section.length > 0);
  return sections.length === 0 ? '' : `${sections.map(section => section.join('\n')).join('\n\n')}\n`;
}

function heading(text: string, { paint }: Context): string {
  return paint('bold', text);
}

function packagesSection(report: Report, context: Context): string[] {
  const shown = report.packages.filter(one => context.verbose || one.from !== null || one.changed > 0);
  const others = report.packages.length - shown.length;
  if (report.packages.length === 0) return [];
  const rows = shown.map(({ path, name, from, evidence, files, changed }) => [
    `  ${printable(path)}`,
    printable(name),
    generation(from),
    printable(evidence),
    `${count(files, 'file')}, ${changed} changed`,
  ]);
  const lines = [
    heading('Packages', context),
    ...table(rows, (cell, column) => (column === 2 ? context.paint('cyan', cell) : cell)),
  ];
  if (others > 0) {
    lines.push(
      `  ${shown.length > 0 ? `and ${others} more` : others} in which nothing tells a generation of the AI SDK`,
    );
  }
  return lines;
}

function generation(from: Generation | null): string {
  return from === null ? 'generation unknown' : `AI SDK ${from}`;
}

function filesSection(report: Report, context: Context): string[] {
  const changed = report.files.filter(file => file.status === 'changed');
  if (changed.length === 0 || context.diff === 'none') return [];
  if (context.diff === 'full') return changed.flatMap((file, index) => fileDiff(file, index, context));
  if (context.quiet) return [];
  const title = report.mode === 'write' ? 'Changed files' : 'Files to change';
  const names = table(
    changed.map(file => [`  ${printable(file.path)}`, isNewFile(file) ? 'new file' : count(file.edits.length, 'edit')]),
  );
  return [heading(title, context), ...changed.flatMap((file, i) => [names[i]!, ...editLines(file, context)])];
}

/** Plain patches follow each other as in a patch file; on a terminal a blank line parts them. */
function fileDiff(file: FileReport, index: number, context: Context): string[] {
  const { width, paint } = context;
  if (width === undefined) return [...file.patch.replace(/\n$/, '').split('\n'), ...editLines(file, context)];
  return [...(index > 0 ? [''] : []), ...renderTerminalDiff(file, paint, width), ...editLines(file, context)];
}

/** The single edits of a file, on request. */
function editLines(file: FileReport, { verbose, paint }: Context): string[] {
  if (!verbose) return [];
  const rows = file.edits.map(({ line, column, transform, before, after }) => [
    `    ${line}:${column}`,
    transform,
    `${excerpt(before)} → ${excerpt(after)}`,
  ]);
  return table(rows, (cell, column) => (column === 1 ? paint('dim', cell) : cell));
}

/** The beginning of a text, on one line. */
function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const chars = [...line];
  return line === '' ? '(nothing)' : printable(chars.length > 40 ? `${chars.slice(0, 39).join('')}…` : line);
}

function transformsSection(report: Report, context: Context): string[] {
  const transforms = report.summary.transforms.toSorted((a, b) => b.edits - a.edits || b.files - a.files);
  if (transforms.length === 0) return [];
  const rows = transforms.map(({ id, edits, files }) => [
    `  ${id}`,
    `${count(edits, 'edit')} in ${count(files, 'file')}`,
  ]);
  return [heading('Transforms', context), ...table(rows)];
}

/** Places first, one a line and nothing else on it, so that a terminal or an editor opens them. */
function findingsSection(groups: readonly FindingGroup[], context: Context): string[] {
  const [first] = groups;
  if (!first) return [];
  const { paint, prose } = context;
  const total = groups.reduce((sum, group) => sum + group.places.length, 0);
  const lines = [paint(['bold', SEVERITY_COLORS[first.severity]], `${SEVERITY_NAMES[first.severity]} (${total})`)];
  for (const [index, group] of groups.entries()) {
    if (index > 0) lines.push('');
    for (const { path, line, column } of group.places)
      lines.push(`  ${paint('cyan', `${printable(path)}:${line}:${column}`)}`);
    lines.push(`    ${paint('dim', `${group.transform} · ${group.kind}`)}`);
    lines.push(...wrap(group.message, prose, '    '));
    if (group.remedy !== '') lines.push(...wrap(`To do: ${group.remedy}`, prose, '    '));
    if (group.docs !== '') lines.push(`    ${paint('underline', printable(group.docs))}`);
  }
  return lines;
}

function failuresSection(report: Report, context: Context): string[] {
  const failures = collectFailures(report, context.failures);
  if (failures.length === 0) return [];
  const { paint } = context;
  return [
    paint(['bold', 'red'], `Failed (${failures.length})`),
    ...failures.map(({ path, reason }) => `  ${paint('cyan', printable(path))}: ${printable(reason)}`),
  ];
}

/** The failures of a run, once each: those of the report's files, and those beside it. */
export function collectFailures(report: Report, others: readonly Failure[] = []): Failure[] {
  const failures = report.files
    .filter(file => file.status === 'failed')
    .map(({ path, reason }) => ({ path, reason: reason ?? 'failed' }));
  const known = new Set(failures.map(({ path }) => path));
  return [...failures, ...others.filter(({ path }) => !known.has(path))];
}

function summaryLine(report: Report, context: Context): string {
  const { files, selected, changed, edits, findings } = report.summary;
  const failed = collectFailures(report, context.failures).length;
  const open = SEVERITIES.filter(severity => findings[severity] > 0).map(severity =>
    severity === 'info' ? `${findings.info} info` : count(findings[severity], severity),
  );
  const parts: string[] = [];
  if (changed > 0) {
    const verb = report.mode === 'write' ? 'changed' : 'to change';
    parts.push(`${changed} of ${count(files, 'file')} ${verb}, ${count(edits, 'edit')}`);
  } else if (files === 0) {
    parts.push('No source files');
  } else if (selected === 0) {
    parts.push(`Nothing to migrate: none of ${count(files, 'file')} uses the AI SDK`);
  } else {
    parts.push(
      `${open.length > 0 ? 'Nothing to change' : 'Nothing to migrate'} in ${count(selected, 'file')} of ${files}`,
    );
  }
  if (open.length > 0) parts.push(open.join(', '));
  if (failed > 0) parts.push(`${failed} failed`);
  const color = failed > 0 || findings.error > 0 ? 'red' : findings.warning > 0 ? 'yellow' : 'green';
  return context.paint(['bold', color], parts.join(' · '));
}

function nextSection(context: Context): string[] {
  if (context.next.length === 0) return [];
  const lines = context.next.flatMap((step, index) => {
    const mark = `  ${index + 1}. `;
    const wrapped = wrap(step, context.prose, ' '.repeat(columnsOf(mark)));
    return [mark + wrapped[0]!.slice(mark.length), ...wrapped.slice(1)];
  });
  return [heading('Next', context), ...lines];
}
