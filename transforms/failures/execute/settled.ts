/** Whether a failure is taken care of where it happens. */
import { inward, someOwnNode } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { authoredText } from './authored.js';
import { mayBePromise } from './thenable.js';

/**
 * Whether a handler hands an error on: it throws, or waits for something that can.
 * @param but a statement that does not count
 */
export const passesOn = (handler: tsTypes.Node, checker: tsTypes.TypeChecker, but?: tsTypes.Statement): boolean =>
  someOwnNode(handler, node => {
    if (ts.isThrowStatement(node)) return node !== but && !isSafe(node);
    if (ts.isAwaitExpression(node)) return !isSettled(node.expression, checker);
    if (ts.isForOfStatement(node)) return node.awaitModifier !== undefined;
    return ts.isReturnStatement(node) && !!node.expression && mayReject(node.expression, checker);
  });

const mayReject = (value: tsTypes.Expression, checker: tsTypes.TypeChecker): boolean =>
  mayBePromise(value, checker) && !isSettled(value, checker) && !isFailure(value);

/** `toolFailure('getWeather', error)` of the generated module, also where that is not at hand. */
function isFailure(value: tsTypes.Expression): boolean {
  const node = inward(value);
  return ts.isCallExpression(node) && /^toolFailure\w*$/.test(node.expression.getText());
}

/** What is thrown on without anything of the error in it: the author's own words, an abort, an error meant for the model. */
function isSafe(statement: tsTypes.ThrowStatement): boolean {
  const thrown = inward(statement.expression);
  if (authoredText(thrown, isReference)) return true;
  if (ts.isPropertyAccessExpression(thrown)) return /signal\??\.reason$/i.test(thrown.getText());
  return ts.isIdentifier(thrown) && isForModel(statement, thrown);
}

/** `const ref = crypto.randomUUID().slice(0, 8)` */
function isReference(value: tsTypes.Expression): boolean {
  const node = inward(value);
  if (!ts.isIdentifier(node)) return false;
  const block = ts.findAncestor(node, ts.isBlock);
  return (
    block?.statements.some(
      statement =>
        ts.isVariableStatement(statement) &&
        statement.declarationList.declarations.some(
          ({ name, initializer }) =>
            name.getText() === node.text && /^crypto\.randomUUID\(\)/.test(initializer?.getText() ?? ''),
        ),
    ) ?? false
  );
}

/** `if (error instanceof ToolError) throw error`: what such an error says was written for the model. */
function isForModel(statement: tsTypes.Node, error: tsTypes.Identifier): boolean {
  const { parent } = statement;
  if (ts.isBlock(parent)) return isForModel(parent, error);
  return ts.isIfStatement(parent) && parent.thenStatement === statement && asksForToolError(parent.expression, error);
}

const asksForToolError = (condition: tsTypes.Expression, error: tsTypes.Identifier): boolean =>
  ts.isBinaryExpression(condition) &&
  condition.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword &&
  condition.left.getText() === error.getText() &&
  /^\w*ToolError\w*$/.test(condition.right.getText());

/** The class, by convention, of errors whose message is for the model. */
export const TOOL_ERROR = 'ToolError';

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
