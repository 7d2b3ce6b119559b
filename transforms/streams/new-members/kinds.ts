/** Which kinds of a value of the SDK only 7 has. */
import { memberBehind } from '../../../src/sdk/member-behind.js';
import { constituents, type Owner, ownersOfSymbol, propertyOf } from '../../../src/sdk/symbols.js';
import { inward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

const REASON = 'interrupted';

/** Of `part`, `part.type`, a name for it, or a finish reason. */
export function newKinds(subject: tsTypes.Expression, context: Context): string[] {
  const node = inward(subject);
  const { checker, uses } = context;
  const type = checker.getTypeAtLocation(node);
  const owner = memberBehind(node, checker, uses.references);
  if (owner?.member === 'type') return kindsOf(owner.type, context);
  const ofValue = kindsOf(type, context);
  if (ofValue.length > 0) return ofValue;
  return hasReason(type) && isSdkReason(node, context) ? [REASON] : [];
}

/** Of the keys of a record: `FinishReason`, `TextStreamPart['type']`. */
export function newKeys(keys: tsTypes.TypeNode, context: Context): string[] {
  const { checker } = context;
  const type = checker.getTypeFromTypeNode(keys);
  if (ts.isIndexedAccessTypeNode(keys)) {
    const member = ts.isLiteralTypeNode(keys.indexType) ? staticName(keys.indexType.literal) : undefined;
    const owner = checker.getTypeFromTypeNode(keys.objectType);
    if (member === 'type') return kindsOf(owner, context);
    return hasReason(type) && member && isSdks(propertyOf(checker, owner, member).owners) ? [REASON] : [];
  }
  return hasReason(type) && isSdks(ownersOfSymbol(type.aliasSymbol)) ? [REASON] : [];
}

/** The values of `type` that only 7 has, where the union is the SDK's alone. */
function kindsOf(type: tsTypes.Type, { checker }: Context): string[] {
  const { owners, foreign } = propertyOf(checker, type, 'type');
  if (foreign.length > 0 || owners.length === 0) return [];
  return constituents(checker, type).flatMap(part => {
    const symbol = checker.getPropertyOfType(part, 'type');
    const isNew = ownersOfSymbol(symbol).some(owner => owner.in.length === 1 && owner.in[0] === 7);
    const value = symbol && checker.getTypeOfSymbol(symbol);
    return isNew && value?.isStringLiteral() ? [value.value] : [];
  });
}

const hasReason = (type: tsTypes.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some(part => part.isStringLiteral() && part.value === REASON);

/** Whether a finish reason is read off the SDK, or declared as its type. */
function isSdkReason(node: tsTypes.Expression, context: Context): boolean {
  const { checker, uses } = context;
  const owner = memberBehind(node, checker, uses.references);
  if (owner) return isSdks(propertyOf(checker, owner.type, owner.member).owners);
  const declaration = ts.isIdentifier(node) ? uses.references.symbolAt(node)?.valueDeclaration : undefined;
  const annotation =
    declaration && (ts.isParameter(declaration) || ts.isVariableDeclaration(declaration))
      ? declaration.type
      : undefined;
  return !!annotation && newKeys(annotation, context).length > 0;
}

const isSdks = (owners: readonly Owner[]): boolean => owners.length > 0;
