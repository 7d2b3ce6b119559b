import { columnsOf, printable } from './style.js';

/** How far a run is: `done` of `total` in the step of that name. */
export interface Progress {
  step: string;
  done: number;
  total: number;
}

export interface ProgressLine {
  update(progress: Progress): void;
  /** Takes the line off the screen. Nothing else may be written before. */
  clear(): void;
}

export interface ProgressOptions {
  write: (text: string) => void;
  columns: number;
  /** Milliseconds, from any start. */
  now: () => number;
}

/** Runs shorter than this show nothing: a line that flashes tells nobody anything. */
const DELAY = 1000;
const INTERVAL = 100;
const CLEAR = '\r\u001b[K';

/** One line on a terminal, written over and over, and gone at the end. */
export function createProgress({ write, columns, now }: ProgressOptions): ProgressLine {
  let next = now() + DELAY;
  let shown = false;
  return {
    update({ step, done, total }) {
      const time = now();
      if (time < next) return;
      next = time + INTERVAL;
      shown = true;
      write(CLEAR + cut(total > 0 ? `${printable(step)} ${done}/${total}` : printable(step), columns - 1));
    },
    clear() {
      if (shown) write(CLEAR);
      shown = false;
    },
  };
}

/** A line that wraps cannot be written over. */
function cut(text: string, columns: number): string {
  let result = '';
  for (const char of text) {
    if (columnsOf(result + char) > columns) break;
    result += char;
  }
  return result;
}
