/** What a system message is, and how it stands in a list. */
import { constituents } from '../../../src/sdk/symbols.js';
import { constValue, inward, outward, propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** A system message in a list. */
export interface SystemMessage {
  literal: tsTypes.ObjectLiteralExpression;
  /** What stands for it: the literal, or the constant that holds it. */
  value: tsTypes.Expression;
  /** The same with its casts. */
  whole: tsTypes.Expression;
  /** What is taken out of the list. */
  element: tsTypes.Expression;
  /** For `...(condition ? [message] : [])`. */
  condition?: tsTypes.Expression;
}

/** The element as a system message: written there, in a conditional spread, or in a constant that stands for it. */
export function systemMessage(element: tsTypes.Expression, context: Context): SystemMessage | undefined {
  if (ts.isSpreadElement(element)) {
    const choice = inward(element.expression);
    if (!ts.isConditionalExpression(choice)) return undefined;
    const list = inward(choice.whenTrue);
    if (!ts.isArrayLiteralExpression(list) || conditionalSpread(list) !== element) return undefined;
    const only = list.elements[0] && systemMessage(list.elements[0], context);
    return only && !only.condition ? { ...only, element, condition: choice.condition } : undefined;
  }
  const value = inward(element);
  const constant = ts.isIdentifier(value)
    ? constValue(context.uses.references.symbolAt(value)?.valueDeclaration)
    : undefined;
  const literal = constant ? inward(constant) : value;
  return ts.isObjectLiteralExpression(literal) && hasSystemRole(literal, context)
    ? { literal, value, element, whole: element }
    : undefined;
}

/** For the list in `...(condition ? [message] : [])`: the spread. */
export function conditionalSpread(array: tsTypes.ArrayLiteralExpression): tsTypes.SpreadElement | undefined {
  const choice = outward(array).parent;
  if (!ts.isConditionalExpression(choice) || inward(choice.whenTrue) !== array) return undefined;
  const other = inward(choice.whenFalse);
  if (!ts.isArrayLiteralExpression(other) || other.elements.length > 0 || array.elements.length !== 1) return undefined;
  const spread = outward(choice).parent;
  return ts.isSpreadElement(spread) && ts.isArrayLiteralExpression(spread.parent) ? spread : undefined;
}

function roleOf(literal: tsTypes.ObjectLiteralExpression): tsTypes.Expression | undefined {
  const value = propertyValue(propertyNamed(literal, 'role'));
  return value && inward(value);
}

/** Whether the role is written there, or a constant or an enum says it. */
export function hasSystemRole(literal: tsTypes.ObjectLiteralExpression, { checker }: Context): boolean {
  const text = roleOf(literal);
  if (!text) return false;
  if (ts.isStringLiteralLike(text)) return text.text === 'system';
  const type = checker.getTypeAtLocation(text);
  return type.isStringLiteral() && type.value === 'system';
}

/** Whether a value, where that is known, can be a system message as far as its type tells. */
export function canBeSystem(type: tsTypes.Type, place: tsTypes.Node | undefined, { checker }: Context): boolean {
  const written = place && ts.isObjectLiteralExpression(place) ? roleOf(place) : undefined;
  if (written && ts.isStringLiteralLike(written)) return written.text === 'system';
  return constituents(checker, type).some(part => {
    const role = checker.getPropertyOfType(part, 'role');
    const roles = role ? partsOf(checker.getTypeOfSymbol(role)) : [];
    return roles.length === 0 || roles.some(one => !one.isStringLiteral() || one.value === 'system');
  });
}

/** `role: isFirst ? 'system' : 'user'` */
export function mayHaveSystemRole(literal: tsTypes.ObjectLiteralExpression): boolean {
  const choice = roleOf(literal);
  if (!choice || !ts.isConditionalExpression(choice)) return false;
  return [choice.whenTrue, choice.whenFalse]
    .map(inward)
    .some(branch => ts.isStringLiteral(branch) && branch.text === 'system');
}

/**
 * `role: row.role`, where the code's own type of it has `system` among others. The messages of the SDK have it too, and
 * most that are handed on are of users and assistants, so theirs say nothing.
 */
export function mayBeSystem(literal: tsTypes.ObjectLiteralExpression, { checker, uses }: Context): boolean {
  const value = roleOf(literal);
  if (!value || !(ts.isIdentifier(value) || ts.isPropertyAccessExpression(value))) return false;
  const name = ts.isPropertyAccessExpression(value) ? value.name : value;
  let declaration = uses.references.symbolAt(name)?.valueDeclaration;
  if (declaration && ts.isBindingElement(declaration) && ts.isObjectBindingPattern(declaration.parent)) {
    const key = staticName(declaration.propertyName ?? declaration.name);
    const owner = checker.getTypeAtLocation(declaration.parent);
    declaration = key === undefined ? undefined : checker.getPropertyOfType(owner, key)?.valueDeclaration;
  }
  if (!declaration || declaration.getSourceFile().isDeclarationFile) return false;
  const written = (declaration as { type?: tsTypes.TypeNode }).type;
  const type = written && ts.isTypeReferenceNode(written) ? aliased(written, uses) : written;
  return (
    type !== undefined &&
    ts.isUnionTypeNode(type) &&
    type.types.some(
      one => ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal) && one.literal.text === 'system',
    )
  );
}

/** What a type alias stands for. */
function aliased(reference: tsTypes.TypeReferenceNode, uses: Context['uses']): tsTypes.TypeNode | undefined {
  const alias = uses.references.symbolAt(reference.typeName)?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias && !alias.getSourceFile().isDeclarationFile ? alias.type : undefined;
}

/** The content of a message that is written in the list and has nothing but a role and a content, and no comment. */
export function contentOf({ literal, value, element, condition }: SystemMessage): tsTypes.Expression | undefined {
  if (value !== literal || literal.properties.length !== 2) return undefined;
  const content = propertyValue(propertyNamed(literal, 'content'));
  return content && !hasCommentAround(element, condition ? [condition, content] : [content]) ? content : undefined;
}

/** Whether a comment stands in the node, but not in the parts that are listed in their order. */
function hasCommentAround(node: tsTypes.Node, parts: readonly tsTypes.Node[]): boolean {
  const { text } = node.getSourceFile();
  const starts = [node.getStart(), ...parts.map(part => part.end)];
  const ends = [...parts.map(part => part.getStart()), node.end];
  return starts.some((start, i) => /\/[/*]/.test(text.slice(start, ends[i])));
}
