import { FILE_HEADERS_ONLY, formatPatch as format, type StructuredPatch, type StructuredPatchHunk } from 'diff';
import type { FileReport, Report } from '../model.js';

/** A piece of the old text and what takes its place. Offsets are UTF-16, the end is exclusive. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

const NO_FILE = '/dev/null';

/** Unchanged lines shown around a change: as many as `git diff` shows. */
const CONTEXT = 3;

/** A run of old lines `[first, next)` that is replaced; `removed` and `added` keep their line ends. */
interface Change {
  first: number;
  next: number;
  removed: string[];
  added: string[];
}

/**
 * The difference of `before` and `after` as hunks, taken from the splices that lead from one to the other: nothing is
 * compared beyond the lines that a splice touches, so a long file costs no more than its edits.
 *
 * `splices` are sorted and do not overlap. Throws a RangeError where they do not lead from `before` to `after`, since a
 * patch that disagrees with the written file is worse than none.
 *
 * Without a text before, the patch makes the file.
 *
 * Only `\n` ends a line, as for git: a lone `\r`, U+2028 and form feeds belong to their line.
 */
export function createPatch(
  path: string,
  before: string | null,
  after: string,
  splices: readonly Splice[],
): StructuredPatch {
  const lines = new Lines(before ?? '');
  const changes = collectChanges(lines, after, checked(lines.text, after, splices));
  return {
    oldFileName: before === null ? NO_FILE : `a/${path}`,
    newFileName: `b/${path}`,
    oldHeader: undefined,
    newHeader: undefined,
    hunks: toHunks(lines, changes),
  };
}

/**
 * The text of a patch; empty without hunks. The headers are those of a plain unified diff, without a `diff --git` line:
 * `git apply` reads plain ones relative to the working directory, and the others relative to the top of the repository,
 * where a run in a subfolder would hit the wrong file or, silently, none.
 */
export function formatPatch(patch: StructuredPatch): string {
  if (patch.hunks.length === 0) return '';
  const [oldHeader = '', newHeader = '', ...rest] = format(patch, FILE_HEADERS_ONLY).split('\n');
  return [endName(oldHeader), endName(newHeader), ...rest].join('\n');
}

/** The format `patch`: the patches of all files and nothing else, so that `git apply` takes it from a pipe. */
export function renderPatch(report: Report): string {
  return report.files.map(file => file.patch).join('');
}

/** Whether a file is not there before its patch. */
export const isNewFile = ({ patch }: FileReport): boolean => patch.startsWith(`--- ${NO_FILE}\n`);

/** Ends a header whose name holds a space by a tab, as git does: tools that look for a date behind the name stop there. */
function endName(header: string): string {
  return header.indexOf(' ', 4) > 0 && !header.endsWith('"') ? `${header}\t` : header;
}

/** The lines of a text, cut on demand. A newline at the very end opens no further line. */
class Lines {
  readonly #starts: number[] = [];

  constructor(readonly text: string) {
    for (let at = 0; at < text.length; ) {
      this.#starts.push(at);
      const newline = text.indexOf('\n', at);
      at = newline < 0 ? text.length : newline + 1;
    }
  }

  get count(): number {
    return this.#starts.length;
  }

  /** Where a line starts; the end of the text for the line after the last. */
  start(line: number): number {
    return this.#starts[line] ?? this.text.length;
  }

  /** The line that holds an offset; the line after the last one for the end of a text that ends with a newline. */
  at(offset: number): number {
    if (offset === this.text.length && (offset === 0 || this.text.endsWith('\n'))) return this.count;
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.start(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  get(line: number): string {
    return this.text.slice(this.start(line), this.start(line + 1));
  }
}

/** The splices without the characters that they leave as they are, and without those that change nothing. */
function checked(before: string, after: string, splices: readonly Splice[]): Splice[] {
  const kept: Splice[] = [];
  let last = 0;
  let delta = 0;
  for (const { start, end, text } of splices) {
    if (start < last || end < start || end > before.length) {
      throw new RangeError(`splice ${start}–${end} is out of order or out of range`);
    }
    if (!after.startsWith(text, start + delta)) {
      throw new RangeError(`splice ${start}–${end} is not what the new text holds`);
    }
    last = end;
    delta += text.length - (end - start);
    const size = Math.min(end - start, text.length);
    let head = 0;
    while (head < size && before[start + head] === text[head]) head++;
    let tail = 0;
    while (tail < size - head && before[end - 1 - tail] === text[text.length - 1 - tail]) tail++;
    if (end - start > head + tail || text.length > head + tail) {
      kept.push({ start: start + head, end: end - tail, text: text.slice(head, text.length - tail) });
    }
  }
  if (before.length + delta !== after.length) throw new RangeError('the splices do not lead to the new text');
  return kept;
}

/** Splices that share a line become one change, cut down to the lines that really differ. */
function collectChanges(lines: Lines, after: string, splices: readonly Splice[]): Change[] {
  const changes: Change[] = [];
  /** How far the new text is ahead of the old one where the current run of lines starts, and where it ends. */
  let deltaBefore = 0;
  let deltaAfter = 0;
  let first = -1;
  let last = -1;
  const flush = () => {
    if (first < 0) return;
    const start = lines.start(first);
    const end = lines.start(last + 1);
    const removed = splitLines(lines.text.slice(start, end));
    const added = splitLines(after.slice(start + deltaBefore, end + deltaAfter));
    const change = trim(first, removed, added);
    const previous = changes.at(-1);
    // Changes of neighbouring lines are one change, removed lines first, as git writes them.
    if (previous?.next === change.first) {
      previous.next = change.next;
      for (const line of change.removed) previous.removed.push(line);
      for (const line of change.added) previous.added.push(line);
    } else {
      changes.push(change);
    }
    deltaBefore = deltaAfter;
  };
  for (const { start, end, text } of splices) {
    const line = lines.at(start);
    if (first < 0 || line > last) {
      flush();
      first = line;
    }
    last = lines.at(end);
    deltaAfter += text.length - (end - start);
  }
  flush();
  // What one of two neighbours removed, the other may have added.
  return changes
    .map(change => trim(change.first, change.removed, change.added))
    .filter(change => change.removed.length > 0 || change.added.length > 0);
}

/** Takes equal lines off both ends. The head goes first, so that an added line shows below its twin, as in git. */
function trim(first: number, removed: string[], added: string[]): Change {
  const size = Math.min(removed.length, added.length);
  let head = 0;
  while (head < size && removed[head] === added[head]) head++;
  let tail = 0;
  while (tail < size - head && removed[removed.length - 1 - tail] === added[added.length - 1 - tail]) tail++;
  return {
    first: first + head,
    next: first + removed.length - tail,
    removed: removed.slice(head, removed.length - tail),
    added: added.slice(head, added.length - tail),
  };
}

/** Puts context around the changes; those whose context would meet share a hunk. */
function toHunks(lines: Lines, changes: readonly Change[]): StructuredPatchHunk[] {
  const hunks: StructuredPatchHunk[] = [];
  let hunk: StructuredPatchHunk | undefined;
  /** The first old line that the current hunk does not hold yet. */
  let next = 0;
  let delta = 0;
  const context = (until: number) => {
    for (; next < until; next++) push(hunk!, ' ', lines.get(next));
  };
  for (const change of changes) {
    if (hunk && change.first - next > 2 * CONTEXT) {
      context(next + CONTEXT);
      hunk = undefined;
    }
    if (!hunk) {
      next = Math.max(0, change.first - CONTEXT);
      hunk = { oldStart: next + 1, oldLines: 0, newStart: next + 1 + delta, newLines: 0, lines: [] };
      hunks.push(hunk);
    }
    context(change.first);
    for (const line of change.removed) push(hunk, '-', line);
    for (const line of change.added) push(hunk, '+', line);
    next = change.next;
    delta += change.added.length - change.removed.length;
  }
  if (hunk) context(Math.min(lines.count, next + CONTEXT));
  return hunks;
}

/** Adds a line to a hunk, with git's remark behind one that no newline ends. */
function push(hunk: StructuredPatchHunk, sign: ' ' | '-' | '+', line: string): void {
  if (sign !== '+') hunk.oldLines++;
  if (sign !== '-') hunk.newLines++;
  if (line.endsWith('\n')) hunk.lines.push(sign + line.slice(0, -1));
  else hunk.lines.push(sign + line, '\\ No newline at end of file');
}

function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
