import { guide7 } from '../../src/guides.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { changeElement } from './start-events/pattern.js';
import { changeRead } from './start-events/read.js';
import { isOfTelemetry } from './telemetry-event.js';

const EVENTS = ['OnStartEvent', 'OnStepStartEvent'];

/** What the events have lost, and what to do about it. */
const LOST: Readonly<Record<string, string>> = {
  'OnStartEvent.prompt': 'Read `messages`, which holds a prompt too, as a user message.',
  ...Object.fromEntries(
    [
      ...['stopWhen', 'abortSignal', 'include', 'functionId', 'metadata'].flatMap(name =>
        EVENTS.map(event => `${event}.${name}`),
      ),
      ...['timeout', 'headers'].map(name => `OnStepStartEvent.${name}`),
    ].map(member => [member, 'Use the value that the call is given.']),
  ),
};

export const startEvents = defineTransform({
  id: 'start-events',
  title: 'The start events tell `provider` and `modelId` instead of `model`',
  kind: 'silent',
  from: [6],
  words: ['model', 'toolChoice', ...new Set(Object.keys(LOST).map(member => member.split('.')[1]!))],
  why: 'Under 7 the events of `onStart` and `onStepStart` have no `model`: a callback that reads of it throws, and the error is swallowed.',
  keeps: [
    '`model` of steps, results and of the events that end them',
    'what the events have lost without replacement, which is reported',
  ],
  before: 'onStart: ({ model }) => log(model.modelId),',
  after: 'onStart: ({ modelId }) => log(modelId),',
  docs: guide7('lifecycle-events'),
  visit(use, context) {
    if (use.form !== 'read' && use.form !== 'pattern') return;
    const isOf = (member: string) => means(use, [member]);
    const lost = Object.keys(LOST).find(isOf);
    if (lost) reportLost(use, LOST[lost]!, context);
    else if (means(use, ['OnStartEvent.headers'])) reportHeaders(use, context);
    else if (means(use, ['OnStepStartEvent.toolChoice'])) reportToolChoice(use, context);
    else if (
      means(
        use,
        EVENTS.map(event => `${event}.model`),
      )
    )
      changeModel(use, context);
  },
});

function changeModel(use: ReadUse | PatternUse, context: Context): void {
  const isChanged =
    use.form === 'read'
      ? changeRead(use.node, context)
      : ts.isBindingElement(use.node) && changeElement(use.node, context);
  if (isChanged) return;
  context.report(use.key, {
    message: 'The event has no `model` under 7, and this use of it has no new form.',
    remedy: 'Read `provider` and `modelId` of the event.',
    severity: 'error',
  });
}

function reportLost({ key, name }: ReadUse | PatternUse, remedy: string, context: Context): void {
  // Integrations are told of it.
  if (name === 'functionId' && isOfTelemetry(key, context)) return;
  context.report(key, { message: `The event has no \`${name}\` under 7.`, remedy, severity: 'error' });
}

/** A test that expects the headers of the call, and no others. */
function reportHeaders({ key }: ReadUse | PatternUse, context: Context): void {
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
function reportToolChoice({ form, key, node }: ReadUse | PatternUse, context: Context): void {
  const value: tsTypes.Node = form === 'read' ? node.parent : (node as tsTypes.BindingElement).name;
  const isRead = form === 'read' && ts.isPropertyAccessExpression(value) && value.name.text === 'type';
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
