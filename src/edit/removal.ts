/** Taking elements out of a list, with their commas and, where they had lines of their own, the lines. */
import type { tsTypes } from '../sdk/typescript.js';
import { indentAt, lineEnding, lineStart, startsLine } from './layout.js';

interface Cut {
  start: number;
  end: number;
  parts: string[];
}

const cut = (start: number, end: number, ...parts: string[]): Cut => ({ start, end, parts });

/** What is to be taken out of the text, and what is left in its place. */
export function removal(
  source: tsTypes.SourceFile,
  list: tsTypes.NodeArray<tsTypes.Node>,
  elements: readonly tsTypes.Node[],
): Cut[] {
  const gone = new Set(elements);
  const first = list[0];
  if (!first || gone.size === 0) return [];
  const { text } = source;
  if (list.every(element => gone.has(element)) && !/\n/.test(text.slice(first.pos, list.end))) {
    // Nothing is left on the line, not even the spaces inside the braces.
    const space = /^\s*/.exec(text.slice(list.end))![0].length;
    return [cut(first.pos, list.end + space)];
  }
  const cuts: Cut[] = [];
  // Runs of neighbours go as one range.
  for (let i = 0; i < list.length; i++) {
    if (!gone.has(list[i]!)) continue;
    let j = i;
    while (j + 1 < list.length && gone.has(list[j + 1]!)) j++;
    cuts.push(...removalOfRun(source, list, i, j));
    i = j;
  }
  return cuts;
}

/** Comments stay, on the lines above and behind the last one. */
function removalOfRun(source: tsTypes.SourceFile, list: tsTypes.NodeArray<tsTypes.Node>, i: number, j: number): Cut[] {
  const { text } = source;
  const [from, to, next, previous] = [list[i]!, list[j]!, list[j + 1], list[i - 1]];
  const start = from.getStart(source);
  // A list's element begins behind the comma of the one before.
  const end = next ? next.pos : list.hasTrailingComma ? list.end : to.end;
  const hasComma = end > to.end;
  // Of what stands between the element and its comma, comments stay.
  const between = hasComma ? text.slice(to.end, end - 1).trim() : '';
  // A line comment must not take in what follows.
  const gap = between.includes('//') ? between + lineEnding(text) + indentAt(text, start) : between;
  const rest = /^[\t ]*(\r?\n)?/.exec(text.slice(end))!;
  const cuts: Cut[] = [];
  if (startsLine(text, start) && rest[1] && gap === '') {
    // Lines of their own: take them whole.
    cuts.push(cut(lineStart(text, start), end + rest[0].length));
  } else if (next || startsLine(text, start)) {
    cuts.push(cut(start, end + (gap === '' && !rest[1] ? rest[0].length : 0), gap));
  } else cuts.push(cut(previous ? previous.end : start, to.end));
  // The list did not end with a comma, and goes on not to.
  if (!next && !hasComma && previous && startsLine(text, start)) cuts.push(cut(from.pos - 1, from.pos));
  return cuts;
}
