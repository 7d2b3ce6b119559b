/** Settings that a function of the project takes for its model, and nobody gives. */
import { accessOf, inward, isFunctionNode, isUndefined, isWritten } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** Whether the value is a parameter that each call of its function leaves out, or gives `undefined`. */
export function isNeverGiven(settings: tsTypes.Expression, { uses }: Context): boolean {
  const parameter = ts.isIdentifier(settings) ? uses.references.symbolAt(settings)?.valueDeclaration : undefined;
  if (!parameter || !ts.isParameter(parameter) || parameter.initializer || parameter.dotDotDotToken) return false;
  const fn = parameter.parent;
  if (!isFunctionNode(fn) || ts.isMethodDeclaration(fn)) return false;
  if (uses.references.of(parameter.name).some(use => isWritten(accessOf(use)))) return false;
  const index = fn.parameters.indexOf(parameter);
  const places = uses.origins.placesOf(fn).filter(place => !isNameOf(place, fn));
  return places.length > 0 && places.every(place => leavesOut(place, index));
}

/** The name where the function is declared. */
const isNameOf = (place: tsTypes.Node, fn: tsTypes.Node): boolean =>
  place.parent === fn || (ts.isVariableDeclaration(place.parent) && place.parent.name === place);

function leavesOut(callee: tsTypes.Node, index: number): boolean {
  const call = callee.parent;
  if (!ts.isCallExpression(call) || call.expression !== callee) return false;
  const given = call.arguments.slice(0, index + 1);
  const value = given[index];
  return !given.some(ts.isSpreadElement) && (!value || isUndefined(inward(value)));
}
