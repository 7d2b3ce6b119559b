/** Whether a handler does something only for parts whose type it has asked for. */
import { constValue, inward, isAssignmentOperator, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import type { Handler } from './guard.js';

export function actsByType({ body }: Handler, context: Context): boolean {
  // It is declared elsewhere.
  if (!body) return false;
  return ts.isBlock(body) ? new Acts(context).inStatements(body.statements) : new Acts(context).inExpression(body);
}

class Acts {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  inStatements(statements: readonly tsTypes.Statement[]): boolean {
    for (const statement of statements) {
      if (!this.#inStatement(statement)) return false;
      // What follows runs for types that were asked for, or not at all.
      if (ts.isReturnStatement(statement)) return true;
      if (ts.isIfStatement(statement) && leaves(statement.thenStatement) && this.#tells(statement.expression, false))
        return true;
    }
    return true;
  }

  #inStatement(statement: tsTypes.Statement): boolean {
    if (ts.isBlock(statement)) return this.inStatements(statement.statements);
    if (ts.isExpressionStatement(statement)) return this.inExpression(statement.expression);
    if (ts.isReturnStatement(statement)) return !statement.expression || this.inExpression(statement.expression);
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.every(({ initializer }) => !initializer || isInert(initializer));
    if (ts.isTryStatement(statement)) {
      const { tryBlock, finallyBlock } = statement;
      return this.inStatements(tryBlock.statements) && this.inStatements(finallyBlock?.statements ?? []);
    }
    if (ts.isSwitchStatement(statement)) return this.#inSwitch(statement);
    if (!ts.isIfStatement(statement)) return ts.isBreakStatement(statement) || ts.isEmptyStatement(statement);
    const { expression: test, thenStatement, elseStatement } = statement;
    return (
      this.#isTest(test) &&
      (this.#tells(test, true) || this.#inStatement(thenStatement)) &&
      (!elseStatement || this.#tells(test, false) || this.#inStatement(elseStatement))
    );
  }

  #inSwitch({ expression, caseBlock: { clauses } }: tsTypes.SwitchStatement): boolean {
    const isOfType = this.#isType(expression);
    return (
      (isOfType || isInert(expression)) &&
      clauses.every(clause => (isOfType && ts.isCaseClause(clause)) || this.inStatements(clause.statements))
    );
  }

  inExpression(expression: tsTypes.Expression): boolean {
    const node = inward(expression);
    if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return this.inExpression(node.expression);
    if (ts.isConditionalExpression(node)) {
      const { condition, whenTrue, whenFalse } = node;
      return (
        this.#isTest(condition) &&
        (this.#tells(condition, true) || this.inExpression(whenTrue)) &&
        (this.#tells(condition, false) || this.inExpression(whenFalse))
      );
    }
    if (!ts.isBinaryExpression(node)) return isInert(node);
    const { left, operatorToken, right } = node;
    const isAnd = operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    if (!isAnd && operatorToken.kind !== ts.SyntaxKind.BarBarToken) return isInert(node);
    return this.#isTest(left) && (this.#tells(left, isAnd) || this.inExpression(right));
  }

  #isTest(expression: tsTypes.Expression): boolean {
    return isInert(expression) || this.#tells(expression, true) || this.#tells(expression, false);
  }

  /** Whether the type is one that is spelled there where the condition has the outcome. */
  #tells(condition: tsTypes.Expression, outcome: boolean): boolean {
    const node = inward(condition);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      return this.#tells(node.operand, !outcome);
    // `['text-delta', 'raw'].includes(chunk.type)`
    if (ts.isCallExpression(node)) {
      const [asked] = node.arguments;
      const { expression } = node;
      const isList = ts.isPropertyAccessExpression(expression) && /^(?:includes|has)$/.test(expression.name.text);
      return outcome && isList && !!asked && this.#isType(asked);
    }
    if (!ts.isBinaryExpression(node)) return false;
    const { left, operatorToken, right } = node;
    switch (operatorToken.kind) {
      case ts.SyntaxKind.AmpersandAmpersandToken:
      case ts.SyntaxKind.BarBarToken: {
        const isEnough = (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) === outcome;
        const [a, b] = [this.#tells(left, outcome), this.#tells(right, outcome)];
        return isEnough ? a || b : a && b;
      }
      case ts.SyntaxKind.EqualsEqualsEqualsToken:
      case ts.SyntaxKind.EqualsEqualsToken:
        return outcome && this.#compares(left, right);
      case ts.SyntaxKind.ExclamationEqualsEqualsToken:
      case ts.SyntaxKind.ExclamationEqualsToken:
        return !outcome && this.#compares(left, right);
      default:
        return false;
    }
  }

  #compares(left: tsTypes.Expression, right: tsTypes.Expression): boolean {
    const [a, b] = ts.isStringLiteralLike(inward(left)) ? [right, left] : [left, right];
    return this.#isType(a) && ts.isStringLiteralLike(inward(b));
  }

  /** `chunk.type`, or a name for it. */
  #isType(expression: tsTypes.Expression): boolean {
    const node = inward(expression);
    if (ts.isPropertyAccessExpression(node)) return node.name.text === 'type';
    const declaration = ts.isIdentifier(node)
      ? this.#context.uses.references.symbolAt(node)?.valueDeclaration
      : undefined;
    if (!declaration) return false;
    if (ts.isBindingElement(declaration)) return staticName(declaration.propertyName ?? declaration.name) === 'type';
    const value = constValue(declaration);
    return !!value && this.#isType(value);
  }
}

/** Whether nothing follows: `return`, also at the end of a block. */
function leaves(statement: tsTypes.Statement): boolean {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return !!last && (ts.isReturnStatement(last) || ts.isThrowStatement(last));
}

/** Whether evaluating it does nothing that could be seen. */
function isInert(node: tsTypes.Node): boolean {
  if (ts.isFunctionLike(node)) return true;
  const acts =
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isYieldExpression(node) ||
    ts.isDeleteExpression(node) ||
    ts.isTaggedTemplateExpression(node) ||
    ts.isPostfixUnaryExpression(node) ||
    (ts.isPrefixUnaryExpression(node) && isCount(node.operator)) ||
    (ts.isBinaryExpression(node) && isAssignmentOperator(node.operatorToken));
  return !acts && !ts.forEachChild(node, child => !isInert(child) || undefined);
}

const isCount = (operator: tsTypes.SyntaxKind): boolean =>
  operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;
