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
import { usesTrailingCommas } from '../../../src/edit/style.js';
import { staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

/** The longest line that is written as one. */
const WIDTH = 80;

export interface Place {
  call: tsTypes.CallExpression | tsTypes.NewExpression;
  options: tsTypes.Expression | undefined;
  /** Properties of the options that are not taken over. */
  dropped?: readonly tsTypes.ObjectLiteralElementLike[];
  /** Where the new text begins, and what stands before the new call. */
  start: number;
  lead: string;
  /** A function that takes the new call: `writer.merge(`. */
  taker?: string | undefined;
  /** Calls of methods on what the new call gives: `.pipeThrough(…)`. */
  chain?: readonly string[];
}

/** A property of a new object: text, and nodes that move into it. */
export type Entry = string | readonly Part[];

export const partsOf = (entry: Entry): readonly Part[] => (typeof entry === 'string' ? [entry] : entry);

/** Comments and nodes go to the indentation, but the nodes that have one. */
const indented = (entry: Entry, indent: string): Part[] =>
  partsOf(entry).map(part => {
    if (typeof part !== 'string') return 'node' in part ? part : { node: part, indent };
    return /^\/[/*]/.test(part) ? part.replaceAll(/\n(?=\S|$)/g, `\n${indent}`) : part;
  });

const textOf = (part: Part): string =>
  typeof part === 'string' ? part : 'node' in part ? part.node.getText() : part.getText();

/** Options that say how the response is sent, not what is in it. */
const isInit = (property: tsTypes.ObjectLiteralElementLike): boolean =>
  ['status', 'statusText', 'headers', 'keepAliveMs', 'consumeSseStream'].includes(staticName(property.name) ?? '');

/** The call becomes `name({ …before, …options, …after })`. */
export function writeCall(
  place: Place,
  name: string,
  before: readonly Entry[],
  after: readonly Entry[],
  draft: Draft,
): void {
  const { call, options, start, lead, dropped = [], taker = '', chain = [] } = place;
  const { text } = call.getSourceFile();
  const [eol, indent] = [lineEnding(text), indentAt(text, call.getStart())];
  const inner = indent + indentUnit(text);
  const own = propertiesOnLine(options)?.filter(property => !dropped.some(one => one === property));
  const made = (indent: string, column: number): Part[] => [
    ...newCall(place, name, own && [...before, ...own.map(node => [node]), ...after], indent, column, before, after),
    ...chain.map(link => eol + indent + indentUnit(text) + link),
  ];
  const column = call.getStart() - lineStart(text, call.getStart()) - indent.length;
  const line = made(indent, column + taker.length * 2);
  const isOneLine = own !== undefined && !line.some(part => typeof part === 'string' && part.includes('\n'));
  const isArgument = taker ? !isOneLine : own && !isOneLine && isOnlyArgument(call);
  const end = taker && ')';
  draft.replaceRange(
    call,
    { start, end: call.end },
    lead + taker,
    ...(isArgument ? [eol + inner, ...made(inner, 0), comma(call) + eol + indent] : line),
    end,
  );
  if (own || !options || !ts.isObjectLiteralExpression(options)) return;
  draft.removeElements(options.properties, dropped);
  const kept = options.properties.filter(property => !dropped.includes(property));
  addEntries(options, kept, before, after, draft);
}

/** @param entries all that is in the object, where it is laid out anew */
function newCall(
  { call, options }: Place,
  name: string,
  entries: readonly Entry[] | undefined,
  indent: string,
  column: number,
  before: readonly Entry[],
  after: readonly Entry[],
): readonly Part[] {
  if (entries) return objectCall(call, name, entries, indent, column);
  if (ts.isObjectLiteralExpression(options!)) return [`${name}(`, { node: options, indent }, ')'];
  const first = before.flatMap(entry => [...partsOf(entry), ', ']);
  return [`${name}({ `, ...first, '...', options!, ...after.flatMap(entry => [', ', ...partsOf(entry)]), ' })'];
}

/** `f(call)`, on the line of `f` */
function isOnlyArgument(call: tsTypes.Expression): boolean {
  const { parent } = call;
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== call || parent.arguments.length > 1) return false;
  const { text } = call.getSourceFile();
  return text[call.getStart() - 1] === '(' && parent.end === call.end + 1;
}

/** The functions of a response: the one that sends, with what comes first in it, and the one that makes the stream. */
interface Functions {
  sender: string;
  outer: readonly string[];
  converter: string;
  before: readonly Entry[];
  after: readonly Entry[];
}

/** The call becomes `sender({ …outer, stream: converter({ …before, …own options, …after }), …init })`. */
export function writeNested(place: Place, functions: Functions, draft: Draft): void {
  const { call, options, start, lead, dropped = [] } = place;
  const { sender, outer, converter, before, after } = functions;
  const { text } = call.getSourceFile();
  const properties = options && ts.isObjectLiteralExpression(options) ? options.properties : [];
  const kept = properties.filter(property => !dropped.includes(property));
  const own = kept.filter(property => !isInit(property));
  const isOnLine = propertiesOnLine(options) !== undefined;
  if (own.length > 0 && !isOnLine) return nestLines(place, functions, draft);
  const head = `stream: ${converter}(`;
  const entries = [...before, ...own.map(node => [node]), ...after];
  const indent = indentAt(text, (isOnLine ? call : options!).getStart()) + indentUnit(text);
  const stream = [head, ...object(call, entries, indent, head.length), ')'];
  if (!isOnLine) return writeCall(place, sender, [...outer, stream], [], draft);
  const all = [...outer, stream, ...kept.filter(isInit).map(node => [node])];
  draft.replaceRange(call, { start, end: call.end }, lead, ...objectCall(call, sender, all));
}

/** Options on lines of their own go one step deeper; those of the response move behind them. */
function nestLines({ call, options, start, lead, dropped = [] }: Place, functions: Functions, draft: Draft): void {
  const { sender, outer, converter, before, after } = functions;
  const literal = options as tsTypes.ObjectLiteralExpression;
  const { text } = call.getSourceFile();
  const [base, eol] = [indentAt(text, call.getStart()), lineEnding(text)];
  const indent = base + indentUnit(text);
  const line = eol + indent;
  const head = [...outer.map(entry => `${entry},`), `stream: ${converter}(`].map(entry => line + entry).join('');
  const init = literal.properties.filter(isInit);
  const moved = moveOut(literal.properties, init, dropped, line, draft).flatMap(
    ({ node, above, behind }, i): Part[] => [
      line + above,
      { node, indent },
      (i < init.length - 1 ? ',' : comma(call)) + behind,
    ],
  );
  draft.replaceRange(
    call,
    { start, end: call.end },
    `${lead}${sender}({${head}`,
    { node: literal, indent },
    `)${init.length > 0 ? ',' : comma(call)}`,
    ...moved,
    `${eol}${base}})`,
  );
  const own = literal.properties.filter(property => !isInit(property) && !dropped.includes(property));
  addEntries(literal, own, before, after, draft);
}

/** Takes properties out of their list; answers those that move with the comments that are theirs. */
export function moveOut(
  list: tsTypes.NodeArray<tsTypes.ObjectLiteralElementLike>,
  properties: readonly tsTypes.ObjectLiteralElementLike[],
  dropped: readonly tsTypes.ObjectLiteralElementLike[],
  line: string,
  draft: Draft,
): { node: tsTypes.Node; above: string; behind: string }[] {
  const plain: tsTypes.Node[] = [...dropped];
  const moved = properties.map(node => {
    const { text } = node.getSourceFile();
    const start = node.getStart();
    const from = aboveComments(text, start);
    const { comma, comment, lineEnd } = trailing(text, node.end);
    const to = node.end + comma.length + comment.length + lineEnd.length;
    if (lineEnd === '' || (from === start && comment === '')) plain.push(node);
    else draft.replaceRange(node, { start: lineStart(text, from), end: to });
    const above = text.slice(from, start).replace(/\r?\n[\t ]*/g, line);
    return { node, above, behind: lineEnd && comment };
  });
  draft.removeElements(list, plain);
  return moved;
}

/** What options give where they stand on one line, so that they can be laid out anew. */
function propertiesOnLine(options: tsTypes.Expression | undefined): readonly tsTypes.Node[] | undefined {
  if (!options) return [];
  return ts.isObjectLiteralExpression(options) && !/\n|\/\*/.test(options.getText()) ? options.properties : undefined;
}

/** Entries before and behind the properties of a literal, laid out as they are. */
function addEntries(
  literal: tsTypes.ObjectLiteralExpression,
  own: readonly tsTypes.Node[],
  before: readonly Entry[],
  after: readonly Entry[],
  draft: Draft,
): void {
  const { text } = literal.getSourceFile();
  const last = own.at(-1);
  const open = literal.getStart() + 1;
  const start = literal.properties[0]?.getStart() ?? literal.end - 1;
  const indent = indentAt(text, start) + (last ? '' : indentUnit(text));
  const gap = startsLine(text, start) ? lineEnding(text) + indent : ' ';
  const first = last ? before : [...before, ...after];
  draft.replaceRange(
    literal,
    { start: open, end: open },
    ...first.flatMap(entry => [gap, ...indented(entry, indent), ',']),
  );
  if (last) for (const entry of after) draft.addElementAfter(last, ...indented(entry, indent));
}

/** `name({ … })` in place of a call, on one line if it fits. */
function objectCall(
  call: tsTypes.Node,
  name: string,
  entries: readonly Entry[],
  indent = indentAt(call.getSourceFile().text, call.getStart()),
  before = call.getStart() - lineStart(call.getSourceFile().text, call.getStart()) - indent.length,
): readonly Part[] {
  return [`${name}(`, ...object(call, entries, indent, before + name.length + 1), ')'];
}

/** @param before columns that precede it on its line, behind the indentation */
function object(call: tsTypes.Node, entries: readonly Entry[], indent: string, before: number): readonly Part[] {
  const { text } = call.getSourceFile();
  const written = entries.map(entry => partsOf(entry).map(textOf).join(''));
  const onLine = `${indent.replaceAll('\t', '  ')}{ ${written.join(', ')} });`;
  const isLine = !onLine.includes('\n') && before + onLine.length <= WIDTH;
  const inner = indent + indentUnit(text);
  const [gap, line] = [indent, inner].map(start => lineEnding(text) + start);
  const [open, between, close] = isLine ? ['{ ', ', ', ' }'] : [`{${line}`, `,${line}`, `${comma(call)}${gap}}`];
  return [open, ...entries.flatMap((entry, i) => [...(i === 0 ? [] : [between]), ...indented(entry, inner)]), close];
}

/** The comma behind the last of several lines. */
const comma = (node: tsTypes.Node): string => (usesTrailingCommas(node.getSourceFile()) ? ',' : '');
