/** The members of the SDK that a value was taken from. */
import { ownersOfSymbol, propertyOf, typeOfValue } from '../../../src/sdk/symbols.js';
import { constValue, inward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { type Context, ownerName } from '../../../src/transform.js';

/** `chat.append`, or `append` that was taken out of it by a pattern or is a `const` of it: `UseChatHelpers.append`. */
export function membersOf(value: tsTypes.Expression, context: Context): string[] {
  const node = inward(value);
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const name = ts.isPropertyAccessExpression(node) ? node.name : node.argumentExpression;
    const type = typeOfValue(context.checker, node.expression);
    return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? membersNamed(type, name.text, context) : [];
  }
  if (!ts.isIdentifier(node)) return [];
  const symbol = context.uses.references.symbolAt(node);
  const declaration = symbol?.valueDeclaration;
  if (declaration && ts.isBindingElement(declaration) && ts.isObjectBindingPattern(declaration.parent)) {
    const name = (declaration.propertyName ?? declaration.name).getText();
    return membersNamed(context.checker.getTypeAtLocation(declaration.parent), name, context);
  }
  const held = constValue(declaration);
  return held ? membersOf(held, context) : ownersOfSymbol(symbol).map(ownerName);
}

/** The members of the SDK that a type has under a name; none where another type has it too. */
export function membersNamed(type: tsTypes.Type, name: string, { checker }: Context): string[] {
  const { owners, foreign } = propertyOf(checker, type, name);
  return foreign.length > 0 ? [] : owners.map(ownerName);
}
