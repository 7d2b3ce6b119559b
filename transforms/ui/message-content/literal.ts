/** `{ role, content }`, where a UI message is expected. */
import { besideCoalescing } from '../../../src/edit/precedence.js';
import { quoteOf } from '../../../src/edit/style.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { inward, isOr, isScript, isUndefined, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { mayMiss } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import { type Context, sibling } from '../../../src/transform.js';
import { isAppended } from '../ui-messages/appended.js';
import { takeFiles } from '../ui-messages/attached.js';

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
      if (isEmpty(value) || isThere(parts, context)) return;
      const nothing = nothingIn(parts);
      if (nothing) return draft.replace(nothing, `${start}: `, value, ' }]');
      const [open, close] = besideCoalescing(parts);
      draft.insertBefore(parts, ts.isShorthandPropertyAssignment(parts.parent) ? 'parts: ' : open);
      return draft.insertAfter(parts, `${close} ?? ${start}: `, value, ' }]');
    }
    if (sibling(use, 'parts')) return draft.removeElements(literal.properties, [node]);
    const files = takeFiles(literal, isEmpty(value) ? '' : ', ', draft, context);
    if (isEmpty(value)) return draft.replace(node, 'parts: [', ...files, ']');
    if (ts.isShorthandPropertyAssignment(node))
      draft.replace(node, `parts: ${start}: ${value.getText()} }`, ...files, ']');
    else {
      draft.rename(key, 'parts');
      draft.insertBefore(value, `${start}: `);
      draft.insertAfter(value, ' }', ...files, ']');
    }
  });
  return true;
}

/** Whether nothing that is expected here keeps the type of a string from becoming `string`. */
const isWidened = (literal: tsTypes.ObjectLiteralExpression, { checker }: Context): boolean =>
  !isScript(literal) && propertyOf(checker, checker.getContextualType(literal), 'content').owners.length === 0;

/** Whether the parts are there, by more than the word of a cast. */
function isThere(parts: tsTypes.Expression, context: Context): boolean {
  const value = inward(parts);
  if (isFallback(value)) return isThere(value.right, context);
  if (ts.isConditionalExpression(value)) return isThere(value.whenTrue, context) && isThere(value.whenFalse, context);
  return !mayMiss(context.checker.getTypeAtLocation(value));
}

/** `undefined` of `parts || undefined` */
function nothingIn(parts: tsTypes.Expression): tsTypes.Expression | undefined {
  const value = inward(parts);
  if (!isFallback(value)) return undefined;
  return isUndefined(value.right) || value.right.kind === ts.SyntaxKind.NullKeyword ? value.right : undefined;
}

const isFallback = (value: tsTypes.Expression): value is tsTypes.BinaryExpression =>
  ts.isBinaryExpression(value) && isOr(value.operatorToken);

const isEmpty = (value: tsTypes.Expression): boolean => {
  const text = inward(value);
  return ts.isStringLiteralLike(text) && text.text === '';
};

/** A copy of a message has its parts, of which not all may be text, unless it is given others. */
function copiesParts(literal: tsTypes.ObjectLiteralExpression, { checker }: Context): boolean {
  const parts = propertyNamed(literal, 'parts');
  return literal.properties
    .slice(parts ? literal.properties.indexOf(parts) : 0)
    .some(
      property =>
        ts.isSpreadAssignment(property) &&
        propertyOf(checker, checker.getTypeAtLocation(property.expression), 'parts').owners.length > 0,
    );
}
