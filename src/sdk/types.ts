/** Small questions about types that more than one part asks. */
import { isScript } from './syntax.js';
import { ts, type tsTypes } from './typescript.js';

/** The members of a union, null and undefined among them; the type itself otherwise. */
export const partsOf = (type: tsTypes.Type): readonly tsTypes.Type[] => (type.isUnion() ? type.types : [type]);

/** Whether the type says nothing at all. */
export const isOpaque = (type: tsTypes.Type): boolean => (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;

/** Whether `any` or `unknown` is written there. */
export const isOpaqueNode = ({ kind }: tsTypes.TypeNode): boolean =>
  kind === ts.SyntaxKind.AnyKeyword || kind === ts.SyntaxKind.UnknownKeyword;

/** Whether a part of the type has one of the flags. */
export const mayBe = (type: tsTypes.Type, flags: tsTypes.TypeFlags): boolean =>
  partsOf(type).some(part => (part.flags & flags) !== 0);

/** Whether a value of the type may be undefined or null, or nothing is known of it. */
export const mayMiss = (type: tsTypes.Type): boolean =>
  isOpaque(type) || mayBe(type, ts.TypeFlags.Undefined | ts.TypeFlags.Null);

/** Whether each part of the type has one of the flags. */
export const mustBe = (type: tsTypes.Type, flags: tsTypes.TypeFlags): boolean =>
  partsOf(type).every(part => (part.flags & flags) !== 0);

/** Whether a value of the type may bring one of the properties, by name or under a key that only the program knows. */
export function mayHave(checker: tsTypes.TypeChecker, type: tsTypes.Type, names: readonly string[]): boolean {
  const present = checker.getNonNullableType(type);
  if (isOpaque(present)) return true;
  // Of these a value has what the type says, and more.
  const open = ts.TypeFlags.TypeParameter | ts.TypeFlags.NonPrimitive;
  return partsOf(present).some(
    part =>
      (part.flags & open) !== 0 ||
      isOfDefault(part) ||
      checker.getIndexTypeOfType(part, ts.IndexKind.String) !== undefined ||
      names.some(name => checker.getPropertyOfType(part, name)),
  );
}

/** `(options = {}) => …` in JavaScript: what a parameter takes says only what it is without an argument. */
function isOfDefault({ symbol }: tsTypes.Type): boolean {
  const [declaration] = symbol?.declarations ?? [];
  if (!declaration || !ts.isObjectLiteralExpression(declaration)) return false;
  const { parent } = declaration;
  return isScript(declaration) && (ts.isParameter(parent) || ts.isBindingElement(parent));
}

/** Whether nothing but where the function goes tells what its parameter is, as in JavaScript. */
export function isUntyped(parameter: tsTypes.ParameterDeclaration, checker: tsTypes.TypeChecker): boolean {
  const fn = parameter.parent;
  if (parameter.type || ts.getJSDocType(parameter)) return false;
  if (ts.isMethodDeclaration(fn))
    return !ts.isObjectLiteralExpression(fn.parent) || !checker.getContextualType(fn.parent);
  return ts.isFunctionDeclaration(fn) || !checker.getContextualType(fn as tsTypes.Expression);
}
