/** Messages that come from what 7 does not have, so that its compiler knows no type of them. */
import { ownersOfSymbol, resolveAlias } from '../../../src/sdk/symbols.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

const GONE = 'appendResponseMessages';

export function isUntyped(message: tsTypes.Expression, context: Context): boolean {
  const { checker, uses } = context;
  let root = message;
  while (
    ts.isPropertyAccessExpression(root) ||
    ts.isElementAccessExpression(root) ||
    ts.isNonNullExpression(root) ||
    ts.isCallExpression(root)
  )
    root = root.expression;
  if (!ts.isIdentifier(root)) return false;
  const symbol = resolveAlias(checker, checker.getSymbolAtLocation(root));
  if (ownersOfSymbol(symbol).some(({ member }) => member === GONE)) return true;
  const declared = uses.references.symbolAt(root)?.valueDeclaration;
  const holder = declared && ts.findAncestor(declared, node => ts.isVariableDeclaration(node) || ts.isStatement(node));
  return (
    holder !== undefined &&
    ts.isVariableDeclaration(holder) &&
    !holder.type &&
    holder.initializer !== undefined &&
    isUntyped(holder.initializer, context)
  );
}
