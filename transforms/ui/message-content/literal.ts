/** `{ role, content }`, where a UI message is expected. */
import { quoteOf } from '../../../src/edit/style.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { inward, outward, propertyValue } from '../../../src/sdk/syntax.js';
import { mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import { type Context, sibling } from '../../../src/transform.js';
import { membersOf } from '../ui-messages/members.js';
import { isPlainText } from '../use-chat/message.js';

/** Whether it is seen to. */
export function changeLiteral(use: OptionUse, context: Context): boolean {
  const { key, node, literal } = use;
  const value = propertyValue(node);
  if (isAppended(literal, context)) return true;
  if (!value || use.doubt || use.reads.length > 0 || copiesParts(literal, context)) return false;
  context.change(key, draft => {
    const quote = quoteOf(literal.getSourceFile());
    const start = `[{ type: ${quote}text${quote}${isWidened(literal, context) ? ' as const' : ''}, text`;
    const parts = propertyValue(sibling(use, 'parts'));
    if (parts) {
      draft.removeElements(literal.properties, [node]);
      if (
        isEmpty(value) ||
        !mayBe(context.checker.getTypeAtLocation(parts), ts.TypeFlags.Null | ts.TypeFlags.Undefined)
      )
        return;
      const [open, close] = ts.isBinaryExpression(parts) ? ['(', ')'] : ['', ''];
      draft.insertBefore(parts, ts.isShorthandPropertyAssignment(parts.parent) ? 'parts: ' : open);
      return draft.insertAfter(parts, `${close} ?? ${start}: `, value, ' }]');
    }
    if (sibling(use, 'parts')) return draft.removeElements(literal.properties, [node]);
    if (isEmpty(value)) return draft.replace(node, 'parts: []');
    if (ts.isShorthandPropertyAssignment(node)) draft.replace(node, `parts: ${start}: ${value.getText()} }]`);
    else {
      draft.rename(key, 'parts');
      draft.insertBefore(value, `${start}: `);
      draft.insertAfter(value, ' }]');
    }
  });
  return true;
}

/** Whether nothing that is expected here keeps the type of a string from becoming `string`. */
const isWidened = (literal: tsTypes.ObjectLiteralExpression, { checker }: Context): boolean =>
  !/\.[mc]?jsx?$/.test(literal.getSourceFile().fileName) &&
  propertyOf(checker, checker.getContextualType(literal), 'content').owners.length === 0;

const isEmpty = (value: tsTypes.Expression): boolean => {
  const text = inward(value);
  return ts.isStringLiteralLike(text) && text.text === '';
};

/** A copy of a message has its parts, of which not all may be text. */
const copiesParts = ({ properties }: tsTypes.ObjectLiteralExpression, { checker }: Context): boolean =>
  properties.some(
    property =>
      ts.isSpreadAssignment(property) &&
      propertyOf(checker, checker.getTypeAtLocation(property.expression), 'parts').owners.length > 0,
  );

/** `append({ role, content })`, `sendMessage({ role, content })`: the call becomes another. */
function isAppended(literal: tsTypes.ObjectLiteralExpression, context: Context): boolean {
  const call = outward(literal).parent;
  const members = ts.isCallExpression(call) ? membersOf(call.expression, context) : [];
  return (
    members.some(member => member.endsWith('.sendMessage')) ||
    (members.some(member => member.endsWith('.append')) && isPlainText(literal))
  );
}
