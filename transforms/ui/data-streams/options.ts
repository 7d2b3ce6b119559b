/** What a method of 4 was told to send, as the functions of 7 are told. */
import { inward, isNamed, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import type { MethodCall } from '../ui-streams/methods.js';
import { leaks, MASK, resultMayHaveTools } from '../ui-streams/tool-errors.js';
import type { Entry } from '../ui-streams/write.js';
import { mergedErrors } from './merged-errors.js';
import { movedId } from './message-id.js';

export interface Told {
  /** Properties that come before those that the call has, and after them. */
  before: Entry[];
  after: Entry[];
  /** `sendUsage`, which is no option any more. */
  dropped: tsTypes.ObjectLiteralElementLike[];
  /** A `sendReasoning` that may be undefined, which was a no. */
  unsure: tsTypes.Expression | undefined;
  /** The function that makes ids of messages, out of the call that made the result. */
  id: tsTypes.ObjectLiteralElementLike | undefined;
}

export function toldBy(method: MethodCall, context: Context): Told {
  const { callee, options } = method;
  const literal = options && ts.isObjectLiteralExpression(options) ? options : undefined;
  const usage = literal && propertyNamed(literal, 'sendUsage');
  const reasoning = literal && propertyNamed(literal, 'sendReasoning');
  const told: Told = { before: [], after: [], dropped: usage ? [usage] : [], unsure: undefined, id: undefined };

  if (reasoning) told.unsure = unsureValue(reasoning, context);
  else {
    const source = options && sourceOf(options);
    const given = source && givenBy(source, context);
    if (!source || given === 'never') told.before.push('sendReasoning: false');
    else if (given === 'maybe')
      told.after.push(`sendReasoning: ${source.getText()}${dot(source, context)}sendReasoning ?? false`);
  }

  const isMerged = method.method === 'mergeIntoDataStream' && !(literal && propertyNamed(literal, 'getErrorMessage'));
  const onError = isMerged ? mergedErrors(method, context) : undefined;
  if (onError) told.after.push(onError === 'onError' ? onError : `onError: ${onError}`);
  else if (leaks(options, context) && resultMayHaveTools(callee.expression, context)) told.after.push(MASK);

  return { ...told, id: movedId(method, context) };
}

/** What brings options that are not written in the call. */
function sourceOf(options: tsTypes.Expression): tsTypes.Expression | undefined {
  const value = inward(options);
  if (!ts.isObjectLiteralExpression(value)) return value;
  return value.properties.findLast(ts.isSpreadAssignment)?.expression;
}

/** Whether a value says what is to happen with reasoning. */
function givenBy(value: tsTypes.Expression, { checker }: Context): 'never' | 'maybe' | 'always' {
  if (!isNamed(value)) return 'never';
  const type = checker.getTypeAtLocation(value);
  if (isOpaque(type)) return 'maybe';
  const symbol = checker.getPropertyOfType(checker.getNonNullableType(type), 'sendReasoning');
  if (!symbol) return 'never';
  return symbol.flags & ts.SymbolFlags.Optional || mayBe(checker.getTypeOfSymbol(symbol), ts.TypeFlags.Undefined)
    ? 'maybe'
    : 'always';
}

/** How a member is read of a value that may not be there. */
function dot(value: tsTypes.Expression, { checker }: Context): '.' | '?.' {
  const type = checker.getTypeAtLocation(value);
  return isOpaque(type) || checker.getNonNullableType(type) !== type ? '?.' : '.';
}

function unsureValue(property: tsTypes.ObjectLiteralElementLike, { checker }: Context): tsTypes.Expression | undefined {
  const value = propertyValue(property);
  return value && mayBe(checker.getTypeAtLocation(value), ts.TypeFlags.Undefined) ? value : undefined;
}
