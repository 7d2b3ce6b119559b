/** The literal in which a call is told what to include: its options, or the settings of its agent. */
import type { Producer } from '../../../src/sdk/origins.js';
import { constValue, inward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export function optionsOf({ call, made }: Producer, context: Context): tsTypes.ObjectLiteralExpression | undefined {
  const { origins, references } = context.uses;
  if (/Agent\.(?:generate|stream)$/.test(made)) {
    if (!ts.isPropertyAccessExpression(call.expression)) return undefined;
    const agents = origins.of(call.expression.expression);
    const [agent] = agents ?? [];
    return agents?.length === 1 && agent && ts.isNewExpression(agent.call) ? optionsOf(agent, context) : undefined;
  }
  if (!/^\.(?:generateText|streamText|\w*Agent)$/.test(made)) return undefined;
  const [argument] = call.arguments ?? [];
  const options = argument && inward(argument);
  if (!options || ts.isObjectLiteralExpression(options)) return options;
  const held = ts.isIdentifier(options) ? constValue(references.symbolAt(options)?.valueDeclaration) : undefined;
  const literal = held && inward(held);
  // What else takes the object may not know the option.
  return literal && ts.isObjectLiteralExpression(literal) && origins.takersOf(literal) ? literal : undefined;
}
