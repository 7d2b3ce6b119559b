/** What is known of a value: that members of it can be read, that it is the input, that the language made it. */
import { inward, isFunctionNode, isOr } from '../../../src/sdk/syntax.js';
import { mayBe, mustBe, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Execute } from './execute.js';
import { ANSWERS } from './methods.js';

export interface Scope {
  checker: tsTypes.TypeChecker;
  execute: Execute;
  /** The parameter that holds the input, which the SDK validates before it calls. */
  input: tsTypes.ParameterDeclaration | undefined;
  /** Constants whose value is being looked at: one that is made from itself is not known. */
  open: Set<tsTypes.Node>;
  /** Whether the body of a callback can let an error out. */
  callback(body: tsTypes.ConciseBody): boolean;
}

export const isPrimitive = (type: tsTypes.Type): boolean =>
  mustBe(type, ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike);

/** Whether a member of the value can be read: it is neither null nor undefined. */
export function isSolid(expression: tsTypes.Expression, scope: Scope): boolean {
  const node = inward(expression);
  if (isInput(node, scope)) return true;
  if (ts.isLiteralExpression(node) || ts.isTemplateExpression(node)) return true;
  if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return true;
  if (ts.isBinaryExpression(node) && isOr(node.operatorToken)) return isSolid(node.right, scope);
  // The type of an index says nothing about an entry that is missing.
  if (ts.isElementAccessExpression(node)) return false;
  if (ts.isIdentifier(node)) {
    const declaration = scope.checker.getSymbolAtLocation(node)?.valueDeclaration;
    const value = declaration && ts.isVariableDeclaration(declaration) && declaration.initializer;
    if (value && ts.isElementAccessExpression(inward(value))) return false;
  }
  const type = scope.checker.getTypeAtLocation(node);
  const uncertain =
    ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void;
  return !mayBe(type, uncertain);
}

/** The validated input, a part of it, or what a harmless method makes of a part of it. */
export function isInput(expression: tsTypes.Expression, scope: Scope): boolean {
  const node = inward(expression);
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return isInput(node.expression, scope);
  if (ts.isCallExpression(node)) {
    const callee = inward(node.expression);
    return ts.isPropertyAccessExpression(callee) && ANSWERS.test(callee.name.text) && isInput(callee.expression, scope);
  }
  if (!ts.isIdentifier(node)) return false;
  const declared = scope.checker.getSymbolAtLocation(node)?.valueDeclaration;
  if (!declared) return false;
  const root = ts.isBindingElement(declared) ? ts.walkUpBindingElementsAndPatterns(declared) : declared;
  if (ts.isParameter(root)) {
    if (root.parent === scope.execute) return root === scope.input;
    // A parameter of a callback is an element of the list that the callback was given to.
    const call = isFunctionNode(root.parent) && root.parent.parent;
    const callee = call && ts.isCallExpression(call) && inward(call.expression);
    return !!callee && ts.isPropertyAccessExpression(callee) && isInput(callee.expression, scope);
  }
  if (!ts.isVariableDeclaration(root)) return false;
  const loop = root.parent.parent;
  if (ts.isForOfStatement(loop)) return isInput(loop.expression, scope);
  return root.initializer !== undefined && isInput(root.initializer, scope);
}

/** A name that no file of the project declares. */
export function isGlobal(node: tsTypes.Expression, name: RegExp, { checker }: Scope): boolean {
  if (!ts.isIdentifier(node) || !name.test(node.text)) return false;
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  return declarations.every(declaration => declaration.getSourceFile().isDeclarationFile);
}

/** Text, numbers, lists, dates, maps: a class of the project may do anything in a method called `map`. */
export function isBuiltIn(receiver: tsTypes.Expression, { checker }: Scope): boolean {
  const node = inward(receiver);
  if (ts.isLiteralExpression(node) || ts.isTemplateExpression(node) || ts.isArrayLiteralExpression(node)) return true;
  const type = checker.getApparentType(checker.getTypeAtLocation(node));
  const declarations = partsOf(type).flatMap(part => part.symbol?.declarations ?? []);
  return declarations.length > 0 && declarations.every(declaration => declaration.getSourceFile().isDeclarationFile);
}

/** `new Date()`: a date that is valid. */
export function isNow(expression: tsTypes.Expression, { checker }: Scope): boolean {
  let node = inward(expression);
  if (ts.isIdentifier(node)) {
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
    if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return false;
    node = inward(declaration.initializer);
  }
  return (
    ts.isNewExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'Date' &&
    !node.arguments?.length
  );
}

export function isLiteral(node: tsTypes.Expression): boolean {
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every(property => ts.isPropertyAssignment(property) && isLiteral(property.initializer));
  }
  return ts.isLiteralExpression(node) || isKeywordValue(node);
}

/** `true`, `false`, `null`, a hole in a list. */
export const isKeywordValue = (node: tsTypes.Node): boolean =>
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  node.kind === ts.SyntaxKind.NullKeyword ||
  node.kind === ts.SyntaxKind.OmittedExpression;
