/** Chats of the project that are not taken apart. */
import { callBy } from '../../../src/sdk/calls.js';
import { isMemberName, isRest, staticName } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { membersNamed } from '../ui-messages/members.js';
import { type Submit, submitAnywhere } from './submit.js';

/** Helpers that become state of the component and functions beside it. */
export const STATE = ['input', 'setInput', 'handleInputChange', 'handleSubmit'];

export interface Wholes {
  /** The names that chats have, by their calls. */
  chats: ReadonlyMap<tsTypes.CallExpression, tsTypes.Identifier>;
  /** Helpers that are read off them somewhere. */
  read: readonly string[];
  submit: Submit | undefined;
}

const known = new WeakMap<Context['uses'], Wholes | undefined>();

/** Those of the project, where what is read of the helpers comes from them alone. */
export function wholesOf(context: Context): Wholes | undefined {
  const { uses } = context;
  if (!known.has(uses)) known.set(uses, findWholes(context));
  return known.get(uses);
}

function findWholes(context: Context): Wholes | undefined {
  const { references, origins } = context.uses;
  const chats = new Map<tsTypes.CallExpression, tsTypes.Identifier>();
  for (const token of references.named('useChat')) {
    const call = callBy(token);
    if (!call || origins.producerAt(call)?.made !== '.useChat') continue;
    const { parent } = call;
    if (!ts.isVariableDeclaration(parent) || !ts.isVariableStatement(parent.parent.parent)) return undefined;
    if (ts.isIdentifier(parent.name)) chats.set(call, parent.name);
    else if (!ts.isObjectBindingPattern(parent.name) || parent.name.elements.some(isRest)) return undefined;
  }
  const isTyped = references.named('UseChatHelpers').some(({ parent }) => {
    const isReference = ts.isTypeReferenceNode(parent);
    return isReference && !ts.isIndexedAccessTypeNode(parent.parent);
  });
  if (chats.size === 0 || isTyped) return undefined;
  const read = STATE.filter(name => references.named(name).some(token => isRead(token, context)));
  const submit = read.includes('handleSubmit') ? submitAnywhere(context) : undefined;
  return read.length === 0 || typeof submit === 'string' ? undefined : { chats, read, submit };
}

/** Whether a token takes the helper off a chat that was not taken apart where it was made. */
function isRead(token: tsTypes.Identifier, context: Context): boolean {
  const { parent } = token;
  const name = token.text;
  const isOf = (at: tsTypes.Node): boolean =>
    membersNamed(context.checker.getTypeAtLocation(at), name, context).includes(`UseChatHelpers.${name}`);
  if (isMemberName(token) && ts.isPropertyAccessExpression(parent))
    return isOf(parent.expression) || isUntypedChat(parent.expression, context);
  if (!ts.isBindingElement(parent) || staticName(parent.propertyName ?? parent.name) !== name) return false;
  const { parent: pattern } = parent;
  const holder = pattern.parent;
  const isDirect =
    ts.isVariableDeclaration(holder) &&
    holder.initializer !== undefined &&
    ts.isCallExpression(holder.initializer) &&
    context.uses.origins.producerAt(holder.initializer)?.made === '.useChat';
  if (isDirect) return false;
  const given = ts.isVariableDeclaration(holder) ? holder.initializer : undefined;
  return isOf(pattern) || (given !== undefined && isUntypedChat(given, context));
}

/** Whether a value without a type is a chat, as a context of React hands it on in JavaScript. */
export const isUntypedChat = (value: tsTypes.Expression, { checker, uses }: Context): boolean =>
  isUnknown(checker.getTypeAtLocation(value)) &&
  (uses.origins.of(value)?.every(({ made }) => made === '.useChat') ?? false);

/** Of a context that begins with `null` or `{}` the checker knows no more. */
const isUnknown = (type: tsTypes.Type): boolean =>
  isOpaque(type) || (type.flags & ts.TypeFlags.Null) !== 0 || type.getProperties().length === 0;
