/** What the place of a value expects of it, and what a type says of a member at the end of a path. */
import { inward, staticName } from './syntax.js';
import { isOpaqueNode, partsOf } from './types.js';
import { ts, type tsTypes } from './typescript.js';

/** A step from a container to the value in it: the name of a member, or ELEMENT for one of a list or of unknown name. */
export type Step = string | typeof ELEMENT;
export const ELEMENT = Symbol('element');

/** Whether a type tells more of a value than that it is an object. */
export function saysSomething(checker: tsTypes.TypeChecker, type: tsTypes.Type): boolean {
  const silent = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive;
  if (type.flags & silent) return false;
  if (type.isTypeParameter()) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint !== undefined && constraint !== type && saysSomething(checker, constraint);
  }
  const base = checker.getNonNullableType(type);
  if (base.isUnion()) return base.types.some(part => saysSomething(checker, part));
  if (!(base.flags & ts.TypeFlags.Object)) return true;
  if (checker.isArrayLikeType(base)) {
    const element = checker.getIndexTypeOfType(base, ts.IndexKind.Number);
    return element !== undefined && saysSomething(checker, element);
  }
  const index = checker.getIndexTypeOfType(base, ts.IndexKind.String);
  if (index) return saysSomething(checker, index);
  return checker.getPropertiesOfType(base).length > 0 || base.getCallSignatures().length > 0;
}

/** Whether a type has nothing but an index: it names no property. */
export function isBag(checker: tsTypes.TypeChecker, type: tsTypes.Type): boolean {
  const base = checker.getNonNullableType(type);
  if (base.isUnion()) return base.types.every(part => isBag(checker, part));
  return (
    checker.getIndexTypeOfType(base, ts.IndexKind.String) !== undefined &&
    checker.getPropertiesOfType(base).length === 0
  );
}

export function stepInto(checker: tsTypes.TypeChecker, type: tsTypes.Type, step: Step): tsTypes.Type | undefined {
  const base = checker.getNonNullableType(type);
  if (base.isUnion()) {
    const found = base.types.map(part => stepInto(checker, part, step)).filter(part => part !== undefined);
    return found.find(part => saysSomething(checker, part)) ?? found[0];
  }
  if (step === ELEMENT) {
    return (
      checker.getIndexTypeOfType(base, ts.IndexKind.Number) ?? checker.getIndexTypeOfType(base, ts.IndexKind.String)
    );
  }
  const symbol = checker.getPropertyOfType(base, step);
  return symbol ? checker.getTypeOfSymbol(symbol) : checker.getIndexTypeOfType(base, ts.IndexKind.String);
}

/** The parameter that takes an argument, as it is declared. */
export function parameterOf(
  argument: tsTypes.Node,
  call: tsTypes.CallExpression | tsTypes.NewExpression,
  checker: tsTypes.TypeChecker,
): tsTypes.ParameterDeclaration | undefined {
  const index = call.arguments?.indexOf(argument as tsTypes.Expression) ?? -1;
  const parameter = checker.getResolvedSignature(call)?.declaration?.parameters[index];
  return parameter && ts.isParameter(parameter) ? parameter : undefined;
}

/** The type of that parameter, as it is declared. */
export function declaredType(
  checker: tsTypes.TypeChecker,
  call: tsTypes.CallExpression | tsTypes.NewExpression,
  argument: tsTypes.Node,
): tsTypes.Type | undefined {
  const type = parameterOf(argument, call, checker)?.type;
  return type && checker.getTypeFromTypeNode(type);
}

/** The type that is expected of `{ name }` or `{ name() { … } }`. */
export function expectedMember(
  checker: tsTypes.TypeChecker,
  { name, parent }: tsTypes.ShorthandPropertyAssignment | tsTypes.MethodDeclaration,
): tsTypes.Type | undefined {
  const owner = ts.isObjectLiteralExpression(parent) ? expectedType(checker, parent) : undefined;
  return owner && stepInto(checker, owner, staticName(name) ?? '');
}

/** What is there when a promise was waited for; the type itself where it is none. */
export const awaited = (checker: tsTypes.TypeChecker, type: tsTypes.Type): tsTypes.Type =>
  partsOf(type).some(part => checker.getPropertyOfType(part, 'then')) ? (checker.getAwaitedType(type) ?? type) : type;

/** The type that is expected of a value. A type parameter is inferred from the value; what counts is its constraint. */
export function expectedType(checker: tsTypes.TypeChecker, value: tsTypes.Expression): tsTypes.Type | undefined {
  const { parent } = value;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
    const declared = declaredType(checker, parent, value);
    if (declared?.isTypeParameter() && saysSomething(checker, declared))
      return checker.getBaseConstraintOfType(declared);
  }
  return checker.getContextualType(castTwice(value));
}

/** `value as unknown as Type`: what the first cast takes back is not expected of the value. */
function castTwice(value: tsTypes.Expression): tsTypes.Expression {
  const { parent } = value;
  const isFirst = ts.isAsExpression(parent) && ts.isAsExpression(parent.parent) && isOpaqueNode(parent.type);
  return isFirst ? parent : value;
}

/** Whether a type was inferred from a literal as the value is, or `typeof` one: it changes with what the literals become. */
export function isOwnType(type: tsTypes.Type, value: tsTypes.Node): boolean {
  const literal = inward(value as tsTypes.Expression);
  if (!ts.isObjectLiteralExpression(literal)) return false;
  // An async function may return the value, or a promise of it.
  const parts = partsOf(type).filter(({ symbol }) => symbol?.name !== 'PromiseLike');
  const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null;
  const some = parts.filter(({ flags }) => !(flags & nothing));
  const isOfAny = (part: tsTypes.Type): boolean =>
    part.symbol?.declarations?.some(ts.isObjectLiteralExpression) ?? false;
  // A function that makes the value may also give nothing.
  const isItself = some.every(({ symbol }) => symbol?.declarations?.some(one => one === literal));
  return some.length > 0 && (isItself || parts.every(isOfAny));
}
