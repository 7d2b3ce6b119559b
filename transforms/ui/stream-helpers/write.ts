/** How a call of a method is written as a call of a helper, in the layout of the call. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { indentAt, indentUnit, lineEnding, lineStart, startsLine } from '../../../src/edit/layout.js';
import { staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

/** The longest line that is written as one. */
const WIDTH = 80;

interface Place {
  call: tsTypes.CallExpression;
  options: tsTypes.Expression | undefined;
  /** Where the new text begins, and what stands before the new call. */
  start: number;
  lead: string;
}

/** A property of a new object: text, and nodes that move into it. */
type Entry = readonly (string | tsTypes.Node)[];

/** Options that say how the response is sent, not what is in it. */
const isInit = (property: tsTypes.ObjectLiteralElementLike): boolean =>
  ['status', 'statusText', 'headers', 'keepAliveMs', 'consumeSseStream'].includes(staticName(property.name) ?? '');

/** The call becomes `name({ …before, …options, …after })`. */
export function writeCall(
  { call, options, start, lead }: Place,
  name: string,
  before: readonly string[],
  after: readonly string[],
  draft: Draft,
): void {
  const own = propertiesOnLine(options);
  if (own) {
    const entries = [...before.map(text => [text]), ...own.map(node => [node]), ...after.map(text => [text])];
    return draft.replaceRange(call, { start, end: call.end }, lead, ...objectCall(call, name, entries));
  }
  if (!options || !ts.isObjectLiteralExpression(options)) {
    draft.replaceRange(call, { start, end: options!.getStart() }, `${lead}${name}({ ${before.join(', ')}, ...`);
    draft.insertAfter(options!, ...after.map(entry => `, ${entry}`), ' }');
    return;
  }
  const end = options.getStart() + 1;
  draft.replaceRange(call, { start, end }, `${lead}${name}({${entriesBefore(options, before)}`);
  for (const entry of after) draft.addProperty(options, entry);
}

/** The call becomes `name({ …outer, stream: inner({ …before, …options, …after }), …init })`. */
export function writeNested(
  place: Place,
  [name, outer]: readonly [string, readonly string[]],
  [inner, before, after]: readonly [string, readonly string[], readonly string[]],
  draft: Draft,
): void {
  const { call, start, lead } = place;
  const { text } = call.getSourceFile();
  const base = indentAt(text, call.getStart());
  const properties = place.options && ts.isObjectLiteralExpression(place.options) ? place.options.properties : [];
  const init = properties.filter(isInit);
  const own = properties.filter(property => !isInit(property));
  const step = indentUnit(text);
  const stream = (entries: readonly Entry[]): Entry => [
    `stream: ${inner}(`,
    ...object(entries, base + step, `stream: ${inner}(`.length, text),
    ')',
  ];
  const beforeEntries = before.map(entry => [entry]);
  const afterEntries = after.map(entry => [entry]);
  if (propertiesOnLine(place.options)) {
    const entries = [
      ...outer.map(entry => [entry]),
      stream([...beforeEntries, ...own.map(node => [node]), ...afterEntries]),
      ...init.map(node => [node]),
    ];
    return draft.replaceRange(call, { start, end: call.end }, lead, ...objectCall(call, name, entries));
  }
  const options = place.options as tsTypes.ObjectLiteralExpression;
  const last = own.at(-1);
  if (!last) return writeCall(place, name, [...outer, stream([...beforeEntries, ...afterEntries]).join('')], [], draft);
  const line = lineEnding(text) + base + step;
  const open = options.getStart() + 1;
  const head = [...outer.map(entry => `${entry},${line}`), `stream: ${inner}({`].join('');
  draft.replaceRange(call, { start, end: open }, `${lead}${name}({${line}${head}`);
  draft.wrap(options, { start: open, end: options.end }, entriesBefore(options, before, step), ')');
  for (const entry of after) draft.addElementAfter(last, entry);
  draft.removeElements(options.properties, init);
  const moved = init.flatMap((node): Part[] => [`,${line}`, { node, indent: base + step }]);
  draft.insertAfter(options, ...moved, `${trailingComma(text)}${lineEnding(text)}${base}}`);
}

/** What options give where they stand on one line, so that they can be laid out anew. */
function propertiesOnLine(options: tsTypes.Expression | undefined): readonly tsTypes.Node[] | undefined {
  if (!options) return [];
  return ts.isObjectLiteralExpression(options) && !/\n|\/\*/.test(options.getText()) ? options.properties : undefined;
}

/** Entries before those of a literal, laid out as they are. */
function entriesBefore(literal: tsTypes.ObjectLiteralExpression, entries: readonly string[], step = ''): string {
  const { text } = literal.getSourceFile();
  const first = literal.properties[0]!.getStart();
  const gap = startsLine(text, first) ? lineEnding(text) + indentAt(text, first) + step : ' ';
  return entries.map(entry => `${gap}${entry},`).join('');
}

/** `name({ … })` in place of a call, on one line if it fits. */
function objectCall(call: tsTypes.Node, name: string, entries: readonly Entry[]): Entry {
  const { text } = call.getSourceFile();
  const start = call.getStart();
  const indent = indentAt(text, start);
  const before = start - lineStart(text, start) - indent.length + name.length + 1;
  return [`${name}(`, ...object(entries, indent, before, text), ')'];
}

/** @param before columns that precede it on its line, behind the indentation */
function object(entries: readonly Entry[], indent: string, before: number, text: string): Entry {
  const written = entries.map(entry => entry.map(part => (typeof part === 'string' ? part : part.getText())).join(''));
  const line = `${indent.replaceAll('\t', '  ')}{ ${written.join(', ')} });`;
  const isLine = !line.includes('\n') && before + line.length <= WIDTH;
  const [eol, comma] = [lineEnding(text), trailingComma(text)];
  const [open, between, close] = isLine
    ? ['{ ', ', ', ' }']
    : [`{${eol}${indent}${indentUnit(text)}`, `,${eol}${indent}${indentUnit(text)}`, `${comma}${eol}${indent}}`];
  return [open, ...entries.flatMap((entry, i) => (i === 0 ? entry : [between, ...entry])), close];
}

/** The comma behind the last of several lines, if the file has one there. */
const trailingComma = (text: string): string => (/,\r?\n[\t ]*[}\])]/.test(text) ? ',' : '');
