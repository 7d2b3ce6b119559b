/** `experimental_attachments` in a message that is written: file parts behind its other parts, as 4 sent them. */

import { ATTACHMENT } from '../../../src/attachment-shape.js';
import type { Draft, Part } from '../../../src/edit/draft.js';
import { quoteOf } from '../../../src/edit/style.js';
import { inward, isNamed, isUndefined, propertyNamed, propertyValue, walk } from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import { type Context, sibling } from '../../../src/transform.js';
import { isAppended } from './appended.js';
import { isListRead } from './attachment-list.js';

const ATTACHMENTS = 'experimental_attachments';

/** Properties that have been seen to. */
const settled = new WeakSet<tsTypes.Node>();
/** Attachments of another message, among the parts of which they are looked for. */
const attached = new WeakSet<tsTypes.Node>();

/** Attachments that the parts beside them hold. */
const dropped = new WeakSet<tsTypes.Node>();

export const isDropped = (read: tsTypes.Node): boolean => dropped.has(read);
export const isAttached = (read: tsTypes.Node): boolean => attached.has(read);

/** Whether it is seen to. */
export function writeFiles(use: OptionUse, context: Context): boolean {
  const { node, key, literal } = use;
  if (settled.has(node)) return true;
  const given = sibling(use, 'parts');
  const parts = propertyValue(given);
  if (isAppended(literal, context) || (given && !parts)) return false;
  if (parts && isOfSameMessage(parts, node, context)) {
    dropped.add(withoutNothing(propertyValue(node)!));
    return context.change(key, draft => draft.removeElements(literal.properties, [node]));
  }
  const files = filesOf(literal, context);
  if (!files || (!parts && copiesMessage(literal, context))) return false;
  if (!parts) {
    if (sibling(use, 'content') || isRead(node, context)) return false;
    return context.change(key, draft => draft.replace(node, 'parts: [', ...files, ']'));
  }
  const list = inward(parts);
  if (ts.isArrayLiteralExpression(list)) {
    if (list.elements.some(ts.isSpreadElement)) return false;
    return context.change(key, draft => {
      const last = list.elements.at(-1);
      if (last) draft.addElementAfter(last, ...files);
      else draft.replace(list, '[', ...files, ']');
      release(literal, draft, context);
    });
  }
  if (!isNamed(list)) return false;
  return context.change(key, draft => {
    const text = parts.getText();
    const isBare = parts === list;
    const mayLack = mayBeNothing(context.checker.getTypeAtLocation(parts));
    const shown = mayLack ? `(${text} ?? [])` : isBare ? text : `(${text})`;
    // What 7 stores has the files among the parts, and as attachments too.
    const known = `${isBare ? text : `(${text})`}${mayLack ? '?' : ''}.some(${draft.import(parts, 'ai', 'isFileUIPart')})`;
    const value = ts.isShorthandPropertyAssignment(parts.parent) ? 'parts: [' : '[';
    draft.replace(parts, `${value}...${shown}, ...(${known} ? [] : `, ...files.slice(1), ')]');
    release(literal, draft, context);
  });
}

/** The file parts of a message of which the other parts are being written, with what goes before them. */
export function takeFiles(
  literal: tsTypes.ObjectLiteralExpression,
  separator: string,
  draft: Draft,
  context: Context,
): Part[] {
  const files = filesOf(literal, context);
  if (!files) return [];
  release(literal, draft, context);
  return [separator, ...files];
}

/** Takes the property out, unless the project reads it off the value. */
function release(literal: tsTypes.ObjectLiteralExpression, draft: Draft, context: Context): void {
  const property = propertyNamed(literal, ATTACHMENTS)!;
  settled.add(property);
  if (!isRead(property, context)) draft.removeElements(literal.properties, [property]);
}

const isRead = ({ name }: tsTypes.ObjectLiteralElementLike, { uses }: Context): boolean =>
  name !== undefined && uses.references.of(name).some(use => use !== name);

/** `...`, and `attachments.map(…)`; undefined where they cannot be read as attachments, or would be made twice. */
function filesOf(literal: tsTypes.ObjectLiteralExpression, context: Context): Part[] | undefined {
  const property = propertyNamed(literal, ATTACHMENTS);
  const given = propertyValue(property);
  if (!property || !given) return undefined;
  const value = withoutNothing(given);
  const isKept = isRead(property, context);
  if (isKept && runs(value)) return undefined;
  if (!isKept && isListRead(value, context)) {
    attached.add(value);
    return ['...', ...(ts.isOptionalChain(value) ? ['(', value, ' ?? [])'] : [value])];
  }
  const turned = turnedIntoParts(value, context);
  return turned === undefined ? undefined : ['...', ...listed(value, context), turned];
}

/** `value` of `value || undefined` */
function withoutNothing(given: tsTypes.Expression): tsTypes.Expression {
  const value = inward(given);
  return ts.isBinaryExpression(value) && isUndefined(value.right) ? withoutNothing(value.left) : given;
}

/** The value as a list that is there. */
function listed(value: tsTypes.Expression, { checker }: Context): Part[] {
  const inner = inward(value);
  if (ts.isConditionalExpression(inner) && isUndefined(inner.whenFalse))
    return ['(', inner.condition, ' ? ', inner.whenTrue, ' : [])'];
  const type = checker.getTypeAtLocation(value);
  const isTight = isNamed(value) || ts.isCallExpression(value) || ts.isParenthesizedExpression(value);
  const shown: Part[] = isTight ? [value] : ['(', value, ')'];
  return mayBeNothing(type) ? ['(', ...shown, ' ?? [])'] : shown;
}

/** `.map(({ name, contentType, url }) => ({ type: 'file', … }))` */
function turnedIntoParts(value: tsTypes.Expression, { checker }: Context): string | undefined {
  const source = value.getSourceFile();
  const isScript = /\.[mc]?jsx?$/.test(source.fileName);
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
    `type: ${quote}file${quote}${isScript ? '' : ' as const'}`,
    `mediaType: ${!names.includes('contentType') ? empty : isSure ? 'contentType' : `contentType ?? ${empty}`}`,
    ...(names.includes('name') ? ['filename: name'] : []),
    'url',
  ];
  const annotation = isOpen && !isScript ? `: ${ATTACHMENT}` : '';
  return `.map(({ ${names.join(', ')} }${annotation}) => ({ ${members.join(', ')} }))`;
}

const mayBeNothing = (type: tsTypes.Type): boolean =>
  isOpaque(type) || mayBe(type, ts.TypeFlags.Null | ts.TypeFlags.Undefined);

/** Whether reading a value twice would do something twice. */
function runs(value: tsTypes.Expression): boolean {
  let found = ts.isCallExpression(value) || ts.isAwaitExpression(value) || ts.isNewExpression(value);
  walk(value, node => {
    found ||= ts.isCallExpression(node) || ts.isAwaitExpression(node) || ts.isNewExpression(node);
  });
  return found;
}

/** `parts: message.parts, experimental_attachments: message.experimental_attachments` */
function isOfSameMessage(
  parts: tsTypes.Expression,
  property: tsTypes.ObjectLiteralElementLike,
  context: Context,
): boolean {
  const given = propertyValue(property);
  const read = given && withoutNothing(given);
  const list = inward(parts);
  return (
    read !== undefined &&
    isListRead(read, context) &&
    ts.isPropertyAccessExpression(read) &&
    ts.isPropertyAccessExpression(list) &&
    list.name.text === 'parts' &&
    list.expression.getText() === read.expression.getText()
  );
}

const copiesMessage = ({ properties }: tsTypes.ObjectLiteralExpression, { checker }: Context): boolean =>
  properties.some(
    property =>
      ts.isSpreadAssignment(property) &&
      checker.getPropertyOfType(checker.getTypeAtLocation(property.expression), 'parts') !== undefined,
  );
