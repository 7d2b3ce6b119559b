import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { PackageUnit } from './project.js';

/** A text file of a project, whatever it holds. */
export interface TextUnit {
  path: string;
  file: string;
  text: string;
  package: PackageUnit;
}

/** A string in a JSON or YAML file: the keys that lead to it, and where it is written. */
export interface Entry {
  path: readonly string[];
  value: string;
  /** Offsets of the text inside the quotes. */
  start: number;
  end: number;
  /** Offset of its key. */
  key: number;
}

/**
 * The strings of a JSON or YAML text that are written as they are meant, in the order of the text; a key that stands twice
 * has two. None where the text is neither.
 */
export function entriesOf(text: string): Entry[] {
  const { contents, errors } = parseDocument(text, { uniqueKeys: false, merge: false });
  const entries: Entry[] = [];
  if (errors.length === 0) collect(contents, [], 0, text, entries);
  return entries;
}

function collect(node: unknown, path: readonly string[], key: number, text: string, entries: Entry[]): void {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (isScalar(key) && key.range) collect(value, [...path, String(key.value)], key.range[0], text, entries);
    }
  } else if (isSeq(node)) {
    node.items.forEach((item, index) => {
      collect(item, [...path, String(index)], (item as Node).range?.[0] ?? key, text, entries);
    });
  } else if (isScalar(node) && typeof node.value === 'string' && node.range) {
    const [from, to] = node.range;
    const quotes = /^["']/.test(text.slice(from, to)) ? 1 : 0;
    const [start, end] = [from + quotes, to - quotes];
    // An escape or a folded line cannot be replaced by its value.
    if (text.slice(start, end) === node.value) entries.push({ path, value: node.value, start, end, key });
  }
}

/** The entry at a path: of several the last, which is the one that counts. */
export const entryAt = (entries: readonly Entry[], path: readonly string[]): Entry | undefined =>
  entries.findLast(entry => entry.path.length === path.length && entry.path.every((key, i) => key === path[i]));
