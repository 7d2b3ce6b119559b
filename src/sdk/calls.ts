/** From the name of a function of the SDK to its calls. */
import { referencesBy } from './name-references.js';
import { accessOf, inward } from './syntax.js';
import { ts, type tsTypes } from './typescript.js';
import type { NameUse } from './use.js';
import type { Uses } from './uses.js';

/** The call of what a token names, by itself or as a member. */
export function callBy(token: tsTypes.Node): tsTypes.CallExpression | undefined {
  const callee = ts.isIdentifier(token) ? accessOf(token) : token;
  return ts.isCallExpression(callee.parent) && callee.parent.expression === callee ? callee.parent : undefined;
}

/** The calls of a function by one of its names. */
export const callsOf = (use: NameUse, uses: Uses): readonly tsTypes.CallExpression[] =>
  referencesBy(use, uses).flatMap(({ holder }) => (ts.isCallExpression(holder) ? [holder] : []));

/** The options that are written out in those calls. */
export const optionsOf = (use: NameUse, uses: Uses): readonly tsTypes.ObjectLiteralExpression[] =>
  callsOf(use, uses).flatMap(({ arguments: [options] }) => {
    const literal = options && inward(options);
    return literal && ts.isObjectLiteralExpression(literal) ? [literal] : [];
  });
