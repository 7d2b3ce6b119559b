/** `UIMessage['createdAt']`, `Omit<UIMessage, 'createdAt'>` */
import { ts } from '../../../src/sdk/typescript.js';
import type { MentionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { memberType } from './type.js';

/** Whether it is seen to. */
export function changeMention({ name, node }: MentionUse, context: Context): boolean {
  const { parent } = node;
  if (ts.isTypeReferenceNode(parent)) return parent.typeName.getText() === 'Omit';
  if (!ts.isIndexedAccessTypeNode(parent) || parent.indexType !== node) return false;
  const isOperand = ts.isArrayTypeNode(parent.parent) || ts.isIndexedAccessTypeNode(parent.parent);
  return context.change(node, draft => {
    const type = `${memberType(name, node, draft)} | undefined`;
    draft.replace(parent, isOperand ? `(${type})` : type);
  });
}
