import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];

/** Colours a text, or gives it back as it is. */
export type Paint = (format: Format, text: string) => string;

export interface ColorInput {
  /** `--color` is true, `--no-color` false, neither undefined. */
  flag: boolean | undefined;
  env: Readonly<Record<string, string | undefined>>;
  isTTY: boolean;
}

/** Whether to write colours. What is said closest to the run wins: flag, FORCE_COLOR, NO_COLOR, the terminal itself. */
export function useColor({ flag, env, isTTY }: ColorInput): boolean {
  if (flag !== undefined) return flag;
  const force = env.FORCE_COLOR;
  if (force !== undefined) return force !== '0' && force !== 'false';
  if (env.NO_COLOR) return false;
  return isTTY && env.TERM !== 'dumb';
}

/** Our own decision is the only one: Node's, which looks at the process, would overrule `--color` and tests. */
export function painter(color: boolean): Paint {
  return color
    ? (format, text) => (text === '' ? '' : styleText(format, text, { validateStream: false }))
    : (_, text) => text;
}

/**
 * Text that is safe on a terminal: control characters, and those that reorder what is read, are shown by their escapes.
 * File names and source code are written by others and may hold any of them.
 */
export function printable(text: string): string {
  return text.replace(UNSAFE, char => {
    const named = NAMED[char];
    return named ?? `\\u{${char.codePointAt(0)!.toString(16)}}`;
  });
}

const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const UNSAFE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The columns that a text takes on a terminal: two for wide characters, none for marks that combine. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const char of text) columns += NARROW.test(char) ? 1 : INVISIBLE.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return columns;
}

const NARROW = /^[ -~]$/;
const INVISIBLE = /^[\p{Mn}\p{Me}\u200b-\u200d\ufeff]$/u;
const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]$/u;

/** Breaks a text between words; without a width it stays one line. Lines of the text itself are kept. */
export function wrap(text: string, width: number | undefined, indent: string): string[] {
  return text.split(/\r?\n/).flatMap(paragraph => {
    if (width === undefined) return [indent + printable(paragraph)];
    const lines: string[] = [];
    let line = indent;
    for (const word of printable(paragraph).split(' ')) {
      if (line.length > indent.length && columnsOf(line) + 1 + columnsOf(word) > width) {
        lines.push(line);
        line = indent + word;
      } else {
        line += line.length > indent.length ? ` ${word}` : word;
      }
    }
    return [...lines, line];
  });
}

/** `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Rows in columns two blanks apart; the last cell of a row is not padded. Cells are measured before they are painted. */
export function table(
  rows: readonly (readonly string[])[],
  paint: (cell: string, column: number) => string = cell => cell,
): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, columnsOf(cell));
    });
  return rows.map(row =>
    row
      .map((cell, i) => paint(cell, i) + (i < row.length - 1 ? ' '.repeat(widths[i]! - columnsOf(cell)) : ''))
      .join('  ')
      .trimEnd(),
  );
}
