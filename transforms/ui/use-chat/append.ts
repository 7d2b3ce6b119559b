/** `append` of 4, which took a message; `sendMessage` takes its text. */
import type { Draft } from '../../../src/edit/draft.js';
import { propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export interface Append {
  calls: { callee: tsTypes.Node; message: tsTypes.ObjectLiteralExpression | undefined }[];
  left: { node: tsTypes.Node; reason: string }[];
}

export function appendsOf(element: tsTypes.BindingElement | undefined, { uses }: Context): Append | undefined {
  if (!element) return undefined;
  const found: Append = { calls: [], left: [] };
  for (const use of uses.references.of(element.name as tsTypes.Identifier)) {
    if (use === element.name) continue;
    const { parent } = use;
    const isCall = ts.isCallExpression(parent) && parent.expression === use;
    const message = isCall ? parent.arguments[0] : undefined;
    const reason = !isCall ? 'it is handed on' : reasonToLeave(message, parent.arguments[1]);
    found.calls.push({
      callee: use,
      message: reason || !message || !ts.isObjectLiteralExpression(message) ? undefined : message,
    });
    if (reason) found.left.push({ node: use, reason });
  }
  return found;
}

function reasonToLeave(
  message: tsTypes.Expression | undefined,
  options: tsTypes.Expression | undefined,
): string | undefined {
  if (!message || !ts.isObjectLiteralExpression(message)) return 'its message is not written out';
  const role = propertyValue(propertyNamed(message, 'role'));
  if (!role || !ts.isStringLiteralLike(role) || role.text !== 'user') return 'its message is not one of the user';
  const names = message.properties.map(property => staticName(property.name));
  if (!names.includes('content') || !names.every(name => name && ['role', 'content', 'id', 'createdAt'].includes(name)))
    return 'its message has more than a text';
  if (names.includes('id')) return 'its message brings an `id`';
  if (!options) return undefined;
  const isKnown =
    ts.isObjectLiteralExpression(options) &&
    options.properties.every(property => ['headers', 'body'].includes(staticName(property.name) ?? ''));
  return isKnown ? undefined : 'its options may hold `data` or attachments, which go into the message in 7';
}

export function writeAppend({ callee, message }: Append['calls'][number], sender: string, draft: Draft): void {
  draft.rename(callee, sender);
  if (!message) return;
  const content = propertyNamed(message, 'content')!;
  draft.rename(content.name!, 'text');
  const dropped = message.properties.filter(property =>
    ['role', 'createdAt'].includes(staticName(property.name) ?? ''),
  );
  draft.removeElements(message.properties, dropped);
}
