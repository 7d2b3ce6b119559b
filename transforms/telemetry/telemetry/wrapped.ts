/** Calls of what has the type of the SDK's function and is another: `wrap(ai).streamText({ … })`. */
import { isSdkFunction } from '../../../src/sdk/callee.js';
import { outward, spreadAround } from '../../../src/sdk/syntax.js';
import { ts } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

/** Whether one of these takes the option, and may read it by its old name. */
export function isWrapped(
  { literal, takers }: Pick<OptionUse, 'literal' | 'takers'>,
  { checker, uses }: Context,
): boolean {
  return [literal, ...takers].some(options => {
    const spread = spreadAround(options);
    const { parent } = outward(spread ? spread.parent : options);
    return ts.isCallExpression(parent) && !isSdkFunction(parent.expression, checker, uses.references);
  });
}
