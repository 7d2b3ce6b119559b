/** Where a number is wanted, and 7 may give none: `usage.inputTokens ?? 0`. */
import { expectedType } from '../../../src/sdk/expected.js';
import { isAssignee, isAssignmentOperator, isEquality, isLogical } from '../../../src/sdk/syntax.js';
import { mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export function defaultToZero(use: ReadUse | PatternUse, context: Context): void {
  if (use.form === 'pattern') return defaultInPattern(use, context);
  const { node } = use;
  if (isAssignee(node) || mayBe(context.checker.getTypeAtLocation(node), ts.TypeFlags.Undefined)) return;
  if (!needsNumber(node, context)) return;
  const isApart = needsParentheses(node);
  context.change(use.key, draft => {
    if (isApart) draft.insertBefore(node, '(');
    draft.insertAfter(node, isApart ? ' ?? 0)' : ' ?? 0');
  });
}

function defaultInPattern({ key, node }: PatternUse, context: Context): void {
  if (!ts.isBindingElement(node) || !ts.isIdentifier(node.name) || node.initializer) return;
  if (!context.uses.references.of(node.name).some(use => needsNumber(use, context))) return;
  context.change(key, draft => draft.insertAfter(node, ' = 0'));
}

/** Whether a value that may be undefined would not compile there. */
function needsNumber(value: tsTypes.Node, context: Context): boolean {
  const { parent } = value;
  if (ts.isParenthesizedExpression(parent)) return needsNumber(parent, context);
  if (ts.isBinaryExpression(parent)) return isOperand(value, parent, context);
  if (ts.isConditionalExpression(parent)) return parent.condition !== value && needsNumber(parent, context);
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator !== ts.SyntaxKind.ExclamationToken;
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent))
    return parent.expression === value && !parent.questionDotToken;
  if (ts.isVariableDeclaration(parent) && !parent.type) return parent.name !== value && isReadAsNumber(parent, context);
  const type = ts.isExpression(value) ? slotType(value, context) : undefined;
  if (type) return isNumber(type);
  const isKept = ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent);
  return isKept && isReadAsNumber(parent, context);
}

/** The type that the place expects. */
function slotType(value: tsTypes.Expression, { checker }: Context): tsTypes.Type | undefined {
  const { parent } = value;
  if (isInferred(value, checker)) return undefined;
  if (!ts.isShorthandPropertyAssignment(parent)) return expectedType(checker, value);
  const type = checker.getContextualType(parent.parent);
  const member = type && checker.getPropertyOfType(type, parent.name.text);
  return member && checker.getTypeOfSymbol(member);
}

/** `steps.map(step => [step.usage.inputTokens])`: what is expected there is what is given. */
function isInferred(value: tsTypes.Node, checker: tsTypes.TypeChecker): boolean {
  const fn = ts.findAncestor(value, ts.isFunctionLike);
  if (!fn || fn.type || !ts.isCallExpression(fn.parent) || fn.parent.expression === fn) return false;
  const isGiven = ts.findAncestor(value, node => ts.isCallExpression(node) || node === fn) === fn;
  const { declaration } = checker.getResolvedSignature(fn.parent) ?? {};
  return (
    isGiven &&
    !!declaration &&
    ts.getEffectiveTypeParameterDeclarations(declaration as tsTypes.SignatureDeclaration).length > 0
  );
}

const isNumber = (type: tsTypes.Type): boolean =>
  mayBe(type, ts.TypeFlags.NumberLike) &&
  !mayBe(type, ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Any | ts.TypeFlags.Unknown);

/** Whether what holds the value is read where a number is wanted. */
const isReadAsNumber = (
  { name }: tsTypes.VariableDeclaration | tsTypes.PropertyAssignment | tsTypes.ShorthandPropertyAssignment,
  context: Context,
): boolean =>
  context.uses.references
    .of(name)
    .map(use => (ts.isPropertyAccessExpression(use.parent) && use.parent.name === use ? use.parent : use))
    .some(use => (isAssignee(use) ? isCountedUp(use) : needsNumber(use, context)));

/** `total += …` */
const isCountedUp = ({ parent }: tsTypes.Node): boolean =>
  (parent as tsTypes.BinaryExpression).operatorToken.kind !== ts.SyntaxKind.EqualsToken;

function isOperand(value: tsTypes.Node, operation: tsTypes.BinaryExpression, context: Context): boolean {
  const { operatorToken, left, right } = operation;
  const { kind } = operatorToken;
  if (kind === ts.SyntaxKind.EqualsToken) {
    const type = context.checker.getTypeAtLocation(left);
    return value === right && isNumber(type);
  }
  if (isLogical(operatorToken)) return value === right && needsNumber(operation, context);
  if (isEquality(operatorToken) || kind === ts.SyntaxKind.CommaToken) return false;
  const other = context.checker.getTypeAtLocation(value === left ? right : left);
  const isText = kind === ts.SyntaxKind.PlusToken || kind === ts.SyntaxKind.PlusEqualsToken;
  return !isText || !mayBe(other, ts.TypeFlags.StringLike);
}

function needsParentheses({ parent }: tsTypes.Node): boolean {
  if (ts.isBinaryExpression(parent)) return !isAssignmentOperator(parent.operatorToken);
  return (
    ts.isPrefixUnaryExpression(parent) || ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)
  );
}
