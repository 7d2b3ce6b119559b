/**
 * The edits of one file. A transform proposes changes; a change is taken whole or refused whole. Everything between the
 * splices stays byte for byte.
 */
import MagicString from 'magic-string';

/** A piece of the original file, with the other edits inside it applied. This is how text is moved. */
export interface Slice {
  start: number;
  end: number;
}

/** A slice that is written elsewhere: its lines get the indentation of their new place. */
export interface Moved extends Slice {
  indent: { from: string; to: string };
  /** Ranges whose inner lines keep their start: the text of template literals. */
  fixed: readonly Slice[];
}

/** Replaces `[start, end)` of the original by its parts. An empty range inserts. */
export interface Splice {
  start: number;
  end: number;
  parts: readonly (string | Moved)[];
  /** Whether the same insertion, proposed twice, is meant once. */
  once?: boolean;
  /** Whether it belongs to the list around the text that begins or ends here: it stays where a piece of that is moved. */
  beside?: 'before' | 'after';
}

/** Indents the lines that begin inside `[start, end)`, but for those at the offsets in `except`. */
export interface Indent {
  start: number;
  end: number;
  unit: string;
  /** Ranges whose inner lines keep their start: the text of template literals. */
  except: readonly Slice[];
}

export interface FileChange {
  splices: readonly Splice[];
  indents?: readonly Indent[];
}

/** A splice as it is written: offsets in the original, text with all inner edits applied. */
export interface FlatSplice {
  start: number;
  end: number;
  text: string;
}

/** What is inserted at the border of an element goes inside of what is inserted beside it. */
const rank = ({ beside }: Splice): number => (beside === 'before' ? -1 : beside === 'after' ? 1 : 0);

const contains = (outer: Slice, inner: Slice): boolean => outer.start <= inner.start && inner.end <= outer.end;
const isSlice = (part: string | Moved): part is Moved => typeof part !== 'string';
const slices = (splice: Splice): Moved[] => splice.parts.filter(isSlice);

const same = (a: Splice, b: Splice): boolean =>
  a.start === b.start &&
  a.end === b.end &&
  (a.start !== a.end || (a.once === true && b.once === true)) &&
  a.parts.length === b.parts.length &&
  a.parts.every((part, i) => {
    const other = b.parts[i]!;
    return isSlice(part) ? isSlice(other) && part.start === other.start && part.end === other.end : part === other;
  });

/** Whether the ranges share text, or one inserts strictly inside the other. */
const touches = (a: Slice, b: Slice): boolean => {
  if (a.start === a.end) return b.start < a.start && a.start < b.end;
  if (b.start === b.end) return a.start < b.start && b.start < a.end;
  return a.start < b.end && b.start < a.end;
};

/** Ranges by the stretches of the file that they lie in: a file with thousands of edits asks about its neighbours only. */
class Grid<T extends Slice> {
  readonly #cells = new Map<number, T[]>();

  add(item: T): void {
    for (let cell = cellOf(item.start); cell <= cellOf(item.end); cell++) {
      const items = this.#cells.get(cell);
      if (items) items.push(item);
      else this.#cells.set(cell, [item]);
    }
  }

  /** Those that share a stretch with the range, each once. */
  near(range: Slice): T[] {
    const found = new Set<T>();
    for (let cell = cellOf(range.start); cell <= cellOf(range.end); cell++) {
      for (const item of this.#cells.get(cell) ?? []) found.add(item);
    }
    return [...found];
  }
}

const cellOf = (offset: number): number => offset >> 10;

export class FileEdits {
  readonly #text: string;
  readonly #splices = new Grid<Splice>();
  readonly #holes = new Grid<Moved>();
  readonly #indents: Indent[] = [];
  #size = 0;
  #flat: FlatSplice[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  get size(): number {
    return this.#size;
  }

  #fresh(change: FileChange): Splice[] {
    return change.splices.filter(splice => !this.#splices.near(splice).some(old => same(old, splice)));
  }

  /** The splice that stands in the way of `change`, or undefined where all of it fits. */
  conflict(change: FileChange): Splice | undefined {
    const fresh = this.#fresh(change);
    const freshHoles = fresh.flatMap(slices);
    for (const splice of fresh) {
      const holes = [...this.#holes.near(splice), ...freshHoles];
      for (const other of [...this.#splices.near(splice), ...fresh]) {
        if (other === splice || !touches(splice, other)) continue;
        const [outer, inner] = contains(splice, other) ? [splice, other] : [other, splice];
        const kept = contains(outer, inner) && holes.some(hole => contains(hole, inner) && contains(outer, hole));
        if (!kept) return other;
      }
      // Text may be moved only as a whole.
      if (holes.some(hole => touches(hole, splice) && !contains(hole, splice) && !contains(splice, hole)))
        return splice;
    }
    return undefined;
  }

  /** Takes the change. The caller has asked for a conflict before. */
  add(change: FileChange): void {
    for (const splice of this.#fresh(change)) {
      this.#splices.add(splice);
      for (const hole of slices(splice)) this.#holes.add(hole);
      this.#size++;
    }
    this.#indents.push(...(change.indents ?? []));
    this.#flat = undefined;
  }

  /** The splice with its inner edits applied, as a report shows it. */
  render(splice: Splice): string {
    const extra = this.#indents
      .filter(indent => indent.start < splice.start && splice.end < indent.end)
      .map(indent => indent.unit)
      .join('');
    return splice.parts.map(part => (isSlice(part) ? this.#slice(part, splice, extra) : deeper(part, extra))).join('');
  }

  #slice(range: Moved, owner: Splice, extra: string): string {
    const text = new MagicString(this.#text.slice(range.start, range.end));
    const inner = this.#within(range, owner);
    const { from, to } = range.indent;
    for (const splice of inner) apply(text, splice, shifted(this.render(splice), from, to), range.start);
    for (const start of lineStarts(this.#text, range)) {
      if (range.fixed.some(fixed => fixed.start < start && start <= fixed.end)) continue;
      if (inner.some(splice => rewritesLine(splice, start))) continue;
      const at = start - range.start;
      const old = this.#text.startsWith(from, start) ? from : '';
      const fresh = (old || from === '' ? to : '') + extra + this.#indentOf(start, range);
      if (old !== '' && old !== fresh) text.update(at, at + old.length, fresh || '');
      else if (old === '' && fresh !== '') text.appendLeft(at, fresh);
    }
    return text.toString();
  }

  /** What the indented stretches inside a moved piece add to one of its lines. */
  #indentOf(start: number, range: Slice): string {
    return this.#indents
      .filter(indent => contains(range, indent) && indent.start < start && start < indent.end)
      .filter(({ except }) => !except.some(fixed => fixed.start < start && start <= fixed.end))
      .map(({ unit }) => unit)
      .join('');
  }

  /** The outermost splices inside the range, in the order of the text. */
  #within(range: Slice, owner?: Splice): Splice[] {
    const inside = this.#splices
      .near(range)
      .filter(
        splice =>
          splice !== owner &&
          contains(range, splice) &&
          !(owner && splice.parts.length === 0 && contains(splice, range)) &&
          !(splice.beside && this.#isOutside(splice, range)),
      )
      .sort(
        (a, b) =>
          a.start - b.start ||
          Number(b.start === b.end) - Number(a.start === a.end) ||
          b.end - a.end ||
          rank(a) - rank(b),
      );
    const outermost: Splice[] = [];
    for (const splice of inside) {
      const last = outermost.findLast(({ start, end }) => start !== end);
      if (!(last && touches(last, splice) && contains(last, splice))) outermost.push(splice);
    }
    return outermost;
  }

  /** Whether an insertion stands at the border of a replaced text from which the range is taken. */
  #isOutside(insertion: Splice, range: Slice): boolean {
    return this.#splices
      .near(insertion)
      .some(
        other =>
          other.start < other.end &&
          contains(other, range) &&
          (other.end === insertion.start || other.start === insertion.start),
      );
  }

  /** All edits as sorted splices that do not overlap. */
  flatten(): readonly FlatSplice[] {
    this.#flat ??= this.#flatten();
    return this.#flat;
  }

  #flatten(): FlatSplice[] {
    const outermost = this.#within({ start: 0, end: this.#text.length });
    const flat: FlatSplice[] = outermost.map(splice => ({
      start: splice.start,
      end: splice.end,
      text: this.render(splice),
    }));
    for (const indent of this.#indents) {
      for (const start of lineStarts(this.#text, indent)) {
        if (indent.except.some(range => range.start < start && start <= range.end)) continue;
        const isRewritten = this.#splices.near({ start, end: start }).some(splice => rewritesLine(splice, start));
        if (!isRewritten) flat.push({ start, end: start, text: indent.unit });
      }
    }
    return flat.sort((a, b) => a.start - b.start || a.end - b.end);
  }

  /** The file after the edits. */
  toString(): string {
    const text = new MagicString(this.#text);
    for (const splice of this.flatten()) apply(text, splice, splice.text, 0);
    return text.toString();
  }
}

/** Whether the line that begins at the offset gets another beginning, or goes. */
const rewritesLine = ({ start, end, parts }: Splice, line: number): boolean =>
  (start < line || (start === line && parts.length === 0)) && line < end;

/** Text that is written into an indented range. */
const deeper = (text: string, extra: string): string =>
  extra === '' ? text : text.replace(/\n(?![\r\n])/g, `\n${extra}`);

/** Text that was written for the indentation of the old place. */
const shifted = (text: string, from: string, to: string): string =>
  from === to
    ? text
    : text.replace(/\n([\t ]*)(?![\t\n\r ])/g, (line, indent: string) =>
        indent.startsWith(from) ? `\n${to}${indent.slice(from.length)}` : line,
      );

function apply(text: MagicString, range: Slice, content: string, offset: number): void {
  const [start, end] = [range.start - offset, range.end - offset];
  if (start === end) text.appendLeft(start, content);
  else if (content === '') text.remove(start, end);
  else text.update(start, end, content);
}

/** Offsets of the lines that begin inside the range and hold anything. */
function lineStarts(text: string, range: Slice): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf('\n', range.start); at !== -1 && at + 1 < range.end; at = text.indexOf('\n', at + 1)) {
    const next = text[at + 1];
    if (next !== '\n' && next !== '\r' && next !== undefined) starts.push(at + 1);
  }
  return starts;
}
