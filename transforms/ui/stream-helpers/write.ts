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
  const { text } = call.getSourceFile();
  const indent = indentAt(text, call.getStart());
  const replace = (...parts: Part[]): void => draft.replaceRange(call, { start, end: call.end }, lead, ...parts);
  const own = propertiesOnLine(options);
  if (own) {
    const entries = [...before.map(entry => [entry]), ...own.map(node => [node]), ...after.map(entry => [entry])];
    const line = objectCall(call, name, entries);
    if (!isOnlyArgument(call) || !line.some(part => typeof part === 'string' && part.includes('\n')))
      return replace(...line);
    const [eol, inner] = [lineEnding(text), indent + indentUnit(text)];
    replace(eol + inner, ...objectCall(call, name, entries, inner, 0), comma(call) + eol + indent);
  } else if (options && ts.isObjectLiteralExpression(options)) {
    replace(`${name}(`, { node: options, indent }, ')');
    addEntries(options, options.properties, before, after, draft);
  } else replace(`${name}({ ${before.join(', ')}, ...`, options!, ...after.map(entry => `, ${entry}`), ' })');
}

/** `f(call)`, on the line of `f` */
function isOnlyArgument(call: tsTypes.CallExpression): boolean {
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
  const indent = indentAt(text, (isOnLine ? call : options!).getStart()) + indentUnit(text);
  const stream = [head, ...object(call, entries, indent, head.length), ')'];
  if (!isOnLine) return writeCall(place, sender, [...outer, stream.join('')], [], draft);
  const all = [...outer.map(entry => [entry]), stream, ...properties.filter(isInit).map(node => [node])];
  draft.replaceRange(call, { start, end: call.end }, lead, ...objectCall(call, sender, all));
}

/** Options on lines of their own go one step deeper; those of the response move behind them. */
function nestLines({ call, options, start, lead }: Place, functions: Functions, draft: Draft): void {
  const { sender, outer, converter, before, after } = functions;
  const literal = options as tsTypes.ObjectLiteralExpression;
  const { text } = call.getSourceFile();
  const [base, eol] = [indentAt(text, call.getStart()), lineEnding(text)];
  const indent = base + indentUnit(text);
  const line = eol + indent;
  const head = [...outer.map(entry => `${entry},`), `stream: ${converter}(`].map(entry => line + entry).join('');
  const init = literal.properties.filter(isInit);
  const moved = moveOut(literal.properties, init, line, draft).flatMap(({ node, above, behind }, i): Part[] => [
    line + above,
    { node, indent },
    (i < init.length - 1 ? ',' : comma(call)) + behind,
  ]);
  draft.replaceRange(
    call,
    { start, end: call.end },
    `${lead}${sender}({${head}`,
    { node: literal, indent },
    `)${init.length > 0 ? ',' : comma(call)}`,
    ...moved,
    `${eol}${base}})`,
  );
  const own = literal.properties.filter(property => !isInit(property));
  addEntries(literal, own, before, after, draft);
}

/** Takes properties out of their list; answers them with the comments that are theirs. */
function moveOut(
  list: tsTypes.NodeArray<tsTypes.ObjectLiteralElementLike>,
  properties: readonly tsTypes.ObjectLiteralElementLike[],
  line: string,
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
  before: readonly string[],
  after: readonly string[],
  draft: Draft,
): void {
  const { text } = literal.getSourceFile();
  const last = own.at(-1);
  const open = literal.getStart() + 1;
  const start = literal.properties[0]?.getStart() ?? literal.end - 1;
  const indent = indentAt(text, start) + (last ? '' : indentUnit(text));
  const gap = startsLine(text, start) ? lineEnding(text) + indent : ' ';
  const first = last ? before : [...before, ...after];
  draft.replaceRange(literal, { start: open, end: open }, first.map(entry => `${gap}${entry},`).join(''));
  if (last) for (const entry of after) draft.addElementAfter(last, entry);
}

/** `name({ … })` in place of a call, on one line if it fits. */
function objectCall(
  call: tsTypes.Node,
  name: string,
  entries: readonly Entry[],
  indent = indentAt(call.getSourceFile().text, call.getStart()),
  before = call.getStart() - lineStart(call.getSourceFile().text, call.getStart()) - indent.length,
): Entry {
  return [`${name}(`, ...object(call, entries, indent, before + name.length + 1), ')'];
}

/** @param before columns that precede it on its line, behind the indentation */
function object(call: tsTypes.Node, entries: readonly Entry[], indent: string, before: number): Entry {
  const { text } = call.getSourceFile();
  const written = entries.map(entry => entry.map(part => (typeof part === 'string' ? part : part.getText())).join(''));
  const line = `${indent.replaceAll('\t', '  ')}{ ${written.join(', ')} });`;
  const isLine = !line.includes('\n') && before + line.length <= WIDTH;
  const gap = lineEnding(text) + indent;
  const inner = gap + indentUnit(text);
  const [open, between, close] = isLine ? ['{ ', ', ', ' }'] : [`{${inner}`, `,${inner}`, `${comma(call)}${gap}}`];
  return [open, ...entries.flatMap((entry, i) => (i === 0 ? entry : [between, ...entry])), close];
}

/** The comma behind the last of several lines. */
const comma = (node: tsTypes.Node): string => (usesTrailingCommas(node.getSourceFile()) ? ',' : '');
