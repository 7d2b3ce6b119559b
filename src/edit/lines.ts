import type { Range } from '../model.js';

/** From offsets to lines and columns, both from 1. A line ends at `\n`, as in git. */
export class Lines {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  /** Index of the line, from 0. */
  #line(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  range(start: number, end: number): Range {
    const [from, to] = [this.#line(start), this.#line(end)];
    return {
      line: from + 1,
      column: start - this.#starts[from]! + 1,
      endLine: to + 1,
      endColumn: end - this.#starts[to]! + 1,
    };
  }
}
