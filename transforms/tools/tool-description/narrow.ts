/** `tool.description` → `typeof tool.description === 'function' ? undefined : tool.description` */
import type { Draft } from '../../../src/edit/draft.js';
import { takesCondition } from '../../../src/edit/precedence.js';
import { quoteOf } from '../../../src/edit/style.js';
import { accessName, isNamed } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { takesUndefined } from './place.js';

/** Whether reading the value twice runs nothing, and the compiler takes both for the same. */
export const canRepeat = (value: tsTypes.Expression): boolean =>
  ts.isIdentifier(value) ||
  ((ts.isPropertyAccessExpression(value) || ts.isElementAccessExpression(value)) &&
    accessName(value) !== undefined &&
    isNamed(value.expression));

/** No tool of an old program has a function there: the value stays what it was, and so does its type. */
export function narrow(value: tsTypes.Expression, draft: Draft, checker: tsTypes.TypeChecker): void {
  const quote = quoteOf(value.getSourceFile());
  const otherwise = takesUndefined(value, checker) ? 'undefined' : quote + quote;
  const condition = `typeof ${value.getText()} === ${quote}function${quote} ? ${otherwise} : `;
  if (ts.isShorthandPropertyAssignment(value.parent)) {
    draft.insertAfter(value, `: ${condition}${value.getText()}`);
    return;
  }
  const [open, close] = takesCondition(value) ? ['', ''] : ['(', ')'];
  draft.insertBefore(value, open + condition);
  if (close) draft.insertAfter(value, close);
}
