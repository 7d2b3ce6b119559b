/** Calls of what has the type of the SDK's function and is another: `wrap(ai).streamText({ … })`. */
import { inward, outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { spreadAround } from './rank.js';

/** Whether one of these takes the option, and may read it by its old name. */
export function isWrapped({ literal, takers }: Pick<OptionUse, 'literal' | 'takers'>, context: Context): boolean {
  return [literal, ...takers].some(options => {
    const spread = spreadAround(options);
    const { parent } = outward(spread ? spread.parent : options);
    return (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && isMade(parent.expression, context);
  });
}

/** Whether a call made what is called. */
export function isMade(expression: tsTypes.Expression, context: Context): boolean {
  const node = inward(expression);
  if (ts.isPropertyAccessExpression(node) || ts.isAwaitExpression(node)) return isMade(node.expression, context);
  if (ts.isCallExpression(node))
    return node.expression.kind !== ts.SyntaxKind.ImportKeyword && node.expression.getText() !== 'require';
  let declaration: tsTypes.Node | undefined = ts.isIdentifier(node)
    ? context.uses.references.symbolAt(node)?.valueDeclaration
    : undefined;
  while (declaration && ts.isBindingElement(declaration)) declaration = declaration.parent.parent;
  const value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value !== undefined && isMade(value, context);
}
