/** Where the whole event goes: what the project takes it as decides whether it gets the old members again. */
import { nameInScope } from '../../../src/edit/names.js';
import { arrowParameter } from '../../../src/edit/style.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { isNamed, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { isOpaque, mayMiss } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { END } from './names.js';
import { besideSpread, isOwn, MADE, oldEvent, oldMembers } from './old-event.js';
import { reportStepNumber } from './reports.js';
import { stepNumberAt, stepNumberIn } from './step-number.js';

/** Functions whose event was followed. */
const followed = new WeakSet<tsTypes.Node>();

/** Follows the whole event of a callback to what may read what it has no more. */
export function changeHandedOn(use: OptionUse, parameter: tsTypes.ParameterDeclaration, context: Context): void {
  const { checker, uses } = context;
  const type = checker.getTypeAtLocation(parameter.name);
  if (isOwn(type, context)) return adapt(use, type, context) ? undefined : reportOwn(use, context);
  const { name, parent: callback } = parameter;
  if (!ts.isIdentifier(name) || followed.has(parameter)) return;
  followed.add(parameter);
  const { lost, takers } = uses.flows.ofVariable(name);
  for (const taker of takers.filter(taker => isOwn(taker.type, context))) {
    const isChanged = isNew(taker.node) || changeTaken(taker.node, taker.type, callback, context);
    if (isChanged) continue;
    if (use.name === END) reportHandedOn(taker.node, context);
    else reportStepNumber(taker.node, context);
  }
  if (use.name === END) for (const { node } of lost) reportHandedOn(node, context);
}

/** Whether a copy of the event has what only 7 tells: it was written for that. */
const isNew = ({ parent }: tsTypes.Node): boolean =>
  ts.isSpreadAssignment(parent) && /\.tool(?:Output|ExecutionMs)\b/.test(parent.parent.getText());

/** `track(event)`, `track({ ...event })` */
function changeTaken(node: tsTypes.Node, type: tsTypes.Type, callback: tsTypes.Node, context: Context): boolean {
  if (!isEvent(node, context)) return false;
  const members = oldMembers(node.text, node, type, () => stepNumberAt(node, callback, context), context);
  const { parent } = node;
  if (!members || (ts.isSpreadAssignment(parent) && MADE.some(name => propertyNamed(parent.parent, name))))
    return false;
  return context.change(node, draft => {
    if (ts.isSpreadAssignment(parent)) draft.addElementAfter(parent, besideSpread(members, parent));
    else draft.replace(node, oldEvent(node.text, members, node));
  });
}

/** Whether it is the event by a name, not what holds it. */
const isEvent = (node: tsTypes.Node, { checker }: Context): node is tsTypes.Identifier =>
  ts.isIdentifier(node) && propertyOf(checker, checker.getTypeAtLocation(node), 'toolCall').owners.length > 0;

/** `onToolCallFinish: this.record` → `event => this.record({ … })` */
function adapt({ node, doubt }: OptionUse, type: tsTypes.Type, context: Context): boolean {
  const value = ts.isPropertyAssignment(node) ? node.initializer : undefined;
  if (!value || !isNamed(value) || doubt) return false;
  const { checker } = context;
  const event = nameInScope(checker, value, 'event', 'toolEvent');
  const members = oldMembers(event, value, type, () => stepNumberIn(node, context), context);
  if (!members) return false;
  const call = mayMiss(checker.getTypeAtLocation(value)) ? '?.(' : '(';
  return context.change(value, draft => {
    draft.insertBefore(value, `${arrowParameter(value.getSourceFile(), event)} => `);
    draft.insertAfter(value, `${call}${oldEvent(event, members, value)})`);
  });
}

/** Reports a function that was not found, where its type tells nothing of its event, or something else. */
export function reportOutOfSight(use: OptionUse, context: Context): void {
  const { checker, uses } = context;
  const value = propertyValue(use.node);
  if (!value || uses.flows.isForeign(value)) return;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(value));
  const event = type.getCallSignatures()[0]?.parameters[0];
  const taken = event && checker.getTypeOfSymbolAtLocation(event, value);
  if (taken && isOwn(taken, context)) return adapt(use, taken, context) ? undefined : reportOwn(use, context);
  if (!isOpaque(type)) return;
  context.report(use.key, {
    message:
      'The function comes from elsewhere, and its event has no `success`, `output`, `error` and `durationMs` under 7.',
    remedy: 'Where it reads them, read `toolOutput` and `toolExecutionMs`.',
  });
}

function reportHandedOn(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'The whole event goes on from here, and under 7 it has no `success`, `output`, `error` and `durationMs`.',
    remedy: 'Where they are read, read `toolOutput` and `toolExecutionMs`.',
  });
}

function reportOwn({ key, name }: OptionUse, context: Context): void {
  if (name !== END) return reportStepNumber(key, context);
  context.report(key, {
    message: 'The function takes an event of a type of its own, which 7 does not give.',
    remedy: 'Give it `toolOutput` and `toolExecutionMs` in place of `success`, `output`, `error` and `durationMs`.',
    severity: 'error',
  });
}
