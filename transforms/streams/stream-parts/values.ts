/** Whether a value, or a type, has the kinds of a part of `streamText`. */
import { memberBehind } from '../../../src/sdk/member-behind.js';
import { constituents, ownersOfSymbol } from '../../../src/sdk/symbols.js';
import { inward } from '../../../src/sdk/syntax.js';
import { partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { KINDS } from './names.js';

export const isEqual = (kind: tsTypes.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.EqualsEqualsToken;

export const isUnequal = (kind: tsTypes.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsToken;

/** Whether an expression is the `type` of a part that can be of the kind. */
export function isKind(expression: tsTypes.Expression, kind: string, owner: string, context: Context): boolean {
  const { checker, uses } = context;
  const read = memberBehind(expression, checker, uses.references);
  if (read?.member === 'type') return hasKind(read.type, kind, owner, context);
  const symbol = ts.isIdentifier(inward(expression)) ? uses.references.symbolAt(inward(expression)) : undefined;
  return symbol !== undefined && isEveryKind(checker.getTypeOfSymbol(symbol));
}

/** Whether that of the types which is of the kind is the part, and no other is of that kind. */
export function hasKind(type: tsTypes.Type, kind: string, owner: string, { checker }: Context): boolean {
  const owners = constituents(checker, type).flatMap(part => {
    const symbol = checker.getPropertyOfType(part, 'type');
    const isOf =
      symbol && partsOf(checker.getTypeOfSymbol(symbol)).some(one => one.isStringLiteral() && one.value === kind);
    return isOf ? [ownersOfSymbol(symbol)[0]?.type] : [];
  });
  return owners.length > 0 && owners.every(one => one === owner);
}

/** No other type has the kinds of all generations. */
export const NAMES = Object.entries(KINDS).flatMap(([name, { to }]) => (to === undefined ? [name] : [name, to]));

export function isEveryKind(type: tsTypes.Type | undefined): boolean {
  if (!type) return false;
  const names = new Set(partsOf(type).flatMap(part => (part.isStringLiteral() ? [part.value] : [])));
  return NAMES.every(name => names.has(name));
}
