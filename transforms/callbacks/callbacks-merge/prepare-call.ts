/** Callbacks that `prepareCall` of an agent returns or reads. */
import { inward, isFunctionNode, propertyNamed, propertyValue, staticName, walkOwn } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import { type Context, meansAny } from '../../../src/transform.js';
import { CALLBACKS } from './names.js';

export function reportPrepared(use: OptionUse, context: Context): void {
  if (!meansAny(use, ['ToolLoopAgentSettings.prepareCall'])) return;
  const value = ts.isMethodDeclaration(use.node) ? use.node : propertyValue(use.node);
  const fn = value && ts.isExpression(value) ? inward(value) : value;
  if (!fn || !isFunctionNode(fn)) return;
  for (const place of [...returned(fn), ...read(fn)]) {
    context.report(place, {
      message: 'Under 7 `prepareCall` is not given the callbacks of the agent, and those that it returns are dropped.',
      remedy: 'Give the callback to the agent, or to the call.',
      severity: 'error',
    });
  }
}

type Prepare = tsTypes.SignatureDeclaration & { body?: tsTypes.ConciseBody | undefined };

/** The keys of what is returned. */
function returned({ body }: Prepare): tsTypes.Node[] {
  const values: tsTypes.Expression[] = [];
  if (body && !ts.isBlock(body)) values.push(body);
  else if (body) {
    walkOwn(body, node => {
      if (ts.isReturnStatement(node) && node.expression) values.push(node.expression);
    });
  }
  return values
    .map(inward)
    .filter(ts.isObjectLiteralExpression)
    .flatMap(literal => CALLBACKS.flatMap(name => propertyNamed(literal, name)?.name ?? []));
}

/** The names that a pattern takes from the settings. */
function read({ parameters: [settings] }: Prepare): tsTypes.Node[] {
  if (!settings || !ts.isObjectBindingPattern(settings.name)) return [];
  return settings.name.elements
    .map(({ propertyName, name }) => propertyName ?? name)
    .filter(name => CALLBACKS.includes(staticName(name) ?? ''));
}
