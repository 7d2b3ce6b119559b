/** Attachments as the file parts that 4 made of them. */
import { ATTACHMENT } from '../../../src/attachment-shape.js';
import type { Part } from '../../../src/edit/draft.js';
import { quoteOf } from '../../../src/edit/style.js';
import { inward, isNamed, isScript, isUndefined, walk } from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** `value` of `value || undefined` */
export function withoutNothing(given: tsTypes.Expression): tsTypes.Expression {
  const value = inward(given);
  return ts.isBinaryExpression(value) && isUndefined(value.right) ? withoutNothing(value.left) : given;
}

/** The value as a list that is there. */
export function listed(value: tsTypes.Expression, { checker }: Context): Part[] {
  const inner = inward(value);
  if (ts.isConditionalExpression(inner) && isUndefined(inner.whenFalse))
    return ['(', inner.condition, ' ? ', inner.whenTrue, ' : [])'];
  const type = checker.getTypeAtLocation(value);
  const isTight = isNamed(value) || ts.isCallExpression(value) || ts.isParenthesizedExpression(value);
  const shown: Part[] = isTight ? [value] : ['(', value, ')'];
  return mayBeNothing(type) ? ['(', ...shown, ' ?? [])'] : shown;
}

/** `.map(({ name, contentType, url }) => ({ type: 'file', … }))` */
export function turnedIntoParts(value: tsTypes.Expression, { checker }: Context): string | undefined {
  const source = value.getSourceFile();
  const type = checker.getNonNullableType(checker.getTypeAtLocation(value));
  const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  const isOpen = isOpaque(type) || (element !== undefined && isOpaque(element));
  const has = (name: string): tsTypes.Symbol | undefined => element && checker.getPropertyOfType(element, name);
  if (!isOpen && !has('url')) return undefined;
  const names = ['name', 'contentType', 'url'].filter(name => isOpen || has(name));
  const quote = quoteOf(source);
  const contentType = has('contentType');
  const isSure = !isOpen && contentType && !mayBeNothing(checker.getTypeOfSymbol(contentType));
  const empty = quote + quote;
  const members = [
    `type: ${quote}file${quote}${isScript(value) ? '' : ' as const'}`,
    `mediaType: ${!names.includes('contentType') ? empty : isSure ? 'contentType' : `contentType ?? ${empty}`}`,
    ...(names.includes('name') ? ['filename: name'] : []),
    'url',
  ];
  const annotation = isOpen && !isScript(value) ? `: ${ATTACHMENT}` : '';
  return `.map(({ ${names.join(', ')} }${annotation}) => ({ ${members.join(', ')} }))`;
}

export const mayBeNothing = (type: tsTypes.Type): boolean =>
  isOpaque(type) || mayBe(type, ts.TypeFlags.Null | ts.TypeFlags.Undefined);

/** Whether reading a value twice would do something twice. */
export function runs(value: tsTypes.Expression): boolean {
  let found = ts.isCallExpression(value) || ts.isAwaitExpression(value) || ts.isNewExpression(value);
  walk(value, node => {
    found ||= ts.isCallExpression(node) || ts.isAwaitExpression(node) || ts.isNewExpression(node);
  });
  return found;
}
