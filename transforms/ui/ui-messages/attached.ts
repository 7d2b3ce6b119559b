/** `experimental_attachments` in a message that is written: file parts behind its other parts, as 4 sent them. */

import type { Draft, Part } from '../../../src/edit/draft.js';
import { inward, isNamed, propertyNamed, propertyValue, spreadInto } from '../../../src/sdk/syntax.js';
import { mayMiss } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import { type Context, sibling } from '../../../src/transform.js';
import { isAppended } from './appended.js';
import { isListRead } from './attachment-list.js';
import { listed, runs, turnedIntoParts, withoutNothing } from './file-parts.js';

const ATTACHMENTS = 'experimental_attachments';

/** Properties that have been seen to. */
const settled = new WeakSet<tsTypes.Node>();
/** Attachments of another message, among the parts of which they are looked for. */
const attached = new WeakSet<tsTypes.Node>();

/** Attachments that the parts beside them hold. */
const dropped = new WeakSet<tsTypes.Node>();

export const isDropped = (read: tsTypes.Node): boolean => dropped.has(read);
export const isAttached = (read: tsTypes.Node): boolean => attached.has(read);

/** Has the attachments of a message stay the file parts that they are, where these go on to the SDK. */
export const keepParts = (read: tsTypes.Expression): void => void attached.add(inward(read));

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
    if (sibling(use, 'content') || isRead(node, context) || spreadInto(literal)) return false;
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
    const mayLack = mayMiss(context.checker.getTypeAtLocation(parts));
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
