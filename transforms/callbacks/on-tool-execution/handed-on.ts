/** Where the whole event goes. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { propertyValue } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { FIELDS } from './fields.js';

/** Functions whose event was followed. */
const followed = new WeakSet<tsTypes.Node>();

/** Reports where the whole event goes to something that may read what it has no more. */
export function reportHandedOn({ key }: OptionUse, parameter: tsTypes.ParameterDeclaration, context: Context): void {
  const { checker, uses } = context;
  if (isOwn(checker.getTypeAtLocation(parameter.name), context)) return reportOwn(key, context);
  if (!ts.isIdentifier(parameter.name) || followed.has(parameter)) return;
  followed.add(parameter);
  const { lost, takers } = uses.flows.ofVariable(parameter.name);
  for (const node of [
    ...lost.map(loss => loss.node),
    ...takers.filter(taker => isOwn(taker.type, context)).map(taker => taker.node),
  ]) {
    context.report(node, {
      message:
        'The whole event goes on from here, and under 7 it has no `success`, `output`, `error` and `durationMs`.',
      remedy: 'Where they are read, read `toolOutput` and `toolExecutionMs`.',
    });
  }
}

/** Reports a function that was not found, where its type tells nothing of its event, or something else. */
export function reportOutOfSight({ key, node }: OptionUse, context: Context): void {
  const { checker, uses } = context;
  const value = propertyValue(node);
  if (!value || uses.flows.isForeign(value)) return;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(value));
  const event = type.getCallSignatures()[0]?.parameters[0];
  if (event && isOwn(checker.getTypeOfSymbolAtLocation(event, value), context)) return reportOwn(key, context);
  if (!isOpaque(type)) return;
  context.report(key, {
    message:
      'The function comes from elsewhere, and its event has no `success`, `output`, `error` and `durationMs` under 7.',
    remedy: 'Where it reads them, read `toolOutput` and `toolExecutionMs`.',
  });
}

function reportOwn(key: tsTypes.Node, context: Context): void {
  context.report(key, {
    message: 'The function takes an event of a type of its own, which 7 does not give.',
    remedy: 'Give it `toolOutput` and `toolExecutionMs` in place of `success`, `output`, `error` and `durationMs`.',
    severity: 'error',
  });
}

/** Whether a type of the project has one of the members. */
const isOwn = (type: tsTypes.Type, { checker }: Context): boolean =>
  [...FIELDS, 'durationMs'].some(name => propertyOf(checker, type, name).foreign.length > 0);
