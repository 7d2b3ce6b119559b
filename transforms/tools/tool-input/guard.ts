/** Conditions that tell a call or result of a typed tool from one of a dynamic tool. */
import { aboveComments, indentAt, lineEnding, startsLine } from '../../../src/edit/layout.js';
import { usesSemicolons } from '../../../src/edit/style.js';
import { inward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

/** Conditions and statements that have their guard. */
const guarded = new WeakSet<tsTypes.Node>();

/**
 * Excludes dynamic tools where the value is narrowed: behind a comparison, or before a `switch`.
 * @param isTyped whether there are no such tools, so that it may stand also where something else is left out with them
 */
export function writeGuard({ key, node }: ReadUse | PatternUse, isTyped: boolean, context: Context): boolean {
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return false;
  const value = inward(node.expression).getText();
  if (!/^[\w$.]+$/.test(value)) return false;
  const place = placeOf(node, value, isTyped);
  if (!place) return false;
  if (guarded.has(place)) return true;
  guarded.add(place);
  return context.change(key, draft => {
    if (!ts.isStatement(place)) return draft.insertAfter(place, ` && !${value}.dynamic`);
    const { text } = place.getSourceFile();
    const clause = clauseOf(place);
    if (!clause) return draft.insertBefore(place, `if (!${value}.dynamic) `);
    const start = place.getStart();
    const line = startsLine(text, start) ? lineEnding(text) + indentAt(text, start) : ' ';
    const at = aboveComments(text, start);
    const end = line === ' ' || usesSemicolons(place.getSourceFile()) ? ';' : '';
    draft.replaceRange(place, { start: at, end: at }, `if (${value}.dynamic) break${end}${line}`);
  });
}

/** The comparison or the statement at which the value is known to be a call or a result. */
function placeOf(read: tsTypes.Node, value: string, isTyped: boolean): tsTypes.Node | undefined {
  const members = [`${value}.toolName`, ...(isTyped ? [`${value}.type`] : [])];
  for (let at = read; at.parent && !ts.isSourceFile(at.parent); at = at.parent) {
    const condition = conditionFor(at);
    const comparisons = condition ? conjuncts(condition) : [];
    for (const member of members) {
      const comparison = comparisons.find(one => comparesWith(one, member));
      if (comparison) return comparison;
    }
    if (!ts.isCaseClause(at)) continue;
    const { clauses, parent } = at.parent;
    const member = members.indexOf(parent.expression.getText());
    if (member === 1) return firstIn(at);
    if (member === 0) return !isTyped && clauses.some(ts.isDefaultClause) ? undefined : parent;
  }
  return undefined;
}

/** What must hold for a node to be reached. */
function conditionFor(node: tsTypes.Node): tsTypes.Expression | undefined {
  const { parent } = node;
  if (ts.isIfStatement(parent) && parent.thenStatement === node) return parent.expression;
  if (ts.isConditionalExpression(parent) && parent.whenTrue === node) return parent.condition;
  const isAnd = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd && parent.right === node ? parent.left : undefined;
}

function conjuncts(condition: tsTypes.Expression): tsTypes.Expression[] {
  const node = inward(condition);
  const isAnd = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd ? [...conjuncts(node.left), ...conjuncts(node.right)] : [node];
}

const comparesWith = (node: tsTypes.Expression, member: string): boolean =>
  ts.isBinaryExpression(node) &&
  /^===?$/.test(node.operatorToken.getText()) &&
  [node.left, node.right].some(side => side.getText() === member);

function firstIn({ statements }: tsTypes.CaseClause): tsTypes.Statement | undefined {
  const [first] = statements;
  return first && ts.isBlock(first) ? first.statements[0] : first;
}

/** The clause that a `break` before the statement leaves, with nothing but that behind the statement. */
function clauseOf(statement: tsTypes.Statement): tsTypes.CaseClause | undefined {
  const block = statement.parent;
  const clause = ts.isBlock(block) ? block.parent : block;
  if (!ts.isCaseClause(clause)) return undefined;
  const { statements } = block as tsTypes.CaseClause | tsTypes.Block;
  const rest = statements.slice(statements.indexOf(statement) + 1);
  const isFirst = statements[0] === statement;
  return isFirst || rest.every(ts.isBreakStatement) ? clause : undefined;
}
