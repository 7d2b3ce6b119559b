/** Places where code claims that all kinds of a value have been seen to. */
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** The value in `x satisfies never`, `const rest: never = x`, `assertNever(x)`. */
export function exhaustedIn(node: tsTypes.Node, { checker }: Context): tsTypes.Expression | undefined {
  if (ts.isSatisfiesExpression(node)) return isNever(node.type) ? node.expression : undefined;
  if (ts.isVariableDeclaration(node)) return node.type && isNever(node.type) ? node.initializer : undefined;
  if (!ts.isCallExpression(node) || !node.arguments[0] || !ts.isIdentifier(node.expression)) return undefined;
  const parameter = checker.getResolvedSignature(node)?.declaration?.parameters[0];
  const type = parameter && ts.isParameter(parameter) ? parameter.type : undefined;
  return type && isNever(type) ? node.arguments[0] : undefined;
}

/** A `throw` for all kinds that a `switch`, or a chain of `if`, does not name; and what was asked. */
export function throwIn(
  node: tsTypes.Node,
  context: Context,
): { at: tsTypes.Node; subject: tsTypes.Expression } | undefined {
  if (ts.isSwitchStatement(node)) {
    const clause = node.caseBlock.clauses.find(ts.isDefaultClause);
    const at = clause && throwAmong(clause.statements, context);
    return at && { at, subject: node.expression };
  }
  if (!ts.isIfStatement(node) || (ts.isIfStatement(node.parent) && node.parent.elseStatement === node))
    return undefined;
  const subjects: (tsTypes.Expression | undefined)[] = [];
  let last: tsTypes.Statement | undefined = node;
  while (last && ts.isIfStatement(last)) {
    subjects.push(comparedIn(last.expression));
    last = last.elseStatement;
  }
  const at = last && throwAmong(ts.isBlock(last) ? last.statements : [last], context);
  const [subject] = subjects;
  // One test is a condition, not a list of kinds.
  const isChain = subjects.length > 1 && subjects.every(other => other?.getText() === subject?.getText());
  return at && subject && isChain ? { at, subject } : undefined;
}

/** The `throw` that the statements end in, where they do not claim anything themselves. */
function throwAmong(statements: readonly tsTypes.Statement[], context: Context): tsTypes.ThrowStatement | undefined {
  const [only] = statements;
  if (only && ts.isBlock(only)) return throwAmong(only.statements, context);
  const last = statements.at(-1);
  if (!last || !ts.isThrowStatement(last)) return undefined;
  return statements.some(statement => claims(statement, context)) ? undefined : last;
}

function claims(node: tsTypes.Node, context: Context): boolean {
  return (
    exhaustedIn(node, context) !== undefined || !!ts.forEachChild(node, child => claims(child, context) || undefined)
  );
}

/** What is compared with texts: `part.type === 'a' || part.type === 'b'`. */
function comparedIn(test: tsTypes.Expression): tsTypes.Expression | undefined {
  const node = ts.isParenthesizedExpression(test) ? test.expression : test;
  if (!ts.isBinaryExpression(node)) return undefined;
  const { left, operatorToken, right } = node;
  if (operatorToken.kind === ts.SyntaxKind.BarBarToken) {
    const [a, b] = [comparedIn(left), comparedIn(right)];
    return a?.getText() === b?.getText() ? a : undefined;
  }
  const isEqual =
    operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    operatorToken.kind === ts.SyntaxKind.EqualsEqualsToken;
  return isEqual && ts.isStringLiteralLike(right) ? left : undefined;
}

const isNever = (type: tsTypes.TypeNode): boolean => type.kind === ts.SyntaxKind.NeverKeyword;
