/** Where code spells a kind of a part of `streamText`. */
import { expectedType } from '../../../src/sdk/expected.js';
import { accessOf, comparedWith, constValue, inward, outward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { KINDS } from './names.js';
import { hasKind, isEveryKind, isKind, NAMES } from './values.js';

/** A string, or the name of a property. */
export type Token = tsTypes.Identifier | tsTypes.StringLiteralLike;

export const isToken = (node: tsTypes.Node): node is Token => ts.isStringLiteralLike(node) || ts.isIdentifier(node);

/** Whether the kind is that of a part of `streamText`: `maybe` where it also is something else. */
export function spellsKind(token: Token, owner: string, context: Context): boolean | 'maybe' {
  const { parent } = token;
  if (ts.isIdentifier(token) || isKey(token)) return isHandled(token, context);
  const place = outward(token);
  const subject = comparedWith(place);
  if (subject) return isKind(subject, token.text, owner, context);
  if (ts.isLiteralTypeNode(parent)) return isInType(parent, token.text, owner, context);
  const property = place.parent;
  if (ts.isPropertyAssignment(property) && property.initializer === place && staticName(property.name) === 'type')
    return isTypeOfPart(property.parent, token.text, owner, context);
  if (isEveryKind(expectedType(context.checker, token))) return true;
  return ts.isArrayLiteralExpression(place.parent) && isListed(place.parent, token.text, owner, context);
}

/** `['a', 'b'].includes(part.type)`, `new Set(['a', 'b'])`, also through a constant. */
function isListed(
  list: tsTypes.ArrayLiteralExpression,
  kind: string,
  owner: string,
  context: Context,
): boolean | 'maybe' {
  let value = outward(list);
  if (ts.isNewExpression(value.parent) && value.parent.expression.getText() === 'Set') value = outward(value.parent);
  const holder = value.parent;
  const isConstant = ts.isVariableDeclaration(holder) && constValue(holder) !== undefined;
  const places = isConstant ? context.uses.references.of(holder.name).map(accessOf) : [value];
  const answers = places.map(place => {
    const asked = askedOf(place);
    return asked !== undefined && isKind(asked, kind, owner, context);
  });
  if (!answers.includes(true)) return false;
  return answers.every(Boolean) || 'maybe';
}

/** What a list is asked for: `list.includes(x)`, `set.has(x)`. */
function askedOf(list: tsTypes.Node): tsTypes.Expression | undefined {
  const access = outward(list).parent;
  if (!ts.isPropertyAccessExpression(access) || !/^(?:includes|has|indexOf)$/.test(access.name.text)) return undefined;
  return ts.isCallExpression(access.parent) ? access.parent.arguments[0] : undefined;
}

/** `{ type: 'a', … }`, where a part is expected. */
function isTypeOfPart(
  literal: tsTypes.ObjectLiteralExpression,
  kind: string,
  owner: string,
  context: Context,
): boolean | 'maybe' {
  const expected = expectedType(context.checker, literal);
  if (expected && hasKind(expected, kind, owner, context)) return true;
  if (expected && context.checker.getPropertiesOfType(expected).length > 0) return false;
  const { takers, lost } = context.uses.flows.of(literal);
  const answers = takers.map(({ type }) => hasKind(type, kind, owner, context));
  if (!answers.includes(true)) return false;
  return (lost.length === 0 && answers.every(Boolean)) || 'maybe';
}

/** Types that pick a part, or the name of its kind, out of all. */
const PICKS = /^(?:Extract|Exclude)$/;

function isInType(literal: tsTypes.LiteralTypeNode, kind: string, owner: string, context: Context): boolean {
  const { checker } = context;
  const names = withUnion(literal);
  const signature = names.parent;
  if (!ts.isPropertySignature(signature)) {
    const all = pickedFrom(names);
    return all !== undefined && isEveryKind(checker.getTypeFromTypeNode(all));
  }
  if (staticName(signature.name) !== 'type' || !ts.isTypeLiteralNode(signature.parent)) return false;
  const picked = withUnion(signature.parent);
  const all = ts.isIntersectionTypeNode(picked.parent)
    ? picked.parent.types.filter(other => other !== picked)
    : [pickedFrom(picked)];
  return all.some(other => other && hasKind(checker.getTypeFromTypeNode(other), kind, owner, context));
}

const withUnion = (node: tsTypes.TypeNode): tsTypes.Node => (ts.isUnionTypeNode(node.parent) ? node.parent : node);

/** `T` in `Extract<T, picked>` */
function pickedFrom(picked: tsTypes.Node): tsTypes.TypeNode | undefined {
  const { parent } = picked;
  if (!ts.isTypeReferenceNode(parent) || !PICKS.test(parent.typeName.getText())) return undefined;
  return parent.typeArguments?.[1] === picked ? parent.typeArguments[0] : undefined;
}

const isKey = (token: Token): boolean => ts.isObjectLiteralElementLike(token.parent) && token.parent.name === token;

/** A key of a map from kinds to what is done: by the type that is expected, or by what it is asked for. */
function isHandled(key: Token, context: Context): boolean {
  const { checker, uses } = context;
  if (!isKey(key) || !ts.isObjectLiteralExpression(key.parent.parent)) return false;
  const literal = key.parent.parent;
  const expected = checker.getContextualType(literal);
  if (expected && NAMES.every(name => checker.getPropertyOfType(expected, name))) return true;
  const holder = outward(literal).parent;
  if (!ts.isVariableDeclaration(holder) || !ts.isIdentifier(holder.name)) return false;
  const reads = uses.references
    .of(holder.name)
    .filter(use => !ts.isTypeQueryNode(use.parent))
    .map(use => outward(use).parent);
  const owner = KINDS[key.text]!.of;
  return (
    reads.length > 0 &&
    reads.every(
      read => ts.isElementAccessExpression(read) && isKind(inward(read.argumentExpression), key.text, owner, context),
    )
  );
}
