/** Whether `execute`, or another function that the SDK calls, can let an error out. */
import { returnsOf } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { authoredText } from './authored.js';
import type { Execute } from './execute.js';
import { canThrow } from './harmless.js';
import { passesOn } from './settled.js';
import { mayBePromise } from './thenable.js';
import { isInput, isSolid, type Scope } from './values.js';

/** @param takesInput whether the first parameter is the validated input of a tool */
export const letsErrorsOut = (execute: Execute, checker: tsTypes.TypeChecker, takesInput = true): boolean =>
  bodyLetsErrorsOut(execute, checker, takesInput) || parametersCanThrow(execute, checker);

export const bodyLetsErrorsOut = (execute: Execute, checker: tsTypes.TypeChecker, takesInput = true): boolean =>
  bodyCanThrow(execute.body, scopeOf(execute, checker, takesInput));

/** Whether a default of a parameter can throw: no `try` of the body is around it. */
export const parametersCanThrow = (execute: Execute, checker: tsTypes.TypeChecker): boolean =>
  execute.parameters.some(({ name, initializer }) => {
    const scope = scopeOf(execute, checker);
    if (initializer && canThrow(initializer, scope)) return true;
    return !ts.isIdentifier(name) && defaultsCanThrow(name, scope);
  });

const defaultsCanThrow = (pattern: tsTypes.BindingPattern, scope: Scope): boolean =>
  pattern.elements.some(
    element =>
      ts.isBindingElement(element) &&
      ((element.initializer !== undefined && canThrow(element.initializer, scope)) ||
        (!ts.isIdentifier(element.name) && defaultsCanThrow(element.name, scope))),
  );

export const letsErrorsOutAt = (
  statement: tsTypes.Statement,
  execute: Execute,
  checker: tsTypes.TypeChecker,
): boolean => statementCanThrow(statement, scopeOf(execute, checker));

/** Whether a `try` lets out what its handler does not see: a promise that it returns, what `finally` throws. */
export const leaksBesideCatch = (
  { tryBlock, finallyBlock }: tsTypes.TryStatement,
  execute: Execute,
  checker: tsTypes.TypeChecker,
): boolean => leaksBeside(tryBlock, finallyBlock, scopeOf(execute, checker));

export function scopeOf(execute: Execute, checker: tsTypes.TypeChecker, takesInput = true): Scope {
  const input = takesInput ? execute.parameters[0] : undefined;
  const scope: Scope = { checker, execute, input, open: new Set(), callback: body => bodyCanThrow(body, scope) };
  return scope;
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
  // The author's own words may reach the model.
  if (ts.isThrowStatement(node)) return !authoredText(node.expression, part => isInput(part, scope));
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
  if (leaksBeside(tryBlock, finallyBlock, scope)) return true;
  return catchClause ? passesOn(catchClause.block, scope.checker) : statementCanThrow(tryBlock, scope);
}

const leaksBeside = (tryBlock: tsTypes.Block, finallyBlock: tsTypes.Block | undefined, scope: Scope): boolean =>
  (finallyBlock !== undefined && statementCanThrow(finallyBlock, scope)) ||
  returnsOf({ body: tryBlock }).some(value => leaves(value, scope));

/** A promise that is returned without `await` rejects outside of the `try`. */
const leaves = (value: tsTypes.Expression, scope: Scope): boolean =>
  mayBePromise(value, scope.checker) && canThrow(value, scope);
