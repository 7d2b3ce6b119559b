/** What asks for the `type` of a part. */
import { inward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { membersNamed } from './members.js';

/** `part` of `part.type`, and of `type` that was taken out of it. */
export function partOf(
  expression: tsTypes.Expression,
  kind: string,
  context: Context,
): { node: tsTypes.Expression; isOptional: boolean } | undefined {
  const value = inward(expression);
  if (ts.isPropertyAccessExpression(value) && value.name.text === 'type') {
    const isOptional = value.questionDotToken !== undefined;
    const type = context.checker.getTypeAtLocation(value.expression);
    return isPart(type, kind, context) ? { node: value.expression, isOptional } : undefined;
  }
  const element = ts.isIdentifier(value) ? context.uses.references.symbolAt(value)?.valueDeclaration : undefined;
  if (!element || !ts.isBindingElement(element) || staticName(element.propertyName ?? element.name) !== 'type')
    return undefined;
  const { parent: holder } = element.parent;
  const isHeld = ts.isVariableDeclaration(holder) && holder.initializer && ts.isIdentifier(holder.initializer);
  if (!isHeld || !isPart(context.checker.getTypeAtLocation(element.parent), kind, context)) return undefined;
  return { node: holder.initializer, isOptional: false };
}

/** Whether it may be the part of that type of the declarations, and is a part of a UI message for certain. */
export function isPart(type: tsTypes.Type, kind: string, context: Context): boolean {
  const members = membersNamed(type, 'type', context);
  return members.includes(`${kind}.type`) && members.every(member => /UIPart\.type$/.test(member));
}

/** `Extract<T, { key: 'literal' }>` */
export function extractAround(literal: tsTypes.Node, key: string): tsTypes.TypeReferenceNode | undefined {
  const property = literal.parent.parent;
  const isKey =
    ts.isLiteralTypeNode(literal.parent) && ts.isPropertySignature(property) && property.name.getText() === key;
  const reference = isKey ? property.parent.parent : undefined;
  return reference && ts.isTypeReferenceNode(reference) && reference.typeName.getText() === 'Extract'
    ? reference
    : undefined;
}

/** What is looked for in a list that is written there: `['call', 'result'].includes(state)`. */
export function includesArgument(literal: tsTypes.Node): tsTypes.Expression | undefined {
  const list = literal.parent;
  const callee = list.parent;
  if (!ts.isArrayLiteralExpression(list) || !ts.isPropertyAccessExpression(callee)) return undefined;
  return callee.name.text === 'includes' && ts.isCallExpression(callee.parent) ? callee.parent.arguments[0] : undefined;
}
