/** From an expression back to the member that it reads. */
import type { References } from './references.js';
import { typeOfValue } from './symbols.js';
import { accessName, inward, staticName } from './syntax.js';
import { ts, type tsTypes } from './typescript.js';

export interface Member {
  /** The type that has it. */
  type: tsTypes.Type;
  member: string;
  /** What it is read off; none where a pattern takes it. */
  holder?: tsTypes.Expression;
}

/** For a read of a member, or a name that a pattern or a constant gives it. */
export function memberBehind(
  expression: tsTypes.Expression,
  checker: tsTypes.TypeChecker,
  references: References,
): Member | undefined {
  const node = inward(expression);
  if (ts.isAwaitExpression(node)) return memberBehind(node.expression, checker, references);
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const member = accessName(node);
    const holder = node.expression;
    return member === undefined ? undefined : { type: typeOfValue(checker, holder), member, holder };
  }
  const declaration = ts.isIdentifier(node) ? references.symbolAt(node)?.valueDeclaration : undefined;
  if (!declaration) return undefined;
  if (ts.isVariableDeclaration(declaration) && declaration.initializer && !declaration.type)
    return memberBehind(declaration.initializer, checker, references);
  if (!ts.isBindingElement(declaration)) return undefined;
  const member = staticName(declaration.propertyName ?? declaration.name);
  return member === undefined ? undefined : { type: checker.getTypeAtLocation(declaration.parent), member };
}
