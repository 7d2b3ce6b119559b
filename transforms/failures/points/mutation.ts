/** Writes into what a callback is given. */
import { accessName, CHANGES_LIST, type FunctionNode, inward, isWritten, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

/** The places where a callback changes the output of the tool that its event holds. */
export function outputWrites(fn: FunctionNode, checker: tsTypes.TypeChecker): tsTypes.Node[] {
  const found: tsTypes.Node[] = [];
  walk(fn, node => {
    if (ts.isExpression(node) && isOutput(pathWritten(node, value => pathTo(value, fn, checker)))) found.push(node);
  });
  return found;
}

/** `toolOutput.output` and `toolOutput.error` of 7, `output` of 6; another `toolOutput` in the event changes nothing. */
const isOutput = ([first, ...rest]: readonly string[] = []): boolean =>
  first === 'output' || (first === 'toolOutput' && rest.length > 0);

type PathOf = (value: tsTypes.Expression) => string[] | undefined;

/** What an expression changes: `x.y` of `x.y = 1` and `delete x.y`, something in `x` of `x.push(1)` and `Object.assign(x, …)`. */
function pathWritten(node: tsTypes.Expression, pathOf: PathOf): string[] | undefined {
  const within = (value: tsTypes.Expression | undefined): string[] | undefined => {
    const path = value && pathOf(value);
    return path && [...path, ''];
  };
  if (ts.isDeleteExpression(node)) return pathOf(node.expression);
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return isWritten(node) || isCounted(node) ? pathOf(node) : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  const callee = inward(node.expression);
  if (/^Object\.(?:assign|defineProperty)$/.test(callee.getText())) return within(node.arguments[0]);
  return CHANGES_LIST.test(accessName(callee) ?? '') ? within(ownerOf(callee)) : undefined;
}

const ownerOf = (access: tsTypes.Expression): tsTypes.Expression | undefined =>
  ts.isPropertyAccessExpression(access) || ts.isElementAccessExpression(access) ? access.expression : undefined;

const isCounted = ({ parent }: tsTypes.Node): boolean =>
  ts.isPostfixUnaryExpression(parent) ||
  (ts.isPrefixUnaryExpression(parent) &&
    (parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken));

/** The members by which a value is reached from the first parameter of a function; undefined where it is not. */
function pathTo(expression: tsTypes.Expression, fn: FunctionNode, checker: tsTypes.TypeChecker): string[] | undefined {
  const node = inward(expression);
  const owner = ownerOf(node);
  if (owner) {
    const path = pathTo(owner, fn, checker);
    return path && [...path, accessName(node) ?? ''];
  }
  const declaration = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node)?.valueDeclaration : undefined;
  return declaration && pathOf(declaration, fn, checker);
}

function pathOf(declaration: tsTypes.Node, fn: FunctionNode, checker: tsTypes.TypeChecker): string[] | undefined {
  if (declaration === fn.parameters[0]) return [];
  if (ts.isVariableDeclaration(declaration))
    return declaration.initializer && pathTo(declaration.initializer, fn, checker);
  if (!ts.isBindingElement(declaration) || declaration.dotDotDotToken) return undefined;
  const path = pathOf(declaration.parent.parent, fn, checker);
  return path && [...path, (declaration.propertyName ?? declaration.name).getText()];
}
