import type { TransformInfo } from '../model.js';
import { painter, printable, table, wrap } from './style.js';

export interface ListOptions {
  color: boolean;
  /** Columns of the terminal; undefined elsewhere. */
  width: number | undefined;
}

/** The transforms as a table: id, kind, generations, title. */
export function renderList(transforms: readonly TransformInfo[], { color }: ListOptions): string {
  if (transforms.length === 0) return '';
  const paint = painter(color);
  const rows = transforms.map(({ id, kind, from, title }) => [id, kind, from.join(' '), title]);
  const header = ['id', 'kind', 'from', 'title'];
  const lines = table([header, ...rows], (cell, column) => (column === 0 ? paint('cyan', cell) : cell));
  return `${[paint('bold', table([header, ...rows])[0]!), ...lines.slice(1)].join('\n')}\n`;
}

/** The same as JSON: an array in the order in which the transforms run. */
export function renderListJson(transforms: readonly TransformInfo[]): string {
  const rows = transforms.map(({ id, kind, from, title, docs }) => ({ id, kind, from, title, docs }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

/** All there is to say of one transform. */
export function renderExplain(transform: TransformInfo, { color, width }: ListOptions): string {
  const { id, title, kind, from, why, before, after, keeps, docs } = transform;
  const paint = painter(color);
  const prose = width === undefined ? undefined : Math.max(40, Math.min(width, 100));
  const code = (text: string) =>
    text
      .replace(/\n+$/, '')
      .split('\n')
      .map(line => `  ${printable(line.replaceAll('\t', '  '))}`.trimEnd());
  const sections = [
    [`${paint('bold', id)} · ${printable(title)}`, `${kind} · changes code of AI SDK ${list(from.map(String))}`],
    why === '' ? [] : wrap(why, prose, ''),
    before === '' ? [] : [paint('bold', 'Before'), ...code(before).map(line => paint('red', line))],
    after === '' ? [] : [paint('bold', 'After'), ...code(after).map(line => paint('green', line))],
    keeps.length === 0
      ? []
      : [
          paint('bold', 'What it does not touch'),
          ...keeps.flatMap(keep => {
            const [first = '', ...rest] = wrap(keep, prose, '    ');
            return [`  - ${first.slice(4)}`, ...rest];
          }),
        ],
    docs === '' ? [] : [paint('underline', docs)],
  ].filter(section => section.length > 0);
  return `${sections.map(section => section.join('\n')).join('\n\n')}\n`;
}

/** `4`, `4 and 5`, `4, 5 and 6`. */
function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
