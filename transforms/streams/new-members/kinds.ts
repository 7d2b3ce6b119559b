/** Which kinds of a value of the SDK are new in 7. */
import { memberBehind } from '../../../src/sdk/member-behind.js';
import { constituents, type Owner, ownersOfSymbol, propertyOf, resolveAlias } from '../../../src/sdk/symbols.js';
import { inward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

const REASON = 'interrupted';

/** New names of kinds that 4 has: where those are handled, these are. */
const RENAMED = ['reasoning-delta', 'tool-input-start', 'tool-input-delta', 'start-step', 'finish-step'];

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
export function newKeys(named: tsTypes.TypeNode, context: Context): string[] {
  const { checker } = context;
  const keys = aliased(named, context);
  const type = checker.getTypeFromTypeNode(keys);
  if (ts.isIndexedAccessTypeNode(keys)) {
    const member = ts.isLiteralTypeNode(keys.indexType) ? staticName(keys.indexType.literal) : undefined;
    const owner = checker.getTypeFromTypeNode(keys.objectType);
    if (member === 'type') return kindsOf(owner, context);
    return hasReason(type) && member && isSdks(propertyOf(checker, owner, member).owners) ? [REASON] : [];
  }
  return hasReason(type) && isSdks(ownersOfSymbol(type.aliasSymbol)) ? [REASON] : [];
}

/** What a name of the project's own stands for: `type Kind = TextStreamPart['type']`. */
function aliased(type: tsTypes.TypeNode, { checker, uses }: Context): tsTypes.TypeNode {
  const symbol = ts.isTypeReferenceNode(type) ? checker.getSymbolAtLocation(type.typeName) : undefined;
  const [declaration] = resolveAlias(checker, symbol)?.declarations ?? [];
  const isOwn = declaration && uses.program.unit(declaration.getSourceFile()) !== undefined;
  return isOwn && ts.isTypeAliasDeclaration(declaration) ? declaration.type : type;
}

/** The values of `type` that 7 has and the generation has not, where the union is the SDK's alone. */
function kindsOf(type: tsTypes.Type, { checker, generation }: Context): string[] {
  const { owners, foreign } = propertyOf(checker, type, 'type');
  if (foreign.length > 0 || owners.length === 0) return [];
  return constituents(checker, type).flatMap(part => {
    const symbol = checker.getPropertyOfType(part, 'type');
    const isNew = ownersOfSymbol(symbol).some(owner => owner.in.includes(7) && !owner.in.includes(generation ?? 6));
    const value = symbol && checker.getTypeOfSymbol(symbol);
    return isNew && value?.isStringLiteral() && !RENAMED.includes(value.value) ? [value.value] : [];
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
