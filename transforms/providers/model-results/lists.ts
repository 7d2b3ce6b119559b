/** Chunks of a stream of V1 that are written in a list, or made of one: they change together, with their start and end. */
import { quoteOf } from '../../../src/edit/style.js';
import { accessName, isScript, outward, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { typeOf } from '../../parts/literal.js';
import { apply, type Change, jobFor } from '../../testing/mocks/change.js';
import { elementsIn, isChunk, RUNS, reshapeDelta, reshapeList } from '../../testing/mocks/chunks.js';

type Literal = tsTypes.ObjectLiteralExpression;

/** What of a chunk has another form, one of which each chunk of these types has. */
const OLD = ['textDelta', 'argsTextDelta', 'finishReason'];

/** Changes the list that the chunk is written in; false where it cannot be. */
export function changeList(use: OptionUse, context: Context): boolean {
  const chunk = chunkAround(use.literal);
  if (!chunk) return false;
  const [list, changes] = listOf(chunk, context) ?? [];
  if (!list || !changes) return false;
  const [first] = list.flatMap(one => OLD.flatMap(name => propertyNamed(one, name) ?? []));
  // The others of the list change with the first one.
  if (use.node === first) context.change(use.key, draft => apply(changes, draft));
  return true;
}

/** The chunk that a literal is, or whose usage it is. */
function chunkAround(literal: Literal): Literal | undefined {
  if (typeOf(literal)) return literal;
  const { parent } = outward(literal);
  return ts.isPropertyAssignment(parent) && ts.isObjectLiteralExpression(parent.parent) && typeOf(parent.parent)
    ? parent.parent
    : undefined;
}

/** The chunks that stand together, and their changes. */
function listOf(chunk: Literal, context: Context): [Literal[], Change[] | undefined] | undefined {
  const { parent } = outward(chunk);
  if (ts.isArrayLiteralExpression(parent)) {
    // One list for each word would be one text for each.
    if (callOf(parent, 'flatMap')) return undefined;
    const elements = elementsIn(parent, context.checker);
    return elements && [elements.filter(isChunk), reshapeList(elements, jobFor(context, true))];
  }
  const made = callOf(chunk, 'map');
  return made && [[chunk], madeList(chunk, made)];
}

/** `words.map(word => made)`: the call by whose function something is made. */
function callOf(made: tsTypes.Expression, name: string): tsTypes.CallExpression | undefined {
  const given = outward(made);
  const fn = ts.isReturnStatement(given.parent) ? ts.findAncestor(given, ts.isArrowFunction) : given.parent;
  const isWhole = fn && ts.isArrowFunction(fn) && (fn.body === given || isOnly(fn.body, given.parent));
  const call = isWhole ? fn.parent : undefined;
  return call && ts.isCallExpression(call) && accessName(call.expression) === name ? call : undefined;
}

const isOnly = (body: tsTypes.ConciseBody, statement: tsTypes.Node): boolean =>
  ts.isBlock(body) && body.statements.includes(statement as tsTypes.Statement);

function madeList(chunk: Literal, made: tsTypes.CallExpression): Change[] | undefined {
  const kind = RUNS[typeOf(chunk)!];
  const type = propertyValue(propertyNamed(chunk, 'type'));
  const changes = reshapeDelta(chunk);
  if (!kind || !type || !changes) return undefined;
  const quote = quoteOf(chunk.getSourceFile());
  const narrow = isScript(chunk) ? '' : ' as const';
  const edge = (name: string): string => `{ type: ${quote}${kind}-${name}${quote}${narrow}, id: ${quote}1${quote} }`;
  return [
    ...changes,
    draft => {
      // In a list that is spread nothing but this keeps the type as it is.
      if (narrow && !ts.isAsExpression(type)) draft.insertAfter(type, narrow);
      draft.addElementAfter(type.parent, `id: ${quote}1${quote}`);
      draft.insertBefore(made, `[${edge('start')}, ...`);
      draft.insertAfter(made, `, ${edge('end')}]`);
    },
  ];
}
