/** Failures that are written down: a `throw`, or a promise that is waited for. */
import { catchesAround, inward, returnsOf, walkOwn } from '../../../src/sdk/syntax.js';
import { isOpaque, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Execute } from '../execute/execute.js';
import { isFixedError, isSettled, passesOn } from '../execute/settled.js';

/**
 * The first place of the function itself at which it throws, or waits for something that may reject.
 * @param ownWords whether an error counts whose text is fixed
 */
export function throwPlace(
  fn: Execute,
  checker: tsTypes.TypeChecker,
  { ownWords = true } = {},
): tsTypes.Node | undefined {
  const fails = (node: tsTypes.Node): boolean => {
    if (ts.isThrowStatement(node)) return ownWords || !isFixedError(node.expression);
    if (ts.isAwaitExpression(node)) return hasCall(node.expression) && !isSettled(node.expression, checker);
    return ts.isForOfStatement(node) && node.awaitModifier !== undefined;
  };
  let found: tsTypes.Node | undefined;
  walkOwn(fn, node => {
    if (!found && fails(node) && !isCaught(node, checker)) found = node;
  });
  return found ?? returnsOf(fn).find(value => isPromise(value, checker) && !isSettled(value, checker));
}

/** `await limit` of a value says nothing; `await read()` does. */
const hasCall = (waited: tsTypes.Expression): boolean => ts.isCallExpression(inward(waited));

const isCaught = (node: tsTypes.Node, checker: tsTypes.TypeChecker): boolean =>
  catchesAround(node).some(({ catchClause }) => !passesOn(catchClause.block, checker));

/** Whether a value is known to be a promise; `any` may be one, which proves nothing. */
export const isPromise = (value: tsTypes.Expression, checker: tsTypes.TypeChecker): boolean =>
  partsOf(checker.getTypeAtLocation(value)).some(
    part => !isOpaque(part) && checker.getPropertyOfType(part, 'then') !== undefined,
  );
