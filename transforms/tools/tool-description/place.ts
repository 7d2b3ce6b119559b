/** Where a description goes: whether a function could stand there too. */
import { expectedType, parameterOf } from '../../../src/sdk/expected.js';
import { accessName, isEquality, isLogical, staticName } from '../../../src/sdk/syntax.js';
import { isOpaque, mayMiss, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

/** `any`: whatever it is. `text`: it becomes part of a text. `string`: nothing else compiles. */
export type Place = 'any' | 'text' | 'string' | 'unsure';

/** Members that a function has too. */
const SHARED = /^(?:length|toString|valueOf|toLocaleString)$/;

/** Functions of tests and of the host that take anything. */
const ACCEPTING = /^(?:expect|assert|console|JSON|String|Boolean)$/;

export function placeOf(value: tsTypes.Expression, checker: tsTypes.TypeChecker): Place {
  if (isNarrowed(value)) return 'any';
  const node = whole(value);
  const { parent } = node;
  if (isTested(node) || isCast(parent) || ts.isExpressionStatement(parent)) return 'any';
  if (isAccessOf(parent, node)) return SHARED.test(accessName(parent) ?? '') ? 'any' : 'string';
  if (ts.isTemplateSpan(parent) || isSum(parent)) return 'text';
  if (ts.isJsxExpression(parent) && isRendered(parent)) return 'string';
  const type = wantedType(node, checker);
  if (type && !isOpaque(type)) return partsOf(type).some(part => takesFunction(part, checker)) ? 'any' : 'string';
  return placeIn(node, type, checker);
}

/** Whether undefined can stand in the place of the value. */
export function takesUndefined(value: tsTypes.Expression, checker: tsTypes.TypeChecker): boolean {
  const node = ts.isParenthesizedExpression(value.parent) ? value.parent : value;
  const { parent } = node;
  if (ts.isNonNullExpression(parent) || ts.isJsxExpression(parent)) return true;
  if (ts.isBinaryExpression(parent) && isLogical(parent.operatorToken) && parent.left === node) return true;
  if (isAccessOf(parent, node)) return parent.questionDotToken !== undefined;
  const type = wantedType(whole(value), checker);
  return type !== undefined && mayMiss(type);
}

/** The whole expression that the value may become: `tool.description ?? ''`, `known ? tool.description! : name`. */
export function whole(value: tsTypes.Expression): tsTypes.Expression {
  const { parent } = value;
  const isPart =
    ts.isParenthesizedExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== value) ||
    (ts.isBinaryExpression(parent) &&
      isLogical(parent.operatorToken) &&
      (parent.right === value || parent.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken));
  return isPart ? whole(parent as tsTypes.Expression) : value;
}

/** What is returned to a call that takes its type from there is wanted as what the call is: `(): Row[] => list.map(…)`. */
function wantedType(node: tsTypes.Expression, checker: tsTypes.TypeChecker): tsTypes.Type | undefined {
  const [outer, names] = inLiterals(node);
  const call = takerOf(outer, checker);
  if (!call) return expectedType(checker, node);
  const list = checker.getContextualType(call);
  let type = list && checker.getIndexTypeOfType(checker.getNonNullableType(list), ts.IndexKind.Number);
  for (const name of names) {
    const member = type && checker.getPropertyOfType(checker.getNonNullableType(type), name);
    type = member && checker.getTypeOfSymbol(member);
  }
  return type;
}

/** The whole literal that a value stands in, and the names that lead there. */
function inLiterals(node: tsTypes.Expression): [outer: tsTypes.Node, names: readonly string[]] {
  const names: string[] = [];
  let at: tsTypes.Node = node;
  for (; isInLiteral(at.parent) || ts.isParenthesizedExpression(at.parent); at = at.parent)
    if (ts.isObjectLiteralElement(at.parent)) names.unshift(staticName(at.parent.name) ?? '');
  return [at, names];
}

/** The call whose type is inferred from what the function given to it returns. */
function takerOf(returned: tsTypes.Node, checker: tsTypes.TypeChecker): tsTypes.CallExpression | undefined {
  const { parent } = returned;
  const fn = ts.isReturnStatement(parent) ? ts.findAncestor(parent, ts.isFunctionLike) : parent;
  if (!fn || !(ts.isArrowFunction(fn) || ts.isFunctionExpression(fn)) || fn.type || returned === fn) return undefined;
  const call = fn.parent;
  if (!ts.isCallExpression(call) || call.expression === fn) return undefined;
  const type = parameterOf(fn, call, checker)?.type;
  if (!type || !ts.isFunctionTypeNode(type)) return undefined;
  const isInferred = partsOf(checker.getTypeFromTypeNode(type.type)).some(
    ({ flags }) => flags & ts.TypeFlags.TypeParameter,
  );
  return isInferred ? call : undefined;
}

/** Where nothing tells what is expected: what another library takes in an object is described by that. */
function placeIn(node: tsTypes.Expression, type: tsTypes.Type | undefined, checker: tsTypes.TypeChecker): Place {
  const [at] = inLiterals(node);
  if (takerOf(at, checker)) return type ? 'any' : 'unsure';
  const call = at.parent;
  if (!(ts.isCallExpression(call) || ts.isNewExpression(call)) || call.expression === at)
    return checker.getContextualType(node) ? 'any' : 'unsure';
  if (ACCEPTING.test(rootOf(call.expression))) return 'any';
  if (!isOpaque(checker.getTypeAtLocation(call.expression)))
    return expectedType(checker, at as tsTypes.Expression) ? 'any' : 'unsure';
  return at === node ? 'unsure' : 'string';
}

const isInLiteral = (node: tsTypes.Node): boolean =>
  ts.isObjectLiteralElement(node) || ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);

/** The name that a chain of calls and members starts with: `expect(x).toBe`. */
function rootOf(expression: tsTypes.Expression): string {
  let at = expression;
  while (ts.isCallExpression(at) || ts.isPropertyAccessExpression(at)) at = at.expression;
  return ts.isIdentifier(at) ? at.text : '';
}

function takesFunction(type: tsTypes.Type, checker: tsTypes.TypeChecker): boolean {
  if (isOpaque(type)) return true;
  if (type.flags & ts.TypeFlags.TypeParameter) {
    const constraint = checker.getBaseConstraintOfType(type);
    return !constraint || partsOf(constraint).some(part => takesFunction(part, checker));
  }
  if (type.flags & ts.TypeFlags.NonPrimitive) return true;
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  return (
    type.getCallSignatures().length > 0 ||
    /^(?:Function|Object)$/.test(type.symbol?.name ?? '') ||
    (type.getProperties().every(({ flags }) => flags & ts.SymbolFlags.Optional) && !type.getStringIndexType())
  );
}

const isCast = (node: tsTypes.Node): boolean => ts.isAsExpression(node) || ts.isTypeAssertionExpression(node);

const isAccessOf = (
  node: tsTypes.Node,
  value: tsTypes.Expression,
): node is tsTypes.PropertyAccessExpression | tsTypes.ElementAccessExpression =>
  (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) && node.expression === value;

const isSum = (node: tsTypes.Node): boolean =>
  ts.isBinaryExpression(node) &&
  (node.operatorToken.kind === ts.SyntaxKind.PlusToken || node.operatorToken.kind === ts.SyntaxKind.PlusEqualsToken);

/** A child of an element, or an attribute of one of HTML. */
function isRendered({ parent }: tsTypes.JsxExpression): boolean {
  if (!ts.isJsxAttribute(parent)) return true;
  const { tagName } = parent.parent.parent;
  return ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text);
}

/** Whether a condition around it has asked for what it is. */
function isNarrowed(node: tsTypes.Expression): boolean {
  const test = `typeof ${node.getText()} `;
  return (
    ts.findAncestor(
      node,
      at =>
        (ts.isConditionalExpression(at) && at.condition.getText().includes(test)) ||
        (ts.isIfStatement(at) && at.expression.getText().includes(test)) ||
        (ts.isBinaryExpression(at) && at.left.getText().includes(test)),
    ) !== undefined
  );
}

/** Whether only its presence or its kind is asked for. */
function isTested(value: tsTypes.Expression): boolean {
  const { parent } = value;
  if (ts.isTypeOfExpression(parent) || ts.isPrefixUnaryExpression(parent) || ts.isIfStatement(parent)) return true;
  if (ts.isConditionalExpression(parent)) return parent.condition === value;
  if (!ts.isBinaryExpression(parent)) return false;
  const isGuard = parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken && parent.left === value;
  return isGuard || isEquality(parent.operatorToken);
}
