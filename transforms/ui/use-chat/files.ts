/** Attachments of 4 on their way to `sendMessage`, which takes a `FileList` or file parts. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { quoteOf } from '../../../src/edit/style.js';
import { ownersOfSymbol } from '../../../src/sdk/symbols.js';
import { isNamed, isScript, isUndefined, propertyValue } from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { keepParts } from '../ui-messages/attached.js';
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
  const value = withoutFallback(given);
  const type = checker.getTypeAtLocation(value);
  if (checker.typeToString(checker.getNonNullableType(type)) === 'FileList') return { type: 'FileList', value: given };
  if (membersOf(value, context).includes(`UIMessage.${FILES}`)) {
    keepParts(value);
    return { type: 'FileUIPart[]', value: given };
  }
  const mapping = mappingOf(type, given, checker);
  return mapping === undefined ? undefined : { type: 'FileUIPart[]', value, mapping };
}

/** `list` in `list || undefined`. */
const withoutFallback = (value: tsTypes.Expression): tsTypes.Expression => {
  const isFallback =
    ts.isBinaryExpression(value) &&
    /^(?:\|\||\?\?)$/.test(value.operatorToken.getText()) &&
    isUndefined(value.right) &&
    isNamed(value.left);
  return isFallback ? value.left : value;
};

/** `.map(({ name, contentType, url }) => …)` */
function mappingOf(type: tsTypes.Type, at: tsTypes.Node, checker: tsTypes.TypeChecker): string | undefined {
  const list = checker.getNonNullableType(type);
  const element = checker.isArrayLikeType(list) ? checker.getIndexTypeOfType(list, ts.IndexKind.Number) : undefined;
  const [url, contentType, name] = ['url', 'contentType', 'name'].map(key => element && member(element, key, checker));
  if (!url || !contentType || url.mayMiss) return undefined;
  const source = at.getSourceFile();
  const quote = quoteOf(source);
  const mediaType = `contentType${contentType.mayMiss ? ` ?? ${quote}application/octet-stream${quote}` : ''}`;
  const taken = [name ? 'name, ' : '', 'contentType, url'].join('');
  const file = [
    `type: ${quote}file${quote}${isScript(at) ? '' : ' as const'}`,
    ...(name ? [`filename: name${name.mayBeNull ? ' ?? undefined' : ''}`] : []),
    `mediaType: ${mediaType}`,
    'url',
  ];
  const call = mayBe(type, ts.TypeFlags.Undefined | ts.TypeFlags.Null) ? '?.map' : '.map';
  return `${call}(({ ${taken} }) => ({ ${file.join(', ')} }))`;
}

/** A member of an attachment, and what else than a string it may be. */
function member(
  element: tsTypes.Type,
  name: string,
  checker: tsTypes.TypeChecker,
): { mayMiss: boolean; mayBeNull: boolean } | undefined {
  const symbol = checker.getPropertyOfType(element, name);
  if (!symbol) return undefined;
  // The SDK's own has a URL always, and the others perhaps.
  if (ownersOfSymbol(symbol).length > 0) return { mayMiss: name !== 'url', mayBeNull: false };
  const type = checker.getTypeOfSymbol(symbol);
  return {
    mayMiss: isOpaque(type) || mayBe(type, ts.TypeFlags.Undefined | ts.TypeFlags.Null),
    mayBeNull: mayBe(type, ts.TypeFlags.Null),
  };
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
