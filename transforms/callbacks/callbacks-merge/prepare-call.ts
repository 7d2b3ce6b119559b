/** Callbacks that `prepareCall` of an agent returns or reads. */
import { type FunctionNode, inward, propertyNamed, returnsOf, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import { type Context, meansAny } from '../../../src/transform.js';
import { CALLBACKS } from './names.js';

export function reportPrepared(use: OptionUse, context: Context): void {
  if (!meansAny(use, ['ToolLoopAgentSettings.prepareCall'])) return;
  const fn = context.uses.origins.functionIn(use.node);
  if (!fn) return;
  for (const place of [...returned(fn), ...read(fn)]) {
    context.report(place, {
      message: 'Under 7 `prepareCall` is not given the callbacks of the agent, and those that it returns are dropped.',
      remedy: 'Give the callback to the agent, or to the call.',
      severity: 'error',
    });
  }
}

/** The keys of what is returned. */
const returned = (fn: FunctionNode): tsTypes.Node[] =>
  returnsOf(fn)
    .map(inward)
    .filter(ts.isObjectLiteralExpression)
    .flatMap(literal => CALLBACKS.flatMap(name => propertyNamed(literal, name)?.name ?? []));

/** The names that a pattern takes from the settings. */
function read({ parameters: [settings] }: FunctionNode): tsTypes.Node[] {
  if (!settings || !ts.isObjectBindingPattern(settings.name)) return [];
  return settings.name.elements
    .map(({ propertyName, name }) => propertyName ?? name)
    .filter(name => CALLBACKS.includes(staticName(name) ?? ''));
}
