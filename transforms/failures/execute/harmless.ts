/**
 * Expressions that provably cannot throw: arithmetic and literals over validated input, and a short list of calls.
 * Everything that is not known to be harmless counts as able to throw.
 */
import { resolveAlias } from '../../../src/sdk/symbols.js';
import { constValue, inward, isFunctionNode } from '../../../src/sdk/syntax.js';
import { isOpaque, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { isAsyncFunction, isGenerator } from './execute.js';
import { LEVELS, LOGGER } from './logger.js';
import { ANSWERS, DATE_TEXT, MAY_ANSWER, NAMESPACE_CALLS } from './methods.js';
import { isSettled } from './settled.js';
import {
  isBuiltIn,
  isGlobal,
  isInput,
  isKeywordValue,
  isLiteral,
  isNow,
  isPrimitive,
  isSolid,
  type Scope,
} from './values.js';

export function canThrow(expression: tsTypes.Expression, scope: Scope): boolean {
  const again = (part: tsTypes.Expression): boolean => canThrow(part, scope);
  const node = inward(expression);

  if (ts.isBigIntLiteral(node)) return true;
  if (ts.isLiteralExpression(node) || isKeywordValue(node)) return false;
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return false;
  if (ts.isIdentifier(node)) return !isKnownValue(node, scope);
  if (ts.isTemplateExpression(node)) return node.templateSpans.some(span => again(span.expression));
  if (ts.isConditionalExpression(node)) return again(node.condition) || again(node.whenTrue) || again(node.whenFalse);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return again(node.operand);
  if (ts.isTypeOfExpression(node) || ts.isVoidExpression(node)) return again(node.expression);
  if (ts.isBinaryExpression(node)) return binaryCanThrow(node, scope);
  if (ts.isObjectLiteralExpression(node)) return node.properties.some(property => propertyCanThrow(property, scope));
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.some(element =>
      ts.isSpreadElement(element) ? again(element.expression) || !isSolid(element.expression, scope) : again(element),
    );
  }
  if (ts.isPropertyAccessExpression(node)) {
    if (isGlobal(node.expression, /^(?:Math|Number)$/, scope)) return false;
    return again(node.expression) || !(node.questionDotToken || isSolid(node.expression, scope));
  }
  if (ts.isElementAccessExpression(node)) {
    const { expression, argumentExpression } = node;
    return again(expression) || again(argumentExpression) || !(node.questionDotToken || isSolid(expression, scope));
  }
  if (ts.isYieldExpression(node))
    return node.asteriskToken !== undefined || (node.expression ? again(node.expression) : false);
  if (ts.isAwaitExpression(node)) return !isSettled(node.expression, scope.checker);
  if (ts.isNewExpression(node)) {
    const harmless = isGlobal(node.expression, /^(?:Date|Map|Set|URLSearchParams|Error|AbortController)$/, scope);
    return !harmless || (node.arguments ?? []).some(again);
  }
  if (ts.isCallExpression(node)) return !isHarmlessCall(node, scope);
  return true;
}

function propertyCanThrow(property: tsTypes.ObjectLiteralElementLike, scope: Scope): boolean {
  const { name } = property;
  if (name && ts.isComputedPropertyName(name) && canThrow(name.expression, scope)) return true;
  if (ts.isPropertyAssignment(property)) return canThrow(property.initializer, scope);
  if (ts.isShorthandPropertyAssignment(property)) {
    const value = scope.checker.getShorthandAssignmentValueSymbol(property);
    return !isKnownSymbol(value, property.name, scope);
  }
  return ts.isSpreadAssignment(property) && canThrow(property.expression, scope);
}

function binaryCanThrow(node: tsTypes.BinaryExpression, scope: Scope): boolean {
  const { left, operatorToken, right } = node;
  const { kind } = operatorToken;
  if (kind === ts.SyntaxKind.InKeyword || kind === ts.SyntaxKind.InstanceOfKeyword) return true;
  if (canThrow(right, scope)) return true;
  if (kind === ts.SyntaxKind.EqualsToken && ts.isIdentifier(left)) return false;
  return canThrow(left, scope);
}

/** A name that holds a value of which nothing can reject: input, a local, a constant made of harmless parts. */
function isKnownValue(name: tsTypes.Identifier, scope: Scope): boolean {
  if (/^(?:undefined|NaN|Infinity|String|Number|Boolean)$/.test(name.text)) return true;
  return isKnownSymbol(scope.checker.getSymbolAtLocation(name), name, scope);
}

function isKnownSymbol(found: tsTypes.Symbol | undefined, name: tsTypes.Identifier, scope: Scope): boolean {
  const { checker, execute, open } = scope;
  const declaration = resolveAlias(checker, found)?.valueDeclaration;
  if (!declaration) return false;
  if (ts.isEnumDeclaration(declaration) || ts.isFunctionDeclaration(declaration)) return true;
  const isLocal = ts.findAncestor(declaration, node => node === execute) !== undefined;
  if (isLocal && (ts.isParameter(declaration) || ts.isBindingElement(declaration))) return true;
  const type = checker.getTypeAtLocation(name);
  if (isPrimitive(type)) return true;
  // Of a variable that is assigned somewhere the type says that it is no promise.
  if (ts.isVariableDeclaration(declaration) && !constValue(declaration) && isPlain(type, scope)) return true;
  // What a local is given was looked at where it is given.
  if (isLocal) return ts.isVariableDeclaration(declaration);
  const value = constValue(declaration);
  if (!value || open.has(declaration)) return false;
  open.add(declaration);
  const isKnown = !canThrow(value, scope);
  open.delete(declaration);
  return isKnown;
}

/** Whether all of it is known, and nothing of it can reject. */
const isPlain = (type: tsTypes.Type, { checker }: Scope): boolean =>
  !isOpaque(type) && partsOf(type).every(part => !checker.getPropertyOfType(part, 'then'));

function isHarmlessCall(call: tsTypes.CallExpression, scope: Scope): boolean {
  if (isSettled(call, scope.checker)) return true;
  if (isLog(call) || isLeftAlone(call, scope)) return call.arguments.every(argument => canBeHandedOn(argument, scope));
  if (!call.arguments.every(argument => isHarmlessArgument(argument, scope))) return false;
  const callee = inward(call.expression);
  if (isGlobal(callee, /^(?:String|Number|Boolean|parseInt|parseFloat|isNaN|isFinite)$/, scope)) return true;
  if (!ts.isPropertyAccessExpression(callee)) return false;
  const { expression: receiver, name } = callee;
  if (ts.isIdentifier(receiver) && isGlobal(receiver, /./, scope)) {
    return NAMESPACE_CALLS[receiver.text]?.test(name.text) ?? false;
  }
  if (canThrow(receiver, scope)) return false;
  if (DATE_TEXT.test(name.text) && isNow(receiver, scope)) return call.arguments.every(isLiteral);
  const withStart = name.text === 'reduce' && call.arguments.length === 2;
  const withDigits = name.text === 'toFixed' && call.arguments.every(isLiteral);
  if (!withStart && !withDigits && !ANSWERS.test(name.text) && !MAY_ANSWER.test(name.text)) return false;
  return isInput(receiver, scope) || (isSolid(receiver, scope) && isBuiltIn(receiver, scope));
}

/** `logger.info(…)`, as trusted as it is in the `catch` that would be written. */
const isLog = ({ expression: callee, parent }: tsTypes.CallExpression): boolean =>
  ts.isExpressionStatement(parent) &&
  ts.isPropertyAccessExpression(callee) &&
  ts.isIdentifier(callee.expression) &&
  LOGGER.test(callee.expression.text) &&
  LEVELS.test(callee.name.text);

/** A call of an async function that nobody waits for: what it throws rejects outside of the tool. */
function isLeftAlone({ expression, parent }: tsTypes.CallExpression, { checker }: Scope): boolean {
  const callee = inward(expression);
  if (!(ts.isExpressionStatement(parent) || ts.isVoidExpression(parent)) || !ts.isIdentifier(callee)) return false;
  const declaration = resolveAlias(checker, checker.getSymbolAtLocation(callee))?.valueDeclaration;
  const fn = declaration && (constValue(declaration) ?? declaration);
  return !!fn && isFunctionNode(fn) && isAsyncFunction(fn) && !isGenerator(fn);
}

/** Whether nothing but names is read to make the value. */
function canBeHandedOn(value: tsTypes.Expression, scope: Scope): boolean {
  const node = inward(value);
  if (ts.isIdentifier(node)) return scope.checker.getSymbolAtLocation(node) !== undefined;
  if (ts.isPropertyAccessExpression(node))
    return canBeHandedOn(node.expression, scope) && (!!node.questionDotToken || isSolid(node.expression, scope));
  if (!ts.isObjectLiteralExpression(node)) return isHarmlessArgument(node, scope);
  return node.properties.every(property => {
    if (ts.isShorthandPropertyAssignment(property)) return true;
    const isPlain = ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name);
    return isPlain ? canBeHandedOn(property.initializer, scope) : !propertyCanThrow(property, scope);
  });
}

function isHarmlessArgument(argument: tsTypes.Expression, scope: Scope): boolean {
  const node = inward(argument);
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return !canThrow(node, scope);
  const isAsync = node.modifiers?.some(modifier => modifier.kind === ts.SyntaxKind.AsyncKeyword);
  return !isAsync && !node.asteriskToken && !scope.callback(node.body);
}
