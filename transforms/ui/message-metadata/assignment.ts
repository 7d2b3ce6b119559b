/** `message.createdAt = new Date()` */
import { isNamed } from '../../../src/sdk/syntax.js';
import { ts } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { copied } from './literal.js';

/** Whether it is seen to. */
export function changeAssignment({ name, key, node }: ReadUse, context: Context): boolean {
  const { parent: assignment } = node;
  const isStatement =
    ts.isBinaryExpression(assignment) &&
    assignment.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isExpressionStatement(assignment.parent);
  if (!isStatement || !isNamed(node.expression)) return false;
  return context.change(key, draft => {
    draft.replaceRange(node, { start: node.expression.end, end: node.end }, '.metadata');
    draft.insertBefore(assignment.right, `{ ${copied(node.expression)}, ${name}: `);
    draft.insertAfter(assignment.right, ' }');
  });
}
