/** What the start events have lost, and what has another form. */
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse, UnknownUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { isOfTelemetry } from '../telemetry-event.js';

/** The event of each callback. */
export const EVENTS: Readonly<Record<string, string>> = {
  experimental_onStart: 'OnStartEvent',
  experimental_onStepStart: 'OnStepStartEvent',
};

/** What the events have lost, and what to do about it. */
export const LOST: Readonly<Record<string, string>> = {
  'OnStartEvent.prompt': 'Read `messages`, which holds a prompt too, as a user message.',
  ...Object.fromEntries(
    [
      ...['stopWhen', 'abortSignal', 'include', 'functionId', 'metadata'].flatMap(name =>
        Object.values(EVENTS).map(event => `${event}.${name}`),
      ),
      ...['timeout', 'headers'].map(name => `OnStepStartEvent.${name}`),
    ].map(member => [member, 'Use the value that the call is given.']),
  ),
};

/** A member of an event that is read or taken out; of a callback without types too. */
export type EventUse =
  | Pick<ReadUse | UnknownUse, 'form' | 'key' | 'name' | 'node'>
  | Pick<PatternUse, 'form' | 'key' | 'name' | 'node'>;

export function reportLost({ key, name }: EventUse, remedy: string, context: Context): void {
  // Integrations are told of it.
  if (name === 'functionId' && isOfTelemetry(key, context)) return;
  context.report(key, { message: `The event has no \`${name}\` under 7.`, remedy, severity: 'error' });
}

/** A test that expects the headers of the call, and no others. */
export function reportHeaders({ key }: EventUse, context: Context): void {
  const isCompared = ts.findAncestor(
    key,
    node =>
      ts.isCallExpression(node) &&
      /\b(?:toEqual|toStrictEqual|deepEqual|deepStrictEqual)$/.test(node.expression.getText()),
  );
  if (!isCompared) return;
  context.report(key, {
    message: 'Under 7 the headers hold the `user-agent` of the SDK too.',
    remedy: 'Expect those of the call among others: `expect.objectContaining(…)`.',
  });
}

/** It was what the model is sent, `{ type: 'auto' }`; it is what the call is given, `'auto'`. */
export function reportToolChoice({ form, key, node }: EventUse, context: Context): void {
  const value: tsTypes.Node = form === 'pattern' ? (node as tsTypes.BindingElement).name : node.parent;
  const isRead = form !== 'pattern' && ts.isPropertyAccessExpression(value) && value.name.text === 'type';
  if (!isRead && !ts.isObjectBindingPattern(value) && !readsType(value, context)) return;
  context.report(key, {
    message: "`toolChoice` is what the call was given under 7: mostly a string such as `'auto'`, which has no `type`.",
    remedy: "Compare it with `'auto'`, `'none'` or `'required'`; only a choice of a tool is an object.",
    severity: 'error',
  });
}

const readsType = (name: tsTypes.Node, { uses }: Context): boolean =>
  ts.isIdentifier(name) &&
  uses.references.of(name).some(({ parent }) => ts.isPropertyAccessExpression(parent) && parent.name.text === 'type');
