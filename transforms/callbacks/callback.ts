/** What a callback reads, where no type tells what its event is. */
import { inward, outward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { UnknownUse } from '../../src/sdk/use.js';
import type { Context } from '../../src/transform.js';

/** Whether a function is a callback of that name everywhere that it is used. */
export const isGivenTo = (fn: tsTypes.Node, names: readonly string[], { uses }: Context): boolean =>
  uses.origins.ofCallback(fn, names) !== undefined;

/** The parameter that a member is read of. */
export function rootOf(
  { node }: Pick<UnknownUse, 'node'>,
  { uses }: Context,
): tsTypes.ParameterDeclaration | undefined {
  const owner = inward(node.expression);
  const declaration = ts.isIdentifier(owner) ? uses.references.symbolAt(owner)?.valueDeclaration : undefined;
  return declaration && ts.isParameter(declaration) && declaration.name.kind === ts.SyntaxKind.Identifier
    ? declaration
    : undefined;
}

/** The patterns that take the event apart. */
export function patternsOf(
  { name }: tsTypes.ParameterDeclaration,
  { uses }: Context,
): readonly tsTypes.ObjectBindingPattern[] {
  if (ts.isObjectBindingPattern(name)) return [name];
  const holders = uses.references.of(name).map(use => outward(use).parent);
  return holders.flatMap(holder =>
    ts.isVariableDeclaration(holder) && ts.isObjectBindingPattern(holder.name) ? [holder.name] : [],
  );
}
