/** Places that are typed for models of V2 or V3, and the packages whose models go there. */
import type { Generation } from '../../../src/model.js';
import { isSdkSpecifier } from '../../../src/project/sdk-names.js';
import { parameterOf } from '../../../src/sdk/expected.js';
import { modelCall } from '../../../src/sdk/providers.js';
import { ownersOfSymbol, resolveAlias } from '../../../src/sdk/symbols.js';
import { isAssignee, isOr } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { COMPANIONS } from '../../manifest/manifest/versions.js';
import { packageOf } from '../package-of.js';
import { isOfGeneration } from '../specification.js';

const WHOLE = /(?:Model|Provider)V[23]$/;
const HOLDERS = /^(?:Promise|PromiseLike|Array|ReadonlyArray|Readonly)$/;

/** A value of a package that goes where a model of V2 or V3 is expected. */
export interface Arrival {
  value: tsTypes.Expression;
  module: string;
  /** What names the expected type. */
  type: tsTypes.TypeReferenceNode;
}

const isRead = (node: tsTypes.Node): node is tsTypes.Identifier | tsTypes.PropertyAccessExpression =>
  ts.isIdentifier(node) || ts.isPropertyAccessExpression(node);

export function arrivalAt(value: tsTypes.Node, { checker, generation }: Context): Arrival | undefined {
  if (!isRead(value) && !ts.isCallExpression(value) && !ts.isNewExpression(value)) return undefined;
  const slot = slotOf(value, checker);
  const type = slot && oldModelIn(slot, checker, generation);
  if (!type) return undefined;
  const module = (ts.isCallExpression(value) && modelCall(value, checker)?.module) || packageOf(value, checker);
  return module ? { value, module, type } : undefined;
}

/** Whether what a package gives is of V4 under 7; mocks have their own rules. */
export const givesV4 = (name: string): boolean =>
  (isSdkSpecifier(name) && name !== 'ai/test') || COMPANIONS[name]?.version !== undefined;

/** Whether nothing is known of what a package gives. */
export const isStrange = (name: string): boolean => !isSdkSpecifier(name) && !givesV4(name);

/** The type that is written for the place a value goes into. */
function slotOf(value: tsTypes.Expression, checker: tsTypes.TypeChecker): tsTypes.TypeNode | undefined {
  const { parent } = value;
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) return parent.type;
  if (isHandedUp(value)) return slotOf(parent as tsTypes.Expression, checker);
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isParameter(parent))
    return parent.initializer === value ? parent.type : undefined;
  if (ts.isReturnStatement(parent)) return returned(ts.findAncestor(parent, ts.isFunctionLike), checker);
  if (ts.isArrowFunction(parent)) return parent.body === value ? returned(parent, checker) : undefined;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parameterOf(value, parent, checker)?.type;
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) {
    const owner = checker.getContextualType(parent.parent);
    const member = owner && checker.getPropertyOfType(checker.getNonNullableType(owner), parent.name.getText());
    return writtenFor(member?.valueDeclaration);
  }
  if (!isAssignee((parent as tsTypes.BinaryExpression).left ?? value)) return undefined;
  const { left } = parent as tsTypes.BinaryExpression;
  return left === value ? undefined : writtenFor(checker.getSymbolAtLocation(left)?.valueDeclaration);
}

/** Whether what stands around a value is that value, or a list or a promise of it. */
function isHandedUp(value: tsTypes.Expression): boolean {
  const { parent } = value;
  if (ts.isConditionalExpression(parent)) return parent.condition !== value;
  return (
    ts.isParenthesizedExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    ts.isAwaitExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    (ts.isBinaryExpression(parent) && isOr(parent.operatorToken))
  );
}

function returned(fn: tsTypes.Node | undefined, checker: tsTypes.TypeChecker): tsTypes.TypeNode | undefined {
  if (!fn || !ts.isFunctionLike(fn)) return undefined;
  if (fn.type || !(ts.isArrowFunction(fn) || ts.isFunctionExpression(fn))) return fn.type;
  const [signature] = checker.getContextualType(fn)?.getCallSignatures() ?? [];
  return signature?.declaration?.type as tsTypes.TypeNode | undefined;
}

const writtenFor = (declaration: tsTypes.Node | undefined): tsTypes.TypeNode | undefined =>
  (declaration as { type?: tsTypes.TypeNode } | undefined)?.type;

/** `LanguageModelV3`, also in a list or a promise of it and behind a name of one's own; none where V4 is taken too. */
function oldModelIn(
  type: tsTypes.TypeNode,
  checker: tsTypes.TypeChecker,
  generation: Generation | null,
): tsTypes.TypeReferenceNode | undefined {
  const among = (types: readonly tsTypes.TypeNode[]): tsTypes.TypeReferenceNode | undefined => {
    for (const one of types) {
      const found = oldModelIn(one, checker, generation);
      if (found) return found;
    }
    return undefined;
  };
  if (/V4\b/.test(type.getText())) return undefined;
  if (ts.isUnionTypeNode(type)) return among(type.types);
  if (ts.isParenthesizedTypeNode(type)) return among([type.type]);
  if (ts.isArrayTypeNode(type)) return among([type.elementType]);
  if (!ts.isTypeReferenceNode(type)) return undefined;
  const symbol = resolveAlias(checker, checker.getSymbolAtLocation(type.typeName));
  const owners = ownersOfSymbol(symbol);
  if (owners.some(({ member }) => WHOLE.test(member) && isOfGeneration(member, generation))) return type;
  const own = owners.length === 0 ? symbol?.declarations?.find(ts.isTypeAliasDeclaration) : undefined;
  const held = HOLDERS.test(type.typeName.getText()) ? (type.typeArguments ?? []) : [];
  return among([...held, ...(own ? [own.type] : [])]);
}
