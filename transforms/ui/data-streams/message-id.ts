/** `experimental_generateMessageId` of a call goes where its messages are sent. */
import type { Draft } from '../../../src/edit/draft.js';
import { lineEnding } from '../../../src/edit/layout.js';
import { accessOf, isNamed, outward, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import type { MethodCall } from '../ui-streams/methods.js';
import { type Entry, moveOut } from '../ui-streams/write.js';
import { DATA_METHODS } from './methods.js';

export const MESSAGE_ID = 'experimental_generateMessageId';

/** The option that moves to a call of a method. */
export function movedId({ call, callee }: MethodCall, context: Context): tsTypes.ObjectLiteralElementLike | undefined {
  const [producer, ...others] = context.uses.origins.of(callee.expression) ?? [];
  const options = producer?.call.arguments?.[0];
  if (others.length > 0 || !options || !ts.isObjectLiteralExpression(options)) return undefined;
  const property = propertyNamed(options, MESSAGE_ID);
  return property && senderOf(property, context) === call ? property : undefined;
}

/** Takes the option out of its call; answers what it becomes, with the comments above it. */
export function takeId(property: tsTypes.ObjectLiteralElementLike, draft: Draft): Entry {
  const { properties } = property.parent as tsTypes.ObjectLiteralExpression;
  const [moved] = moveOut(properties, [property], [], lineEnding(property.getSourceFile().text), draft);
  return [moved!.above, 'generateMessageId: ', propertyValue(property)!];
}

/** The only call that sends the result of the call with the option, in the same function. */
export function senderOf(property: tsTypes.ObjectLiteralElementLike, context: Context): tsTypes.Node | undefined {
  if (!propertyValue(property)) return undefined;
  const made = property.parent.parent;
  if (!ts.isCallExpression(made) || context.uses.origins.producerAt(made)?.made !== '.streamText') return undefined;
  const [sender, ...others] = sendersOf(made, context);
  return sender && others.length === 0 && functionOf(sender) === functionOf(made) ? sender : undefined;
}

function sendersOf(made: tsTypes.CallExpression, { uses }: Context): tsTypes.Node[] {
  let value = outward(made);
  if (ts.isAwaitExpression(value.parent)) value = outward(value.parent);
  const { parent } = value;
  if (!ts.isVariableDeclaration(parent)) return senderOn(value);
  return isNamed(parent.name as tsTypes.Expression)
    ? uses.references.of(parent.name).flatMap(use => senderOn(outward(accessOf(use))))
    : [];
}

/** `value.toDataStreamResponse()` */
function senderOn(value: tsTypes.Node): tsTypes.Node[] {
  const { parent: access } = value;
  const isMethod =
    ts.isPropertyAccessExpression(access) && access.expression === value && DATA_METHODS.includes(access.name.text);
  return isMethod && ts.isCallExpression(access.parent) ? [access.parent] : [];
}

const functionOf = (node: tsTypes.Node): tsTypes.Node | undefined => ts.findAncestor(node, ts.isFunctionLike);
