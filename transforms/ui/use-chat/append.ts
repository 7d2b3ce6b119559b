/** `append` of 4, which took a message; `sendMessage` takes its text. */
import type { Draft } from '../../../src/edit/draft.js';
import { propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isFileList, settledKeys } from './files.js';

const FILES = 'experimental_attachments';

interface Call {
  callee: tsTypes.Node;
  /** Written out, so that it can change. */
  message: tsTypes.ObjectLiteralExpression | undefined;
  /** The attachments, which move into the message, and the options that they are in. */
  files: tsTypes.ObjectLiteralElementLike | undefined;
  options: tsTypes.ObjectLiteralExpression | undefined;
}

export interface Append {
  calls: Call[];
  left: { node: tsTypes.Node; reason: string }[];
}

export function appendsOf(element: tsTypes.BindingElement | undefined, context: Context): Append | undefined {
  return element && appendsBy(usesOf(element, context), context);
}

/** The uses of what a pattern takes out, without the pattern. */
export const usesOf = ({ name }: tsTypes.BindingElement, { uses }: Context): readonly tsTypes.Node[] =>
  uses.references.of(name).filter(use => use !== name);

export function appendsBy(uses: readonly tsTypes.Node[], context: Context): Append {
  const found: Append = { calls: [], left: [] };
  for (const use of uses) {
    const { parent } = use;
    const isCall = ts.isCallExpression(parent) && parent.expression === use;
    const message = isCall ? parent.arguments[0] : undefined;
    const reason = !isCall ? 'it is handed on' : reasonToLeave(message, parent.arguments[1], context);
    const options = isCall ? parent.arguments[1] : undefined;
    const written = options && ts.isObjectLiteralExpression(options) ? options : undefined;
    found.calls.push({
      callee: ts.isPropertyAccessExpression(use) ? use.name : use,
      message: reason || !message || !ts.isObjectLiteralExpression(message) ? undefined : message,
      files: reason || !written ? undefined : propertyNamed(written, FILES),
      options: written,
    });
    if (reason) found.left.push({ node: use, reason });
  }
  return found;
}

function reasonToLeave(
  message: tsTypes.Expression | undefined,
  options: tsTypes.Expression | undefined,
  { checker }: Context,
): string | undefined {
  if (!message || !ts.isObjectLiteralExpression(message)) return 'its message is not written out';
  const role = propertyValue(propertyNamed(message, 'role'));
  if (!role || !ts.isStringLiteralLike(role) || role.text !== 'user') return 'its message is not one of the user';
  const names = message.properties.map(property => staticName(property.name));
  if (!names.includes('content') || !names.every(name => name && ['role', 'content', 'id', 'createdAt'].includes(name)))
    return 'its message has more than a text';
  if (names.includes('id')) return 'its message brings an `id`';
  if (!options) return undefined;
  if (!ts.isObjectLiteralExpression(options)) return 'its options are not written out';
  const files = propertyValue(propertyNamed(options, FILES));
  if (files && !isFileList(checker.getTypeAtLocation(files), checker))
    return 'its attachments are no `FileList`, and in 7 they are file parts';
  const isKnown = options.properties.every(property =>
    ['headers', 'body', FILES].includes(staticName(property.name) ?? ''),
  );
  return isKnown ? undefined : 'its options hold more than `headers`, `body` and attachments';
}

export function writeAppend({ callee, message, files, options }: Call, sender: string, draft: Draft): void {
  draft.rename(callee, sender);
  if (!message) return;
  if (files) settledKeys.add(files.name!);
  const content = propertyNamed(message, 'content')!;
  draft.rename(content.name!, 'text');
  const dropped = message.properties.filter(property =>
    ['role', 'createdAt'].includes(staticName(property.name) ?? ''),
  );
  draft.removeElements(message.properties, dropped);
  const value = propertyValue(files);
  if (!files || !value || !options) return;
  const text = value.getText();
  draft.addElementAfter(content, text === 'files' ? text : `files: ${text}`);
  const call = options.parent as tsTypes.CallExpression;
  if (options.properties.length > 1) draft.removeElements(options.properties, [files]);
  else draft.removeElements(call.arguments, [options]);
}
