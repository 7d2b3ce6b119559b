/** Attachments as the file parts that 4 made of them. */
import { ATTACHMENT } from '../../../src/attachment-shape.js';
import type { Part } from '../../../src/edit/draft.js';
import { quoteOf } from '../../../src/edit/style.js';
import { inward, isNamed, isOr, isScript, isUndefined, walk } from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe, mayMiss } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** `value` of `value || undefined` */
export function withoutNothing(given: tsTypes.Expression): tsTypes.Expression {
  const value = inward(given);
  const isOrNothing = ts.isBinaryExpression(value) && isOr(value.operatorToken) && isUndefined(value.right);
  return isOrNothing ? withoutNothing(value.left) : given;
}

/** The value as a list that is there. */
export function listed(value: tsTypes.Expression, { checker }: Context): Part[] {
  const inner = inward(value);
  if (ts.isConditionalExpression(inner) && isUndefined(inner.whenFalse))
    return ['(', inner.condition, ' ? ', inner.whenTrue, ' : [])'];
  const type = checker.getTypeAtLocation(value);
  const isTight = isNamed(value) || ts.isCallExpression(value) || ts.isParenthesizedExpression(value);
  const shown: Part[] = isTight ? [value] : ['(', value, ')'];
  return mayMiss(type) ? ['(', ...shown, ' ?? [])'] : shown;
}

/**
 * `.map(({ name, contentType, url }) => ({ type: 'file', … }))`, which follows the list that `value` is; undefined where
 * its elements may be without a URL.
 */
export function turnedIntoParts(value: tsTypes.Expression, { checker }: Context): string | undefined {
  const source = value.getSourceFile();
  const type = checker.getNonNullableType(checker.getTypeAtLocation(value));
  const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  const isOpen = isOpaque(type) || (element !== undefined && isOpaque(element));
  const typeOf = (name: string): tsTypes.Type | undefined => element && memberType(element, name, checker);
  const url = typeOf('url');
  if (!isOpen && (!url || mayBe(url, ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Unknown)))
    return undefined;
  const [name, contentType] = [typeOf('name'), typeOf('contentType')];
  const quote = quoteOf(source);
  // 7 gives the files of a `FileList` none either where it is not known, and takes that of the download.
  const unknown = quote + quote;
  const isSure = contentType && !mayMiss(contentType);
  const taken = [...(isOpen || name ? ['name'] : []), ...(isOpen || contentType ? ['contentType'] : []), 'url'];
  const members = [
    `type: ${quote}file${quote}${isScript(value) ? '' : ' as const'}`,
    `mediaType: ${!taken.includes('contentType') ? unknown : isSure ? 'contentType' : `contentType ?? ${unknown}`}`,
    ...(taken.includes('name')
      ? [`filename: name${name && mayBe(name, ts.TypeFlags.Null) ? ' ?? undefined' : ''}`]
      : []),
    'url',
  ];
  const annotation = isOpen && !isScript(value) ? `: ${ATTACHMENT}` : '';
  return `.map(({ ${taken.join(', ')} }${annotation}) => ({ ${members.join(', ')} }))`;
}

function memberType(element: tsTypes.Type, name: string, checker: tsTypes.TypeChecker): tsTypes.Type | undefined {
  const symbol = checker.getPropertyOfType(element, name);
  return symbol && checker.getTypeOfSymbol(symbol);
}

/** Whether reading a value twice would do something twice. */
export function runs(value: tsTypes.Expression): boolean {
  let found = ts.isCallExpression(value) || ts.isAwaitExpression(value) || ts.isNewExpression(value);
  walk(value, node => {
    found ||= ts.isCallExpression(node) || ts.isAwaitExpression(node) || ts.isNewExpression(node);
  });
  return found;
}
