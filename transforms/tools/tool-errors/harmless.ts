/**
 * Expressions that provably cannot throw: arithmetic and literals over validated input, and a short list of calls.
 * Everything that is not known to be harmless counts as able to throw.
 */
import { inward, isFunctionNode } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

export interface Scope {
  checker: tsTypes.TypeChecker;
  /** The function whose first parameter holds the input, which the SDK validates before it calls. */
  execute: tsTypes.SignatureDeclaration;
  /** Whether the body of a callback can let an error out. */
  callback(body: tsTypes.ConciseBody): boolean;
  /** Whether the expression is a promise whose rejection is taken care of: `load().catch(() => null)`. */
  settled(expression: tsTypes.Expression): boolean;
}

export function canThrow(expression: tsTypes.Expression, scope: Scope): boolean {
  const again = (part: tsTypes.Expression): boolean => canThrow(part, scope);
  const node = inward(expression);

  if (ts.isBigIntLiteral(node)) return true;
  if (ts.isLiteralExpression(node) || isKeywordValue(node)) return false;
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return false;
  if (ts.isIdentifier(node)) return !isKnownValue(node, scope, new Set());
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
  if (ts.isAwaitExpression(node)) return !scope.settled(node.expression);
  if (ts.isNewExpression(node)) {
    const harmless = isGlobal(node.expression, /^(?:Date|Map|Set|URLSearchParams|Error|AbortController)$/, scope);
    return !harmless || (node.arguments ?? []).some(again);
  }
  if (ts.isCallExpression(node)) return !isHarmlessCall(node, scope);
  return true;
}

const isKeywordValue = (node: tsTypes.Node): boolean =>
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  node.kind === ts.SyntaxKind.NullKeyword ||
  node.kind === ts.SyntaxKind.OmittedExpression;

function propertyCanThrow(property: tsTypes.ObjectLiteralElementLike, scope: Scope): boolean {
  const { name } = property;
  if (name && ts.isComputedPropertyName(name) && canThrow(name.expression, scope)) return true;
  if (ts.isPropertyAssignment(property)) return canThrow(property.initializer, scope);
  if (ts.isShorthandPropertyAssignment(property)) {
    const value = scope.checker.getShorthandAssignmentValueSymbol(property);
    return !isKnownSymbol(value, property.name, scope, new Set());
  }
  return ts.isSpreadAssignment(property) && canThrow(property.expression, scope);
}

function binaryCanThrow(node: tsTypes.BinaryExpression, scope: Scope): boolean {
  const { left, operatorToken, right } = node;
  const { kind } = operatorToken;
  if (kind === ts.SyntaxKind.InKeyword || kind === ts.SyntaxKind.InstanceOfKeyword) return true;
  if (canThrow(right, scope)) return true;
  const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  if (assigns && kind === ts.SyntaxKind.EqualsToken && ts.isIdentifier(left)) return false;
  return canThrow(left, scope);
}

/** A name that holds a value of which nothing can reject: input, a local, a constant made of harmless parts. */
function isKnownValue(name: tsTypes.Identifier, scope: Scope, seen: Set<tsTypes.Node>): boolean {
  if (/^(?:undefined|NaN|Infinity|String|Number|Boolean)$/.test(name.text)) return true;
  return isKnownSymbol(scope.checker.getSymbolAtLocation(name), name, scope, seen);
}

function isKnownSymbol(
  found: tsTypes.Symbol | undefined,
  name: tsTypes.Identifier,
  scope: Scope,
  seen: Set<tsTypes.Node>,
): boolean {
  const { checker, execute } = scope;
  const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  const declaration = symbol?.valueDeclaration;
  if (!declaration || seen.has(declaration)) return false;
  seen.add(declaration);
  if (ts.isEnumDeclaration(declaration) || ts.isFunctionDeclaration(declaration)) return true;
  const isLocal = ts.findAncestor(declaration, node => node === execute) !== undefined;
  if (isLocal && (ts.isParameter(declaration) || ts.isBindingElement(declaration))) return true;
  if (isPrimitive(checker.getTypeAtLocation(name))) return true;
  if (!ts.isVariableDeclaration(declaration)) return false;
  // What a local is given was looked at where it is given.
  if (isLocal) return true;
  const isConst = (declaration.parent.flags & ts.NodeFlags.Const) !== 0;
  return isConst && declaration.initializer !== undefined && !canThrow(declaration.initializer, scope);
}

const isPrimitive = (type: tsTypes.Type): boolean =>
  (type.isUnion() ? type.types : [type]).every(
    part => (part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike)) !== 0,
  );

/** Whether a member of the value can be read: it is neither null nor undefined. */
export function isSolid(expression: tsTypes.Expression, scope: Scope): boolean {
  const node = inward(expression);
  if (isInput(node, scope)) return true;
  if (ts.isLiteralExpression(node) || ts.isTemplateExpression(node)) return true;
  if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return true;
  if (ts.isBinaryExpression(node) && isDefault(node)) return isSolid(node.right, scope);
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
  return (type.isUnion() ? type.types : [type]).every(part => (part.flags & uncertain) === 0);
}

const isDefault = (node: tsTypes.BinaryExpression): boolean =>
  node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
  node.operatorToken.kind === ts.SyntaxKind.BarBarToken;

/** The validated input, a part of it, or what a harmless method makes of a part of it. */
function isInput(expression: tsTypes.Expression, scope: Scope): boolean {
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
    if (root.parent === scope.execute) return root === scope.execute.parameters[0];
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

/** Methods of text and lists that cannot throw and always answer with a value. */
const ANSWERS =
  /^(?:toUpperCase|toLowerCase|trim|trimStart|trimEnd|split|slice|substring|replace|concat|padStart|padEnd|includes|startsWith|endsWith|indexOf|lastIndexOf|charAt|charCodeAt|toString|join|map|filter|flatMap|flat|some|every|reverse|sort|forEach|has|keys|values|entries|test|get(?:UTC)?(?:Time|Date|Day|Month|FullYear|Hours|Minutes|Seconds|Milliseconds))$/;
/** Methods that cannot throw and may answer with nothing. */
const MAY_ANSWER = /^(?:get|set|add|push|pop|shift|unshift|find|findIndex|findLast|at|match)$/;
const DATE_TEXT = /^to(?:ISO|JSON|UTC|Date|Time|Locale|LocaleDate|LocaleTime)?(?:String)?$/;

const NAMESPACE_CALLS: Readonly<Record<string, RegExp>> = {
  Math: /./,
  console: /./,
  Date: /^(?:now|UTC)$/,
  JSON: /^stringify$/,
  Object: /^(?:keys|values|entries|assign|freeze|fromEntries)$/,
  Array: /^(?:isArray|of|from)$/,
  Number: /./,
  String: /^fromCharCode$/,
  crypto: /^randomUUID$/,
  performance: /^now$/,
};

function isHarmlessCall(call: tsTypes.CallExpression, scope: Scope): boolean {
  if (scope.settled(call)) return true;
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

function isHarmlessArgument(argument: tsTypes.Expression, scope: Scope): boolean {
  const node = inward(argument);
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return !canThrow(node, scope);
  const isAsync = node.modifiers?.some(modifier => modifier.kind === ts.SyntaxKind.AsyncKeyword);
  return !isAsync && !node.asteriskToken && !scope.callback(node.body);
}

/** A name that no file of the project declares. */
function isGlobal(node: tsTypes.Expression, name: RegExp, { checker }: Scope): boolean {
  if (!ts.isIdentifier(node) || !name.test(node.text)) return false;
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  return declarations.every(declaration => declaration.getSourceFile().isDeclarationFile);
}

/** Text, numbers, lists, dates, maps: a class of the project may do anything in a method called `map`. */
function isBuiltIn(receiver: tsTypes.Expression, { checker }: Scope): boolean {
  const node = inward(receiver);
  if (ts.isLiteralExpression(node) || ts.isTemplateExpression(node) || ts.isArrayLiteralExpression(node)) return true;
  const type = checker.getApparentType(checker.getTypeAtLocation(node));
  const declarations = (type.isUnion() ? type.types : [type]).flatMap(part => part.symbol?.declarations ?? []);
  return declarations.length > 0 && declarations.every(declaration => declaration.getSourceFile().isDeclarationFile);
}

/** `new Date()`: a date that is valid. */
function isNow(expression: tsTypes.Expression, { checker }: Scope): boolean {
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

function isLiteral(node: tsTypes.Expression): boolean {
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every(property => ts.isPropertyAssignment(property) && isLiteral(property.initializer));
  }
  return ts.isLiteralExpression(node) || isKeywordValue(node);
}
