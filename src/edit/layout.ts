/** How the file lays out its lines, so that what is written looks like what stands there. */
import type { tsTypes } from '../sdk/typescript.js';

/** `\r\n` in a file that uses it, else `\n`. */
export const lineEnding = (text: string): string => {
  const at = text.indexOf('\n');
  return at > 0 && text[at - 1] === '\r' ? '\r\n' : '\n';
};

/** Offset of the first character of the line. */
export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** Leading white space of the line that holds the offset. */
export const indentAt = (text: string, at: number): string => /^[\t ]*/.exec(text.slice(lineStart(text, at)))![0];

/** Whether nothing but white space precedes the offset on its line. */
export const startsLine = (text: string, at: number): boolean => text.slice(lineStart(text, at), at).trim() === '';

/** One step of indentation, as most lines of the file have it. */
export function indentUnit(text: string): string {
  const indents = [...text.matchAll(/^(\t| {2,}(?=\S))/gm)].slice(0, 200).map(([indent]) => indent);
  const widths = indents.filter(indent => indent !== '\t').map(({ length }) => length);
  if (widths.length * 2 < indents.length) return '\t';
  if (widths.length === 0) return '  ';
  return ' '.repeat(widths.filter(width => width % 4 === 0).length === widths.length ? 4 : 2);
}

/** What stands between an element of a list and the next: a comma and a space, or a comma and a line of its own. */
export function listSeparator(source: tsTypes.SourceFile, elements: readonly tsTypes.Node[]): string {
  const last = elements.at(-1)!;
  const start = last.getStart(source);
  if (!startsLine(source.text, start)) return ', ';
  return `,${lineEnding(source.text)}${indentAt(source.text, start)}`;
}

/** Where comments begin that stand on lines of their own directly above the offset; the offset itself without any. */
export function aboveComments(text: string, at: number): number {
  if (!startsLine(text, at)) return at;
  let start = at;
  for (;;) {
    const line = lineStart(text, start);
    const above = text.slice(lineStart(text, line - 1), line);
    if (line === 0 || !/^[\t ]*(?:\/\/.*|\/\*(?:(?!\*\/).)*\*\/[\t ]*)\r?\n$/.test(above)) return start;
    start = lineStart(text, line - 1) + /^[\t ]*/.exec(above)![0].length;
  }
}

/** Whether a comment stands at an element: above it, before it on its line, or behind it. */
export function hasComment(text: string, element: tsTypes.Node): boolean {
  const start = element.getStart();
  const before = text.slice(element.pos, start);
  // What stands on the line of the element before belongs to that one.
  const own = startsLine(text, start) && before.includes('\n') ? before.slice(before.indexOf('\n')) : before;
  const line = text.slice(
    element.end,
    text.indexOf('\n', element.end) === -1 ? text.length : text.indexOf('\n', element.end),
  );
  return /\/[/*]/.test(own) || /^\s*,?\s*\/[/*]/.test(line);
}

/** What follows an element on its line: a comma, a comment. */
export function trailing(text: string, end: number): { comma: string; comment: string; lineEnd: string } {
  const [, comma, comment, lineEnd] =
    /^(\s*,)?([\t ]*(?:\/\/[^\n\r]*|\/\*(?:(?!\*\/)[^\n])*\*\/(?=[\t ]*\r?\n)))?([\t ]*\r?\n)?/.exec(text.slice(end))!;
  return { comma: comma ?? '', comment: comment ?? '', lineEnd: lineEnd ?? '' };
}

/**
 * Where a new element goes behind one that stands in a list, and what goes around it: behind the comment on the line, with
 * the comma of the element that stands there before that comment.
 */
export function behindElement(
  text: string,
  element: tsTypes.Node,
  separator: string,
): { at: number; before: string; after: string; needsComma: boolean } {
  const { comma, comment } = trailing(text, element.end);
  if (!separator.includes('\n') || !comment) {
    return { at: element.end, before: separator, after: '', needsComma: false };
  }
  const at = element.end + comma.length + comment.length;
  return { at, before: separator.slice(1), after: comma ? ',' : '', needsComma: !comma };
}
