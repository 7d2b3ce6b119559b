/** `append` of 4, which took a message; `sendMessage` takes its text. */
import type { Draft } from '../../../src/edit/draft.js';
import { inward, outward, propertyNamed, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { movedFiles, renameFiles, settledKeys } from './files.js';
import { callOf, isDependency, reasonAgainst } from './handed.js';
import { isMessage, isPlainText } from './message.js';
import { type Request, requestOf } from './request.js';

interface Call {
  callee: tsTypes.Node;
  /** What is sent by its text. */
  message?: tsTypes.ObjectLiteralExpression;
  request?: Request;
}

/** What cannot be given as it is, and why. */
interface Left {
  node: tsTypes.Node;
  reason: string;
}

export interface Append {
  calls: Call[];
  left: Left[];
  /** Whether it also goes on as a value, under the name it has. */
  isHandedOn: boolean;
}

export function appendsOf(element: tsTypes.BindingElement | undefined, context: Context): Append | undefined {
  return element && appendsBy(usesOf(element, context), context);
}

/** The uses of what a pattern takes out, without the pattern. */
export const usesOf = ({ name }: tsTypes.BindingElement, { uses }: Context): readonly tsTypes.Node[] =>
  uses.references.of(name).filter(use => use !== name);

export function appendsBy(uses: readonly tsTypes.Node[], context: Context): Append {
  const found: Append = { calls: [], left: [], isHandedOn: false };
  for (const use of uses) {
    const callee = ts.isPropertyAccessExpression(use) ? use.name : use;
    const given = callOf(use);
    if (!given && !isDependency(use)) found.isHandedOn = true;
    const reason = given ? undefined : reasonAgainst(use, 'append', context);
    const call = given ? readCall(callee, given, context) : reason ? { node: use, reason } : { callee };
    if ('reason' in call) found.left.push(call);
    found.calls.push('callee' in call ? call : { callee });
  }
  return found;
}

/** How the call can be one of 7. */
function readCall(
  callee: tsTypes.Node,
  { arguments: [given, options] }: tsTypes.CallExpression,
  context: Context,
): Call | Left {
  const message = given && inward(given);
  const literal = message && ts.isObjectLiteralExpression(message) ? message : undefined;
  if (!given || (!literal && !isMessage(context.checker.getTypeAtLocation(given), context)))
    return { node: given ?? callee, reason: 'its message is of another type' };
  const request = options && requestOf(options, ['headers', 'body', 'data', 'experimental_attachments'], context);
  if (typeof request === 'string') return { node: options!, reason: request };
  const isText = literal !== undefined && isPlainText(literal);
  if (request?.files && !isText)
    return { node: options!, reason: 'its message has parts, and the attachments belong among them' };
  return { callee, ...(isText ? { message: literal } : {}), ...(request ? { request } : {}) };
}

export function writeAppend({ callee, message, request }: Call, sender: string, draft: Draft): void {
  if (callee.getText() !== sender) draft.rename(callee, sender);
  if (request?.data) sendData(request.data, draft);
  if (!message) return;
  const content = propertyNamed(message, 'content')!;
  draft.rename(content.name!, 'text');
  const dropped = message.properties.filter(property =>
    ['role', 'createdAt'].includes(staticName(property.name) ?? ''),
  );
  draft.removeElements(message.properties, dropped);
  if (request?.files) moveFiles(content, request, draft);
}

/** The attachments, which were an option of the request, are a part of the message. */
function moveFiles(content: tsTypes.Node, { argument, literal, files }: Request, draft: Draft): void {
  const { property, as } = files!;
  settledKeys.add(property.name!);
  const call = outward(argument).parent as tsTypes.CallExpression;
  const isAlone = literal.properties.length === 1;
  if (inward(argument) !== literal) {
    renameFiles(property, as, draft);
    draft.addElementAfter(content, `files: ${argument.getText()}.files`);
  } else {
    const isShort = !as.mapping && as.value.getText() === 'files';
    draft.addElementAfter(content, ...(isShort ? ['files'] : ['files: ', ...movedFiles(as)]));
    if (!isAlone) draft.removeElements(literal.properties, [property]);
  }
  if (isAlone) draft.removeElements(call.arguments, [argument]);
}

/** `data` of a request, which 7 sends as a part of the body. */
export function sendData(property: tsTypes.ObjectLiteralElementLike, draft: Draft): void {
  settledKeys.add(property.name!);
  draft.insertBefore(property, 'body: { ');
  draft.insertAfter(property, ' }');
}
