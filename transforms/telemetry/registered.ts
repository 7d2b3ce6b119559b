/** Integrations that a program registers for all calls. */
import { inward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Context } from '../../src/transform.js';

const REGISTER = ['registerTelemetryIntegration', 'registerTelemetry'];

/** What is given to the functions that register, or to those of the names. */
export function registered({ uses }: Context, functions = REGISTER): readonly tsTypes.Expression[] {
  const { references, origins } = uses;
  const names = functions
    .flatMap(name => references.named(name))
    .flatMap(name => (ts.isImportSpecifier(name.parent) ? references.of(name.parent.name) : [name]));
  return [...new Set(names)].flatMap(name => {
    const callee = ts.isPropertyAccessExpression(name.parent) ? name.parent : name;
    const call = callee.parent;
    if (!ts.isCallExpression(call) || call.expression !== callee) return [];
    return functions.includes(origins.producerAt(call)?.made.slice(1) ?? '') ? call.arguments.map(unbound) : [];
  });
}

/** The integration in `bindTelemetryIntegration(…)`. */
function unbound(expression: tsTypes.Expression): tsTypes.Expression {
  const node = inward(expression);
  const isBound = ts.isCallExpression(node) && /(?:^|\.)bindTelemetryIntegration$/.test(node.expression.getText());
  return isBound && node.arguments[0] ? node.arguments[0] : node;
}
