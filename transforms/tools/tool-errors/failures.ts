/** Whether `execute` can let an error out, so that the SDK would hand its text to the model. */
import { inward, walkOwn } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { canThrow, isSolid, type Scope } from './harmless.js';
import { mayBePromise } from './thenable.js';

export function letsErrorsOut(
  execute: tsTypes.SignatureDeclaration,
  body: tsTypes.ConciseBody,
  checker: tsTypes.TypeChecker,
): boolean {
  const scope: Scope = {
    checker,
    execute,
    callback: body => bodyCanThrow(body, scope),
    settled: expression => isSettled(expression, checker),
  };
  return bodyCanThrow(body, scope);
}

const bodyCanThrow = (body: tsTypes.ConciseBody, scope: Scope): boolean =>
  ts.isBlock(body) ? statementCanThrow(body, scope) : canThrow(body, scope);

function statementCanThrow(node: tsTypes.Statement, scope: Scope): boolean {
  const again = (part: tsTypes.Statement): boolean => statementCanThrow(part, scope);
  const value = (part: tsTypes.Expression | undefined): boolean => part !== undefined && canThrow(part, scope);

  if (ts.isBlock(node)) return node.statements.some(again);
  if (ts.isVariableStatement(node)) return listCanThrow(node.declarationList, scope);
  if (ts.isReturnStatement(node) || ts.isExpressionStatement(node)) return value(node.expression);
  if (ts.isIfStatement(node)) {
    return (
      value(node.expression) || again(node.thenStatement) || (node.elseStatement ? again(node.elseStatement) : false)
    );
  }
  if (ts.isSwitchStatement(node)) {
    return (
      value(node.expression) ||
      node.caseBlock.clauses.some(c => (ts.isCaseClause(c) && value(c.expression)) || c.statements.some(again))
    );
  }
  if (ts.isForOfStatement(node)) {
    if (node.awaitModifier || value(node.expression) || !isSolid(node.expression, scope)) return true;
    return again(node.statement);
  }
  if (ts.isForStatement(node)) {
    const { initializer } = node;
    const starts =
      initializer &&
      (ts.isVariableDeclarationList(initializer) ? listCanThrow(initializer, scope) : value(initializer));
    return starts || value(node.condition) || value(node.incrementor) || again(node.statement);
  }
  if (ts.isForInStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) {
    return value(node.expression) || again(node.statement);
  }
  if (ts.isTryStatement(node)) return tryCanThrow(node, scope);
  return !(
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isBreakOrContinueStatement(node) ||
    ts.isEmptyStatement(node)
  );
}

const listCanThrow = (list: tsTypes.VariableDeclarationList, scope: Scope): boolean =>
  list.declarations.some(({ name, initializer }) => {
    if (!initializer) return false;
    return canThrow(initializer, scope) || (!ts.isIdentifier(name) && !isSolid(initializer, scope));
  });

function tryCanThrow(node: tsTypes.TryStatement, scope: Scope): boolean {
  const { tryBlock, catchClause, finallyBlock } = node;
  if (finallyBlock && statementCanThrow(finallyBlock, scope)) return true;
  if (!catchClause) return statementCanThrow(tryBlock, scope);
  return passesOn(catchClause.block, scope.checker) || ownReturns(tryBlock).some(value => leaves(value, scope));
}

/** A promise that is returned without `await` rejects outside of the `try`. */
const leaves = (value: tsTypes.Expression, scope: Scope): boolean =>
  mayBePromise(value, scope.checker) && canThrow(value, scope);

export function ownReturns(body: tsTypes.Node): tsTypes.Expression[] {
  const found: tsTypes.Expression[] = [];
  walkOwn(body, node => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
  });
  return found;
}

/** Whether a handler hands an error on: it throws, or waits for something that can. */
function passesOn(handler: tsTypes.Node, checker: tsTypes.TypeChecker): boolean {
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
function isFixedError(expression: tsTypes.Expression): boolean {
  const node = inward(expression);
  if (!ts.isNewExpression(node) || !/Error$/.test(node.expression.getText())) return false;
  const message = node.arguments?.[0];
  return message !== undefined && ts.isStringLiteralLike(message);
}

/** A chain that ends in a `catch` whose handler does not throw, or a pause. */
function isSettled(expression: tsTypes.Expression, checker: tsTypes.TypeChecker): boolean {
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
