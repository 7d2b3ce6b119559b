/** `message.content`, as a value and as a type. */
import { isWritten } from '../../../src/sdk/syntax.js';
import { ts } from '../../../src/sdk/typescript.js';
import type { MentionUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { joined, optional } from '../ui-messages/parts.js';

export function changeRead({ name, key, node }: ReadUse, context: Context): boolean {
  if (isWritten(node) || ts.isDeleteExpression(node.parent)) return false;
  const text = optional(context.checker.getTypeAtLocation(node.expression), context) + joined(name, node, context);
  context.change(key, draft => {
    if (ts.isPropertyAccessExpression(node)) draft.replace(node.name, `parts${text}`);
    else {
      const start = node.expression.end;
      draft.replaceRange(node, { start, end: node.end }, `${node.questionDotToken ? '?' : ''}.parts${text}`);
    }
  });
  return true;
}

/** `UIMessage['content']` */
export function changeMention({ node }: MentionUse, context: Context): boolean {
  const type = node.parent;
  if (!ts.isIndexedAccessTypeNode(type) || type.indexType !== node) return false;
  context.change(node, draft => draft.replace(type, 'string'));
  return true;
}
