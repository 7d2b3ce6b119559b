/** A piece of the code that stands in the component as it is. */
export interface Segment {
  start: number;
  end: number;
  /** Where it begins in the component. */
  at: number;
  /** What ends it there, and so cannot be written into it. */
  stop: string;
}

/** Stands around the list that a loop of a template goes through. */
export const EACH = '$each';

export class TemplateWriter {
  code = '';
  readonly segments: Segment[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  glue(text: string): void {
    this.code += text;
  }

  /** Takes a range of the component over, on lines with the indentation that it has there. */
  copy({ start, end }: { start: number; end: number }, stop: string): void {
    const line = this.#text.slice(this.#text.lastIndexOf('\n', start - 1) + 1);
    this.code += `\n${/^[\t ]*/.exec(line)![0]}`;
    const begins = this.code.length;
    this.code += this.#text.slice(start, end);
    this.segments.push({ start: begins, end: this.code.length, at: start, stop });
    this.code += '\n';
  }

  /** `(…);` */
  value(range: { start: number; end: number }, stop: string): void {
    this.glue('(');
    this.copy(range, stop);
    this.glue(');');
  }

  /** What is shown as text, whatever it is. */
  shown(range: { start: number; end: number }, stop: string): void {
    this.glue('String(');
    this.copy(range, stop);
    this.glue(');');
  }

  /** What is read and written. */
  bound(range: { start: number; end: number }, stop: string): void {
    this.copy(range, stop);
    this.glue('= $unknown();');
  }

  /** The head of a loop over a list. */
  each(
    pattern: { start: number; end: number },
    list: { start: number; end: number },
    others: readonly string[],
    stop: string,
  ): void {
    this.glue('for (const');
    this.copy(pattern, stop);
    this.glue(`of ${EACH}(`);
    this.copy(list, stop);
    this.glue(')) {');
    for (const name of others) this.glue(`const ${name} = $unknown();`);
  }
}

/** Offset of the first of the characters that stands outside of brackets and strings; the end without one. */
export function topLevel(text: string, stops: string): number {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|[\s\S]/g)) {
    if (depth === 0 && stops.includes(token)) return index;
    if ('([{'.includes(token)) depth++;
    else if (')]}'.includes(token)) depth--;
  }
  return text.length;
}

/** The names in what follows a pattern: `, index`. */
export const namesIn = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];
