/** Whether a value may be a promise: what is returned without `await` leaves a `try` before it rejects. */
import { constValue, inward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

/** False only where the value provably has no `then`. */
export function mayBePromise(expression: tsTypes.Expression, checker: tsTypes.TypeChecker): boolean {
  const node = inward(expression);
  const again = (part: tsTypes.Expression): boolean => mayBePromise(part, checker);

  if (isPlain(node)) return false;
  if (ts.isConditionalExpression(node)) return again(node.whenTrue) || again(node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.BarBarToken:
      case ts.SyntaxKind.QuestionQuestionToken:
        return again(node.left) || again(node.right);
      // A promise is truthy, so a left side that is handed on is none.
      case ts.SyntaxKind.AmpersandAmpersandToken:
      case ts.SyntaxKind.CommaToken:
      case ts.SyntaxKind.EqualsToken:
        return again(node.right);
      default:
        return false;
    }
  }
  if (ts.isIdentifier(node)) {
    if (node.text === 'undefined') return false;
    const origin = constValue(checker.getSymbolAtLocation(node)?.valueDeclaration);
    if (origin && !again(origin)) return false;
  }
  if (ts.isCallExpression(node) && makesPlain(node, again)) return false;
  return typeMayBePromise(checker.getTypeAtLocation(node), checker);
}

/** Expressions whose form alone says that the value is no promise. */
const isPlain = (node: tsTypes.Expression): boolean =>
  ts.isLiteralExpression(node) ||
  ts.isTemplateExpression(node) ||
  ts.isObjectLiteralExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isAwaitExpression(node) ||
  ts.isTypeOfExpression(node) ||
  ts.isVoidExpression(node) ||
  ts.isDeleteExpression(node) ||
  ts.isPrefixUnaryExpression(node) ||
  ts.isPostfixUnaryExpression(node) ||
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  node.kind === ts.SyntaxKind.NullKeyword;

const CONVERSIONS = /^(?:String|Number|Boolean|parseInt|parseFloat)$/;
const NAMESPACES = /^(?:JSON|Math|Object|Array|Number|String)$/;
/** Methods that answer with text, whatever they are called on. */
const TEXT_METHODS =
  /^(?:toString|toFixed|toISOString|toUpperCase|toLowerCase|trim|padStart|padEnd|toLocale\w*String)$/;
/** Methods of lists. Some promise libraries have them too, so the receiver must be no promise. */
const LIST_METHODS = /^(?:map|filter|flatMap|flat|slice|sort|reverse|join|includes|some|every|split|replace)$/;

function makesPlain(call: tsTypes.CallExpression, mayBe: (part: tsTypes.Expression) => boolean): boolean {
  const callee = inward(call.expression);
  if (ts.isIdentifier(callee)) return CONVERSIONS.test(callee.text);
  if (!ts.isPropertyAccessExpression(callee)) return false;
  const { expression, name } = callee;
  if (ts.isIdentifier(expression) && NAMESPACES.test(expression.text)) return name.text !== 'fromAsync';
  if (ts.isIdentifier(expression) && expression.text === 'Date') return true;
  return TEXT_METHODS.test(name.text) || (LIST_METHODS.test(name.text) && !mayBe(expression));
}

function typeMayBePromise(type: tsTypes.Type, checker: tsTypes.TypeChecker): boolean {
  const { flags } = type;
  const { TypeFlags } = ts;
  if (flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter | TypeFlags.NonPrimitive)) return true;
  if (type.isUnion()) return type.types.some(part => typeMayBePromise(part, checker));
  if (!(flags & (TypeFlags.Object | TypeFlags.Intersection))) {
    return (flags & (TypeFlags.IndexedAccess | TypeFlags.Conditional | TypeFlags.Substitution)) !== 0;
  }
  if (checker.getPropertyOfType(type, 'then')) return true;
  if (hasUnknownBase(type, checker)) return true;
  // `{}` says nothing about a value.
  const isEmpty = type.getProperties().length === 0 && checker.getIndexInfosOfType(type).length === 0;
  return isEmpty && type.getCallSignatures().length === 0;
}

/** A class or interface that extends something from a package: its members are not all known. */
const hasUnknownBase = (type: tsTypes.Type, checker: tsTypes.TypeChecker): boolean =>
  (type.symbol?.declarations ?? []).some(
    declaration =>
      (ts.isClassLike(declaration) || ts.isInterfaceDeclaration(declaration)) &&
      (declaration.heritageClauses ?? []).some(
        clause =>
          (clause.token === ts.SyntaxKind.ExtendsKeyword || ts.isInterfaceDeclaration(declaration)) &&
          clause.types.some(base => (checker.getTypeAtLocation(base).flags & ts.TypeFlags.Any) !== 0),
      ),
  );
