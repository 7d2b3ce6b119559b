/** The function that is given as a callback, also where no type tells what its event is. */
import { type FunctionNode, inward, isFunctionNode, outward, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse, UnknownUse } from '../../src/sdk/use.js';
import type { Context } from '../../src/transform.js';

/** The function of an option, written there or declared elsewhere. */
export function callbackOf(option: OptionUse['node'], { uses }: Context): FunctionNode | undefined {
  if (ts.isMethodDeclaration(option)) return option;
  let value: tsTypes.Node | undefined = propertyValue(option);
  if (value && ts.isIdentifier(value)) {
    const declaration = uses.references.symbolAt(value)?.valueDeclaration;
    value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  }
  if (value && ts.isExpression(value)) value = inward(value);
  return value && isFunctionNode(value) ? value : undefined;
}

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

/** Whether nothing but where the function goes tells what its parameter is, as in JavaScript. */
export function isUntyped(parameter: tsTypes.ParameterDeclaration, { checker }: Context): boolean {
  const fn = parameter.parent;
  if (parameter.type || ts.getJSDocType(parameter) || ts.isMethodDeclaration(fn)) return false;
  return ts.isFunctionDeclaration(fn) || !checker.getContextualType(fn as tsTypes.Expression);
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
