/** Whether the calls that a value comes from have tools of the project only, which 7 types. */
import type { Producer, Producers } from '../../../src/sdk/origins.js';
import { inward, outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** What makes tools that are known only when the program runs. */
const DYNAMIC = /createMCPClient|\bdynamicTool\b/;
const EVENTS = ['onStepFinish', 'onStepEnd', 'onFinish', 'onEnd', 'onChunk'];

/** @param at the name of a list, or a call, result or part */
export function hasTypedTools(at: tsTypes.Node, context: Context): boolean {
  if (!context.mentions(DYNAMIC)) return true;
  const { parent } = at;
  const calls = ts.isBindingElement(parent) ? ofDeclaration(parent, context) : ofExpression(accessAt(at), context);
  return calls?.every(call => isTyped(call, context)) ?? false;
}

const accessAt = (at: tsTypes.Node): tsTypes.Expression => {
  const { parent } = at;
  const isName = ts.isPropertyAccessExpression(parent) ? parent.name === at : ts.isElementAccessExpression(parent);
  return (isName ? parent : at) as tsTypes.Expression;
};

function isTyped({ call }: Producer, { uses }: Context): boolean {
  const options = call.arguments?.[0] && inward(call.arguments[0]);
  if (!options || !ts.isObjectLiteralExpression(options)) return false;
  const { tools, lost, foreign } = uses.toolSets.of(options);
  return !lost && !foreign && tools.every(({ tool }) => uses.toolSets.maker(tool) !== '.dynamicTool');
}

/** The calls that an expression leads back to: through members, methods of lists, loops and callbacks. */
function ofExpression(expression: tsTypes.Expression, context: Context): Producers {
  const { origins, references } = context.uses;
  const node = inward(expression);
  const known = origins.of(node);
  if (known) return known;
  if (ts.isAwaitExpression(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return ofExpression(node.expression, context);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return ofExpression(node.expression.expression, context);
  const declaration = ts.isIdentifier(node) && references.symbolAt(node)?.valueDeclaration;
  return declaration ? ofDeclaration(declaration, context) : undefined;
}

function ofDeclaration(declaration: tsTypes.Node, context: Context): Producers {
  if (ts.isBindingElement(declaration)) {
    const known = context.uses.origins.ofTaken(declaration.parent);
    return known ?? ofDeclaration(declaration.parent.parent, context);
  }
  if (ts.isVariableDeclaration(declaration)) {
    const loop = declaration.parent.parent;
    const value = ts.isForOfStatement(loop) ? loop.expression : declaration.initializer;
    return value && ofExpression(value, context);
  }
  if (!ts.isParameter(declaration)) return undefined;
  const call = outward(declaration.parent).parent;
  return ts.isCallExpression(call)
    ? ofExpression(call.expression, context)
    : context.uses.origins.ofCallback(declaration.parent, EVENTS);
}
