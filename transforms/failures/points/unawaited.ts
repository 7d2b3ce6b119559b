/** Work that a tool starts and nobody waits for. */
import { accessName, inward, isLogical, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isAsyncFunction } from '../execute/execute.js';
import { isPromise, mayReject, throwPlace } from './throws.js';

export interface Unawaited {
  /** The call whose promise is dropped, or the callback whose promise is. */
  node: tsTypes.Expression;
  /** What takes the callback: `setTimeout`. */
  taker?: string;
  /** Whether it says `void`, so that it was meant. */
  isMeant: boolean;
}

export function unawaitedIn(body: tsTypes.Node, context: Context): Unawaited[] {
  const found: Unawaited[] = [];
  walk(body, node => {
    if (ts.isExpressionStatement(node)) found.push(...droppedIn(node.expression, context));
    if (ts.isCallExpression(node)) found.push(...givenTo(node, context));
  });
  return found;
}

/** `track(text);`, `void track(text);`, `isOn && track(text);` */
function droppedIn(expression: tsTypes.Expression, context: Context, isMeant = false): Unawaited[] {
  const node = inward(expression);
  if (ts.isVoidExpression(node)) return droppedIn(node.expression, context, true);
  if (ts.isBinaryExpression(node)) return isLogical(node.operatorToken) ? droppedIn(node.right, context, isMeant) : [];
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap(part => droppedIn(part, context, isMeant));
  const isDropped =
    ts.isCallExpression(node) &&
    isPromise(node, context.checker) &&
    !isConsumed(node, context) &&
    mayReject(node, context.checker);
  return isDropped ? [{ node, isMeant }] : [];
}

/** Errors of a stream that is consumed go to its own callbacks. */
const isConsumed = (call: tsTypes.CallExpression, { uses }: Context): boolean =>
  uses.origins.producerAt(call)?.made.endsWith('.consumeStream') ?? false;

const TIMERS = /^(?:setTimeout|setInterval|setImmediate|queueMicrotask)$/;
const LISTENERS = /^(?:on|once|addListener|addEventListener)$/;

/** Callbacks that run when nobody waits any more, and whose promise is dropped. */
function givenTo(call: tsTypes.CallExpression, { checker }: Context): Unawaited[] {
  const callee = inward(call.expression);
  const taker = ts.isIdentifier(callee) ? callee.text : accessName(callee);
  const [first, second] = call.arguments;
  if (!taker || !first) return [];
  const isListener = LISTENERS.test(taker) && !ts.isIdentifier(callee) && ts.isStringLiteralLike(first);
  const isLater = isListener || (TIMERS.test(taker) && ts.isIdentifier(callee));
  const given = (isListener ? second : first) && inward((isListener ? second : first)!);
  if (!given || !(ts.isArrowFunction(given) || ts.isFunctionExpression(given))) return [];
  // What a callback of `forEach` throws at once reaches the tool; what it rejects with does not.
  if (!isLater && !(taker === 'forEach' && isAsyncFunction(given))) return [];
  return throwPlace(given, checker) ? [{ node: given, taker, isMeant: false }] : [];
}
