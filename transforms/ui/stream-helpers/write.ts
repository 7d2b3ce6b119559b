/** How a call of a method is written as a call of a helper, in the layout of the call. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import {
  aboveComments,
  indentAt,
  indentUnit,
  lineEnding,
  lineStart,
  startsLine,
  trailing,
} from '../../../src/edit/layout.js';
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

/** The functions of a response: the one that sends, with what comes first in it, and the one that makes the stream. */
interface Functions {
  sender: string;
  outer: readonly string[];
  converter: string;
  before: readonly string[];
  after: readonly string[];
}

/** The call becomes `sender({ …outer, stream: converter({ …before, …own options, …after }), …init })`. */
export function writeNested(place: Place, functions: Functions, draft: Draft): void {
  const { call, options, start, lead } = place;
  const { sender, outer, converter, before, after } = functions;
  const { text } = call.getSourceFile();
  const properties = options && ts.isObjectLiteralExpression(options) ? options.properties : [];
  const own = properties.filter(property => !isInit(property));
  const isOnLine = propertiesOnLine(options) !== undefined;
  if (own.length > 0 && !isOnLine) return nestLines(place, functions, draft);
  const head = `stream: ${converter}(`;
  const entries = [...before.map(entry => [entry]), ...own.map(node => [node]), ...after.map(entry => [entry])];
  const indent = indentAt(text, call.getStart()) + indentUnit(text);
  const stream = [head, ...object(entries, indent, head.length, text), ')'];
  if (!isOnLine) return writeCall(place, sender, [...outer, stream.join('')], [], draft);
  const all = [...outer.map(entry => [entry]), stream, ...properties.filter(isInit).map(node => [node])];
  draft.replaceRange(call, { start, end: call.end }, lead, ...objectCall(call, sender, all));
}

/** Options on lines of their own stay where they are, one step deeper; those of the response move behind them. */
function nestLines({ call, options, start, lead }: Place, functions: Functions, draft: Draft): void {
  const { sender, outer, converter, before, after } = functions;
  const literal = options as tsTypes.ObjectLiteralExpression;
  const { text } = call.getSourceFile();
  const [base, step, comma, eol] = [
    indentAt(text, call.getStart()),
    indentUnit(text),
    trailingComma(text),
    lineEnding(text),
  ];
  const line = eol + base + step;
  const open = literal.getStart() + 1;
  const head = [...outer.map(entry => `${entry},`), `stream: ${converter}({`].map(entry => line + entry).join('');
  draft.replaceRange(call, { start, end: open }, `${lead}${sender}({${head}`);
  draft.wrap(literal, { start: open, end: literal.end }, entriesBefore(literal, before, step), ')');
  const last = literal.properties.findLast(property => !isInit(property))!;
  for (const entry of after) draft.addElementAfter(last, entry);
  const init = literal.properties.filter(isInit);
  const moved = moveOut(literal.properties, init, draft).flatMap(({ node, above, behind }, i): Part[] => [
    line + above,
    { node, indent: base + step },
    (i < init.length - 1 ? ',' : comma) + behind,
  ]);
  draft.insertAfter(literal, init.length > 0 ? ',' : comma, ...moved, `${eol}${base}}`);
}

/** Takes properties out of their list; answers them with the comments that are theirs. */
function moveOut(
  list: tsTypes.NodeArray<tsTypes.ObjectLiteralElementLike>,
  properties: readonly tsTypes.ObjectLiteralElementLike[],
  draft: Draft,
): { node: tsTypes.Node; above: string; behind: string }[] {
  const plain: tsTypes.Node[] = [];
  const moved = properties.map(node => {
    const { text } = node.getSourceFile();
    const start = node.getStart();
    const from = aboveComments(text, start);
    const { comma, comment, lineEnd } = trailing(text, node.end);
    const to = node.end + comma.length + comment.length + lineEnd.length;
    if (lineEnd === '' || (from === start && comment === '')) plain.push(node);
    else draft.replaceRange(node, { start: lineStart(text, from), end: to });
    return { node, above: text.slice(from, start), behind: lineEnd && comment };
  });
  draft.removeElements(list, plain);
  return moved;
}

/** What options give where they stand on one line, so that they can be laid out anew. */
function propertiesOnLine(options: tsTypes.Expression | undefined): readonly tsTypes.Node[] | undefined {
  if (!options) return [];
  return ts.isObjectLiteralExpression(options) && !/\n|\/\*/.test(options.getText()) ? options.properties : undefined;
}

/** Entries before those of a literal, laid out as they are. */
function entriesBefore(literal: tsTypes.ObjectLiteralExpression, entries: readonly string[], step = ''): string {
  const { text } = literal.getSourceFile();
  const first = literal.properties[0]?.getStart();
  const start = first ?? literal.end - 1;
  const indent = indentAt(text, start) + (first === undefined ? indentUnit(text) : step);
  const gap = startsLine(text, start) ? lineEnding(text) + indent : ' ';
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
const trailingComma = (text: string): string => (/,[\t ]*(?:\/\/.*)?\r?\n[\t ]*[}\])]/.test(text) ? ',' : '');
