/** Tests that let only parts of one kind come to a place. */
import { memberBehind } from '../../../src/sdk/member-behind.js';
import { inward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isEqual, isUnequal } from './values.js';

export interface Test {
  /** The comparison, or the `case`. */
  node: tsTypes.BinaryExpression | tsTypes.CaseClause;
  /** What is of the kind from there on. */
  part: tsTypes.Expression;
  /** The statement that leaves where the kind is another. */
  exit?: tsTypes.IfStatement;
}

/** The nearest test of the same function through which a place is reached. */
export function testBefore(place: tsTypes.Node, kind: string, context: Context): Test | undefined {
  for (let node = place; node.parent && !ts.isFunctionLike(node); node = node.parent) {
    const test = testAt(node, kind, context);
    if (test) return test;
  }
  return undefined;
}

function testAt(node: tsTypes.Node, kind: string, context: Context): Test | undefined {
  const { parent } = node;
  if (ts.isIfStatement(parent) && parent.thenStatement === node) return among(parent.expression, kind, true, context);
  if (ts.isConditionalExpression(parent) && parent.whenTrue === node)
    return among(parent.condition, kind, true, context);
  if (ts.isBinaryExpression(parent) && parent.right === node && isAnd(parent))
    return among(parent.left, kind, true, context);
  if (ts.isCaseClause(parent) && parent.expression !== node) {
    const part = partOf(parent.parent.parent.expression, context);
    return part && ts.isStringLiteralLike(parent.expression) && parent.expression.text === kind
      ? { node: parent, part }
      : undefined;
  }
  if (!ts.isBlock(parent) && !ts.isSourceFile(parent)) return undefined;
  const before = parent.statements.slice(0, parent.statements.indexOf(node as tsTypes.Statement));
  for (const exit of before.reverse()) {
    if (!ts.isIfStatement(exit) || exit.elseStatement || !leaves(exit.thenStatement)) continue;
    const test = among(exit.expression, kind, false, context);
    if (test) return { ...test, exit };
  }
  return undefined;
}

/** The comparison that holds where a condition has the outcome. */
function among(condition: tsTypes.Expression, kind: string, outcome: boolean, context: Context): Test | undefined {
  const node = inward(condition);
  if (!ts.isBinaryExpression(node)) return undefined;
  const { left, operatorToken, right } = node;
  if (outcome ? isAnd(node) : operatorToken.kind === ts.SyntaxKind.BarBarToken)
    return among(left, kind, outcome, context) ?? among(right, kind, outcome, context);
  if (!(outcome ? isEqual : isUnequal)(operatorToken.kind)) return undefined;
  const [spelled, asked] = ts.isStringLiteralLike(left) ? [left, right] : [right, left];
  const part = ts.isStringLiteralLike(spelled) && spelled.text === kind ? partOf(asked, context) : undefined;
  return part && { node, part };
}

const partOf = (type: tsTypes.Expression, { checker, uses }: Context): tsTypes.Expression | undefined => {
  const read = memberBehind(type, checker, uses.references);
  return read?.member === 'type' ? read.holder : undefined;
};

export const isAnd = (node: tsTypes.BinaryExpression): boolean =>
  node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;

/** Whether nothing behind the statement is reached through it. */
function leaves(statement: tsTypes.Statement): boolean {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return (
    !!last &&
    (ts.isReturnStatement(last) ||
      ts.isThrowStatement(last) ||
      ts.isContinueStatement(last) ||
      ts.isBreakStatement(last))
  );
}
