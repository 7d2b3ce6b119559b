/** Failures that are written down: a `throw`, or a promise that is waited for. */
import { catchesAround, inward, isFunctionNode, returnsOf, walkOwn } from '../../../src/sdk/syntax.js';
import { isOpaque, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { authoredText } from '../execute/authored.js';
import type { Execute } from '../execute/execute.js';
import { passesOn } from '../execute/settled.js';

interface Options {
  /** Whether an error counts whose text is fixed. */
  ownWords?: boolean;
  /** How many calls led to the function. */
  depth?: number;
}

/** How far calls of functions of the project are followed. */
const FARTHEST = 4;

/** The first place of the function itself at which it throws, or waits for something that may reject. */
export function throwPlace(
  fn: Execute,
  checker: tsTypes.TypeChecker,
  { ownWords = true, depth = 0 }: Options = {},
): tsTypes.Node | undefined {
  const fails = (node: tsTypes.Node): boolean => {
    if (ts.isThrowStatement(node)) return ownWords || !authoredText(node.expression, () => false);
    if (ts.isAwaitExpression(node)) return mayReject(node.expression, checker, depth);
    return ts.isForOfStatement(node) && node.awaitModifier !== undefined;
  };
  let found: tsTypes.Node | undefined;
  walkOwn(fn, node => {
    if (!found && fails(node) && !isCaught(node, checker)) found = node;
  });
  // A promise that is returned leaves a `try` before it rejects.
  return found ?? returnsOf(fn).find(value => isPromise(value, checker) && mayReject(value, checker, depth));
}

/** Whether it is a call of which nothing says that its promise cannot reject: `await limit` of a value says nothing. */
export function mayReject(expression: tsTypes.Expression, checker: tsTypes.TypeChecker, depth = 0): boolean {
  const call = inward(expression);
  if (!ts.isCallExpression(call) || takesErrors(call, checker)) return false;
  const declaration = checker.getResolvedSignature(call)?.declaration;
  const isKnown = declaration && isFunctionNode(declaration) && declaration.body && depth < FARTHEST;
  return !isKnown || throwPlace(declaration as Execute, checker, { depth: depth + 1 }) !== undefined;
}

/** Whether a chain ends in what takes its errors: `.catch(log)`, `.then(use, log)`, also before `.finally(…)`. */
function takesErrors(
  { expression, arguments: [first, second] }: tsTypes.CallExpression,
  checker: tsTypes.TypeChecker,
): boolean {
  const callee = inward(expression);
  if (!ts.isPropertyAccessExpression(callee) || !/^(?:then|catch|finally)$/.test(callee.name.text)) return false;
  const handler = callee.name.text === 'catch' ? first : callee.name.text === 'then' ? second : undefined;
  const fn = handler && inward(handler);
  if (fn) return !isFunctionNode(fn) || throwPlace(fn as Execute, checker) === undefined;
  const receiver = inward(callee.expression);
  return ts.isCallExpression(receiver) && takesErrors(receiver, checker);
}

const isCaught = (node: tsTypes.Node, checker: tsTypes.TypeChecker): boolean =>
  catchesAround(node).some(({ catchClause }) => !passesOn(catchClause.block, checker));

/** Whether a value is known to be a promise; `any` may be one, which proves nothing. */
export const isPromise = (value: tsTypes.Expression, checker: tsTypes.TypeChecker): boolean =>
  partsOf(checker.getTypeAtLocation(value)).some(
    part => !isOpaque(part) && checker.getPropertyOfType(part, 'then') !== undefined,
  );
