/** Whether a failure is taken care of where it happens. */
import { inward, walkOwn } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { mayBePromise } from './thenable.js';

/** Whether a handler hands an error on: it throws, or waits for something that can. */
export function passesOn(handler: tsTypes.Node, checker: tsTypes.TypeChecker): boolean {
  let found = false;
  const look = (node: tsTypes.Node): void => {
    if (ts.isThrowStatement(node)) found ||= !isFixedError(node.expression);
    else if (ts.isAwaitExpression(node)) found ||= !isSettled(node.expression, checker);
    else if (ts.isForOfStatement(node)) found ||= node.awaitModifier !== undefined;
    else if (ts.isReturnStatement(node) && node.expression) found ||= mayReject(node.expression, checker);
  };
  look(handler);
  walkOwn(handler, look);
  return found;
}

const mayReject = (value: tsTypes.Expression, checker: tsTypes.TypeChecker): boolean =>
  mayBePromise(value, checker) && !isSettled(value, checker);

/** `new Error('visa_register_down', { cause })`: the author's own words, and only these are sent. */
export function isFixedError(expression: tsTypes.Expression): boolean {
  const node = inward(expression);
  if (!ts.isNewExpression(node) || !/Error$/.test(node.expression.getText())) return false;
  const message = node.arguments?.[0];
  return message !== undefined && ts.isStringLiteralLike(message);
}

/** A chain that ends in a `catch` whose handler does not throw, or a pause. */
export function isSettled(expression: tsTypes.Expression, checker: tsTypes.TypeChecker): boolean {
  const node = inward(expression);
  if (ts.isNewExpression(node)) return isPause(node);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  if (node.expression.name.text !== 'catch') return false;
  const handler = node.arguments[0] && inward(node.arguments[0]);
  if (!handler) return false;
  if (ts.isPropertyAccessExpression(handler)) return handler.expression.getText() === 'console';
  if (!ts.isArrowFunction(handler) && !ts.isFunctionExpression(handler)) return false;
  if (ts.isBlock(handler.body)) return !passesOn(handler.body, checker);
  return !passesOn(handler.body, checker) && !mayReject(handler.body, checker);
}

/** `new Promise(resolve => setTimeout(resolve, 500))` */
function isPause({ expression, arguments: args }: tsTypes.NewExpression): boolean {
  const executor = args?.[0];
  if (expression.getText() !== 'Promise' || !executor || !ts.isArrowFunction(executor)) return false;
  const [resolve] = executor.parameters;
  const call = ts.isExpression(executor.body) ? inward(executor.body) : undefined;
  if (!resolve || !call || !ts.isCallExpression(call) || call.expression.getText() !== 'setTimeout') return false;
  const [callback, time] = call.arguments;
  return callback?.getText() === resolve.name.getText() && time !== undefined && ts.isNumericLiteral(time);
}
