import { guide7 } from '../../src/guides.js';
import { staticName } from '../../src/sdk/syntax.js';
import { isUntyped } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { isGivenTo, patternsOf, rootOf } from './callback.js';
import { EVENTS, type EventUse, LOST, reportHeaders, reportLost, reportToolChoice } from './start-events/lost.js';
import { changeElement } from './start-events/pattern.js';
import { changeRead } from './start-events/read.js';

export const startEvents = defineTransform({
  id: 'start-events',
  title: 'The start events tell `provider` and `modelId` instead of `model`',
  kind: 'silent',
  from: [6],
  words: [
    ...Object.keys(EVENTS),
    'model',
    'toolChoice',
    ...new Set(Object.keys(LOST).map(member => member.split('.')[1]!)),
  ],
  why: 'Under 7 the events of `onStart` and `onStepStart` have no `model`: a callback that reads of it throws, and the error is swallowed.',
  keeps: [
    '`model` of steps, results and of the events that end them',
    'what the events have lost without replacement, which is reported',
  ],
  before: 'onStart: ({ model }) => log(model.modelId),',
  after: 'onStart: ({ modelId }) => log(modelId),',
  docs: guide7('lifecycle-events'),
  visit(use, context) {
    if (use.form === 'option') visitUntyped(use, context);
    else if (use.form === 'unknown') {
      const event = eventOf(rootOf(use, context)?.parent, context);
      if (event) visitEvent(use, `${event}.${use.name}`, context);
    } else if (use.form === 'read' || use.form === 'pattern') {
      const event = Object.values(EVENTS).find(one => means(use, [`${one}.${use.name}`]));
      if (event) visitEvent(use, `${event}.${use.name}`, context);
    }
  },
});

/** The event of a callback that no type tells of, as in JavaScript. */
const eventOf = (callback: tsTypes.Node | undefined, context: Context): string | undefined =>
  callback && EVENTS[Object.keys(EVENTS).find(option => isGivenTo(callback, [option], context)) ?? ''];

/** Patterns of such a callback are no uses. */
function visitUntyped(use: OptionUse, context: Context): void {
  const callback = use.name in EVENTS ? context.uses.origins.functionIn(use.node) : undefined;
  const parameter = callback?.parameters[0];
  if (!parameter || !isUntyped(parameter, context.checker)) return;
  const event = eventOf(callback, context);
  if (!event) return;
  for (const node of patternsOf(parameter, context).flatMap(({ elements }) => elements)) {
    const key = node.propertyName ?? node.name;
    const name = staticName(key) ?? '';
    visitEvent({ form: 'pattern', key, name, node }, `${event}.${name}`, context);
  }
}

function visitEvent(use: EventUse, member: string, context: Context): void {
  const lost = LOST[member];
  if (lost) reportLost(use, lost, context);
  else if (member === 'OnStartEvent.headers') reportHeaders(use, context);
  else if (member === 'OnStepStartEvent.toolChoice') reportToolChoice(use, context);
  else if (use.name === 'model') changeModel(use, context);
}

function changeModel(use: EventUse, context: Context): void {
  const isChanged =
    use.form === 'pattern'
      ? ts.isBindingElement(use.node) && changeElement(use.node, context)
      : changeRead(use.node, context);
  if (isChanged) return;
  context.report(use.key, {
    message: 'The event has no `model` under 7, and this use of it has no new form.',
    remedy: 'Read `provider` and `modelId` of the event.',
    severity: 'error',
  });
}
