/** Attachments of 4 on their way to `sendMessage`, which takes a `FileList` or file parts. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { isNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { isOpaque, mayMiss } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { keepParts } from '../ui-messages/attached.js';
import { turnedIntoParts, withoutNothing } from '../ui-messages/file-parts.js';
import { membersOf } from '../ui-messages/members.js';

export const FILES = 'experimental_attachments';

/** Keys in the options of requests that were seen to where they stand. */
export const settledKeys = new WeakSet<tsTypes.Node>();

export interface Files {
  type: 'FileList' | 'FileUIPart[]';
  value: tsTypes.Expression;
  /** What makes parts of it, in the place of what stands behind it. */
  mapping?: string;
}

/** What a property gives as attachments; undefined where they cannot be made files of 7. */
export function filesOf(property: tsTypes.ObjectLiteralElementLike, context: Context): Files | undefined {
  const given = propertyValue(property);
  if (!given) return undefined;
  const { checker } = context;
  const value = withoutNothing(given);
  const type = checker.getTypeAtLocation(value);
  const list = checker.getNonNullableType(type);
  if (checker.typeToString(list) === 'FileList') return { type: 'FileList', value: given };
  if (membersOf(value, context).includes(`UIMessage.${FILES}`)) {
    keepParts(value);
    return { type: 'FileUIPart[]', value: given };
  }
  const element = checker.isArrayLikeType(list) ? list.getNumberIndexType() : undefined;
  // What is not known to be a list may be a `FileList`.
  const turned = element && !isOpaque(element) ? turnedIntoParts(value, context) : undefined;
  return turned === undefined
    ? undefined
    : { type: 'FileUIPart[]', value, mapping: (mayMiss(type) ? '?' : '') + turned };
}

/** The files as an expression in another place. */
export const movedFiles = ({ value, mapping }: Files): Part[] =>
  !mapping || isSimple(value) ? [value, mapping ?? ''] : ['(', value, `)${mapping}`];

/** Writes them under their new name, where they stand. */
export function renameFiles(property: tsTypes.ObjectLiteralElementLike, files: Files, draft: Draft): void {
  const { value, mapping } = files;
  const given = propertyValue(property)!;
  draft.rename(property.name!, 'files');
  if (!mapping) return;
  if (!isSimple(value)) draft.insertBefore(value, '(');
  draft.replaceRange(property, { start: value.end, end: given.end }, `${isSimple(value) ? '' : ')'}${mapping}`);
}

const isSimple = (value: tsTypes.Expression): boolean =>
  isNamed(value) || ts.isCallExpression(value) || ts.isPropertyAccessExpression(value);
