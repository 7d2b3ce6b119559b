/** Values that must be named get a variable on the line above the statement. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentAt } from '../../../src/edit/layout.js';
import { besideStatement } from '../../../src/edit/style.js';
import { inward, isLogical, outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

/** The statement that is nothing but the call: `return …`, `await …`, `const response = …`. */
export function statementOf(call: tsTypes.CallExpression): tsTypes.Statement | undefined {
  let node = outward(call);
  if (ts.isAwaitExpression(node.parent)) node = outward(node.parent);
  const { parent } = node;
  if (ts.isReturnStatement(parent) || ts.isExpressionStatement(parent)) return inList(parent);
  const statement = ts.isVariableDeclaration(parent) ? parent.parent.parent : undefined;
  const isOnly = statement && ts.isVariableStatement(statement) && statement.declarationList.declarations.length === 1;
  return isOnly ? inList(statement) : undefined;
}

/** The statement that evaluates a property in any case, where a variable before it can be read at the place. */
export function statementAround(property: tsTypes.Node, at: tsTypes.Node): tsTypes.Statement | undefined {
  const found = ts.findAncestor(property, node => ts.isFunctionLike(node) || ts.isStatement(node) || isBranch(node));
  const statement = found && ts.isStatement(found) ? inList(found) : undefined;
  const block = statement?.parent;
  return block && block.pos <= at.pos && at.end <= block.end ? statement : undefined;
}

/** `… ? node : node`, `… && node`, `… ?? node` */
const isBranch = (node: tsTypes.Node): boolean =>
  ts.isConditionalExpression(node.parent)
    ? node.parent.condition !== node
    : ts.isBinaryExpression(node.parent) && node.parent.right === node && isShortCircuit(node.parent.operatorToken);

const isShortCircuit = (operator: tsTypes.Node): boolean =>
  isLogical(operator) || operator.kind === ts.SyntaxKind.QuestionQuestionEqualsToken;

const inList = (statement: tsTypes.Statement): tsTypes.Statement | undefined =>
  ts.isBlock(statement.parent) || ts.isSourceFile(statement.parent) ? statement : undefined;

/** Names of tools that were moved, by the property that held them. */
export const movedTools = new WeakMap<tsTypes.Node, string>();

/** Moves the tools above the statement, unless they were; answers their name. */
export function hoistTools(property: tsTypes.PropertyAssignment, statement: tsTypes.Statement, draft: Draft): string {
  const known = movedTools.get(property);
  if (known) return known;
  const name = draft.freeName(statement, 'tools', 'resultTools');
  const { end, line } = besideStatement(statement);
  const indent = indentAt(statement.getSourceFile().text, statement.getStart());
  draft.insertBefore(statement, `const ${name} = `, { node: property.initializer, indent }, end + line);
  draft.replace(property, name === 'tools' ? name : `tools: ${name}`);
  return name;
}

/** Puts the result into a variable; answers its name, and the start of the statement that goes on with it. */
export function hoistResult(
  call: tsTypes.CallExpression,
  result: tsTypes.Expression,
  statement: tsTypes.Statement,
  draft: Draft,
): { name: string; lead: string; start: number } {
  const { text } = call.getSourceFile();
  const value = inward(result);
  const name = draft.freeName(statement, 'result', 'streamResult');
  const { end, line } = besideStatement(statement);
  const [from, to] = [statement.getStart(), value.getStart()];
  draft.replaceRange(statement, { start: from, end: to }, `const ${name} = `);
  return { name, lead: end + line + text.slice(from, call.getStart()), start: value.end };
}
