/** Whether a stream for the client sends the text of tool errors, which was masked up to 6. */
import type { Producer } from '../../../src/sdk/origins.js';
import { inward, propertyNamed } from '../../../src/sdk/syntax.js';
import { mayHave } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** The option that masks them again. */
export const MASK = 'redactToolErrors: true';

/** Whether the options say nothing of it for certain. With an `onError` a stream sends what that returns. */
export function leaks(options: tsTypes.Expression | undefined, { checker }: Context): boolean {
  if (!options) return true;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(options));
  return !['redactToolErrors', 'onError', 'getErrorMessage'].some(name => {
    const symbol = checker.getPropertyOfType(type, name);
    if (!symbol || symbol.flags & ts.SymbolFlags.Optional) return false;
    const given = checker.getTypeOfSymbol(symbol);
    return checker.getNonNullableType(given) === given;
  });
}

/** Whether a result may hold calls of tools. What cannot be followed may. */
export function resultMayHaveTools(result: tsTypes.Expression, context: Context): boolean {
  return context.uses.origins.of(result)?.some(producer => callMayHaveTools(producer, context)) ?? true;
}

export function agentMayHaveTools(agent: tsTypes.Expression, context: Context): boolean {
  return context.uses.origins.of(agent)?.some(({ call }) => optionsMayHaveTools(call.arguments?.[0], context)) ?? true;
}

function callMayHaveTools({ call, made }: Producer, context: Context): boolean {
  if (made === '.streamText') return optionsMayHaveTools(call.arguments?.[0], context);
  return !ts.isPropertyAccessExpression(call.expression) || agentMayHaveTools(call.expression.expression, context);
}

function optionsMayHaveTools(options: tsTypes.Expression | undefined, { checker }: Context): boolean {
  const literal = options && inward(options);
  if (!literal || !ts.isObjectLiteralExpression(literal)) return true;
  return (
    propertyNamed(literal, 'tools') !== undefined ||
    literal.properties.some(
      one => ts.isSpreadAssignment(one) && mayHave(checker, checker.getTypeAtLocation(one.expression), ['tools']),
    ) ||
    // What is prepared anew for each call may bring tools of its own.
    propertyNamed(literal, 'prepareCall') !== undefined
  );
}
