/** Where each number is under 7, and whether a value can be trusted to have that place. */
import { constituents, ownersOfSymbol, propertyOf } from '../../../src/sdk/symbols.js';
import { inward, outward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export interface Detail {
  name: string;
  owner: 'inputTokenDetails' | 'outputTokenDetails';
  key: string;
  /** All keys that 7 wants in the owner. */
  keys: readonly string[];
}

export const CACHED: Detail = {
  name: 'cachedInputTokens',
  owner: 'inputTokenDetails',
  key: 'cacheReadTokens',
  keys: ['noCacheTokens', 'cacheReadTokens', 'cacheWriteTokens'],
};

export const REASONING: Detail = {
  name: 'reasoningTokens',
  owner: 'outputTokenDetails',
  key: 'reasoningTokens',
  keys: ['textTokens', 'reasoningTokens'],
};

/** Sums that the type of a whole usage wants, be they undefined. */
export const SUMS = ['inputTokens', 'outputTokens', 'totalTokens'];

/** `inputTokens: undefined` */
export const unset = (key: string): string => `${key}: undefined`;

/** All keys of the details without a number: `outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined }`. */
export const unsetDetails = ({ owner, keys }: Detail): string => `${owner}: { ${keys.map(unset).join(', ')} }`;

export const detailOf = (name: string): Detail => (name === CACHED.name ? CACHED : REASONING);

/** Whether a type has the details: in all of its parts, in some or as an optional member, or in none. */
export function hasDetails(
  type: tsTypes.Type,
  { owner }: Detail,
  { checker }: Context,
): 'always' | 'sometimes' | 'none' {
  const symbols = constituents(checker, type).map(part => checker.getPropertyOfType(part, owner));
  if (symbols.every(symbol => !symbol)) return 'none';
  const isSure = symbols.every(symbol => symbol && !(symbol.flags & ts.SymbolFlags.Optional));
  return isSure ? 'always' : 'sometimes';
}

/**
 * Whether the SDK itself made a value, so that the details are there. What only claims the type, such as a row of a
 * database, may have been stored without them.
 */
export function isMadeBySdk(expression: tsTypes.Expression, context: Context): boolean {
  const node = inward(expression);
  const { checker } = context;
  if (ts.isAwaitExpression(node)) return isMadeBySdk(node.expression, context);
  if (ts.isPropertyAccessExpression(node)) return ownersOfSymbol(checker.getSymbolAtLocation(node.name)).length > 0;
  if (ts.isElementAccessExpression(node)) return isSdkMember(node.expression, node.argumentExpression, context);
  if (!ts.isIdentifier(node)) return false;
  const declaration = context.uses.references.symbolAt(node)?.valueDeclaration;
  if (!declaration) return false;
  if (ts.isBindingElement(declaration))
    return isSdkMember(declaration.parent, declaration.propertyName ?? declaration.name, context);
  if (ts.isParameter(declaration)) {
    const call = outward(declaration.parent).parent;
    const isThen = ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression) && !declaration.type;
    return isThen && call.expression.name.text === 'then' && isMadeBySdk(call.expression.expression, context);
  }
  return (
    ts.isVariableDeclaration(declaration) && !!declaration.initializer && isMadeBySdk(declaration.initializer, context)
  );
}

function isSdkMember(owner: tsTypes.Node, key: tsTypes.Node, { checker }: Context): boolean {
  const name = staticName(key);
  return name !== undefined && propertyOf(checker, checker.getTypeAtLocation(owner), name).owners.length > 0;
}

export function reportPart(key: tsTypes.Node, detail: Detail, context: Context): void {
  context.report(key, {
    message: `\`${detail.name}\` is no member of the usage under 7, and the type here names only a part of the usage.`,
    remedy: `Name \`${detail.owner}\` there, and read \`${detail.owner}.${detail.key}\`.`,
    severity: 'error',
  });
}
