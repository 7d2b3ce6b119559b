/** A line at the start of a handler that lets through only the parts of before. */
import type { Draft } from '../../../src/edit/draft.js';
import { aboveComments, indentAt, indentUnit, lineEnding, startsLine } from '../../../src/edit/layout.js';
import { quoteOf, usesSemicolons } from '../../../src/edit/style.js';
import { directivesOf, type FunctionNode, isScript, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export type Handler = FunctionNode;

/** What `onChunk` got in 5 and 6. */
export const PARTS = [
  'text-delta',
  'reasoning-delta',
  'source',
  'tool-call',
  'tool-input-start',
  'tool-input-delta',
  'tool-result',
  'raw',
];

/** Answers whether it was written. */
export function writeGuard(handler: Handler, context: Context): boolean {
  const { body } = handler;
  const [parameter] = handler.parameters;
  const read = parameter && typeIn(parameter);
  if (!body || (parameter && !read)) return false;
  return context.change(handler, draft => {
    const source = handler.getSourceFile();
    const quote = quoteOf(source);
    const list = PARTS.map(part => quote + part + quote).join(', ');
    const end = usesSemicolons(source) ? ';' : '';
    const guard = `if (![${list}].includes(${read ?? addParameter(handler, draft, context)})) return${end}`;
    if (ts.isBlock(body)) addToBlock(body, guard, draft);
    else makeBlock(body, guard, end, draft, context);
  });
}

/** How the type of the chunk is read off a parameter. */
function typeIn({ name, initializer, dotDotDotToken }: tsTypes.ParameterDeclaration): string | undefined {
  if (initializer || dotDotDotToken) return undefined;
  if (ts.isIdentifier(name)) return `${name.text}.chunk.type`;
  const chunk = elementOf(name, 'chunk');
  if (!chunk) return undefined;
  if (ts.isIdentifier(chunk)) return `${chunk.text}.type`;
  const type = elementOf(chunk, 'type');
  return type && ts.isIdentifier(type) ? type.text : undefined;
}

function elementOf(pattern: tsTypes.BindingName, name: string): tsTypes.BindingName | undefined {
  if (!ts.isObjectBindingPattern(pattern)) return undefined;
  return pattern.elements.find(element => staticName(element.propertyName ?? element.name) === name)?.name;
}

/** Gives a handler without a parameter the chunk. */
function addParameter(handler: Handler, draft: Draft, { checker }: Context): string {
  const name = draft.freeName(handler, 'chunk', 'part', 'streamPart');
  const start = handler.parameters.pos;
  const taken = name === 'chunk' ? '{ chunk }' : `{ chunk: ${name} }`;
  const isExpected =
    ts.isMethodDeclaration(handler) || (ts.isExpression(handler) && checker.getContextualType(handler) !== undefined);
  const type = isExpected || isScript(handler) ? '' : ': { chunk: { type: string } }';
  draft.replaceRange(handler, { start, end: start }, taken + type);
  return `${name}.type`;
}

function addToBlock(block: tsTypes.Block, guard: string, draft: Draft): void {
  const { text } = block.getSourceFile();
  const [first = block] = block.statements.slice(directivesOf(block.statements).length);
  const start = first.getStart();
  if (startsLine(text, start)) {
    const at = aboveComments(text, start);
    draft.replaceRange(block, { start: at, end: at }, guard + lineEnding(text) + indentAt(text, start));
    return;
  }
  // `{ count++; }` becomes lines.
  const { inner, outer } = linesAt(block);
  const end = block.statements.end;
  draft.replaceRange(block, { start: block.getStart() + 1, end: start }, inner + guard + inner);
  draft.replaceRange(block, { start: end, end: block.end - 1 }, outer);
}

function makeBlock(body: tsTypes.Expression, guard: string, end: string, draft: Draft, { checker }: Context): void {
  const { inner, outer } = linesAt(body.parent);
  const isPromise = checker.getPropertyOfType(checker.getTypeAtLocation(body), 'then') !== undefined;
  draft.insertBefore(body, `{${inner}${guard}${inner}${isPromise ? 'return ' : ''}`);
  draft.insertAfter(body, `${end}${outer}}`);
}

/** A line break with the indent of what is inside of a block, and with that of its end. */
function linesAt(node: tsTypes.Node): { inner: string; outer: string } {
  const { text } = node.getSourceFile();
  const outer = lineEnding(text) + indentAt(text, node.getStart());
  return { inner: outer + indentUnit(text), outer };
}
