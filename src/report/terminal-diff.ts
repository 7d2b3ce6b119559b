import type { Edit, FileReport } from '../model.js';
import { isNewFile } from './patch.js';
import { columnsOf, type Paint, printable } from './style.js';

/** From this width on, each changed line is followed by the transform that changed it. */
const WIDE_ENOUGH = 100;

/** A line of a hunk, with its number in the old text: for an added line, that of the old line it stands before. */
interface Row {
  sign: ' ' | '-' | '+' | '\\' | '@';
  text: string;
  line: number;
}

/** The patch of a file as a terminal shows it: coloured, with the reason of every change in a column on the right. */
export function renderTerminalDiff(file: FileReport, paint: Paint, width: number): string[] {
  const rows = readRows(file.patch);
  const labels = width >= WIDE_ENOUGH ? labelRows(rows, file.edits) : new Map<Row, string>();
  const labelWidth = Math.max(0, ...[...labels.values()].map(columnsOf));
  const path = printable(file.path);
  const before = isNewFile(file) ? '/dev/null' : `a/${path}`;
  const lines = [paint('bold', `--- ${before}`), paint('bold', `+++ b/${path}`)];
  for (const row of rows) {
    const text = row.sign === '@' ? row.text : row.sign + shown(row.text);
    const label = labels.get(row);
    const painted = paintRow(row, text, paint);
    if (label === undefined) lines.push(painted);
    else lines.push(`${painted}${' '.repeat(Math.max(2, width - labelWidth - columnsOf(text)))}${paint('dim', label)}`);
  }
  return lines;
}

/** Tabs become blanks, since their width depends on the column; the carriage return of a line end is not shown. */
function shown(text: string): string {
  return printable(text.replace(/\r$/, '').replaceAll('\t', '    '));
}

function paintRow({ sign }: Row, text: string, paint: Paint): string {
  if (sign === '@') return paint('cyan', text);
  if (sign === '-') return paint('red', text);
  if (sign === '+') return paint('green', text);
  return sign === '\\' ? paint('dim', text) : text;
}

function readRows(patch: string): Row[] {
  const rows: Row[] = [];
  let line = 0;
  // The first two lines are the headers, and the last newline opens no line.
  for (const text of patch.split('\n').slice(2, -1)) {
    const start = /^@@ -(\d+),(\d+) /.exec(text);
    if (start) {
      // A hunk without old lines names the line before it.
      line = Number(start[1]) + (start[2] === '0' ? 1 : 0);
      rows.push({ sign: '@', text, line });
      continue;
    }
    const sign = text[0] as Row['sign'];
    rows.push({ sign, text: text.slice(1), line });
    if (sign === ' ' || sign === '-') line++;
  }
  return rows;
}

/** The transforms behind each changed line. */
function labelRows(rows: readonly Row[], edits: readonly Edit[]): Map<Row, string> {
  const labels = new Map<Row, string>();
  for (const block of blocksOf(rows)) {
    const removed = block.filter(row => row.sign === '-');
    const added = block.filter(row => row.sign === '+');
    // Text that is added between two lines may belong to the end of the one above.
    const first = removed[0]?.line ?? block[0]!.line - 1;
    const last = removed.at(-1)?.line ?? block[0]!.line;
    const inBlock = edits.filter(edit => edit.line <= last && lastLine(edit) >= first);
    const all = ids(inBlock);
    for (const row of removed) {
      labels.set(row, ids(inBlock.filter(edit => edit.line <= row.line && lastLine(edit) >= row.line)) || all);
    }
    for (const [index, row] of added.entries()) {
      const twin = removed.length === added.length ? labels.get(removed[index]!) : undefined;
      labels.set(row, twin ?? (ids(inBlock.filter(edit => writes(edit, row.text))) || all));
    }
  }
  for (const [row, label] of labels) if (label === '') labels.delete(row);
  return labels;
}

/** Runs of removed and added lines. */
function blocksOf(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = [];
  let open = false;
  for (const row of rows) {
    if (row.sign === '\\') continue;
    const changed = row.sign === '-' || row.sign === '+';
    if (changed && open) blocks.at(-1)!.push(row);
    else if (changed) blocks.push([row]);
    open = changed;
  }
  return blocks;
}

/** The last line that an edit takes something from: one that ends before the first column of a line leaves that line. */
function lastLine(edit: Edit): number {
  return edit.endColumn === 1 && edit.endLine > edit.line ? edit.endLine - 1 : edit.endLine;
}

/** Whether a line of what an edit writes stands in a line of the new text. */
function writes(edit: Edit, text: string): boolean {
  return edit.after.split(/\r?\n/).some(part => part.trim() !== '' && text.includes(part.trim()));
}

function ids(edits: readonly Edit[]): string {
  return [...new Set(edits.map(edit => edit.transform))].join(', ');
}
