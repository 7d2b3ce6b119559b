/** A function that `execute` refers to, and the parameters of the one that is written around a call of it. */
import { accessName, inward, outward } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import type { Execute, ToolRun } from '../execute/execute.js';
import type { Signal } from './handler.js';
import type { Call } from './write.js';

/** As many as the function takes: one more would not compile. */
export function parametersFor(
  { tool }: ToolRun,
  execute: Execute,
  reference: tsTypes.Expression,
  context: Context,
): { parameters: Call['parameters']; signal: Signal } {
  const taken = execute.parameters.filter(({ name }) => name.getText() !== 'this').slice(0, 2);
  const path = unbound(reference).getText();
  const isTyped = context.unit.language === 'jsx' || hasContext(tool);
  const name = (at: number): string => {
    const [usual, other] = [
      ['input', 'toolInput'],
      ['options', 'toolOptions'],
    ][at]!;
    return new RegExp(`\\b${usual}\\b`).test(path) ? other! : usual!;
  };
  const parameters = taken.map((_, at) => ({
    name: name(at),
    type: isTyped ? '' : `: Parameters<typeof ${path}>[${at}]`,
  }));
  const options = taken[1];
  const hasSignal = options && (isTyped || takesSignal(options, context));
  return {
    parameters,
    signal: hasSignal ? `${name(1)}${options.questionToken && !isTyped ? '?' : ''}.abortSignal` : undefined,
  };
}

/** `find`, `desk.next`, `this.find`, `desk.next.bind(desk)`: what can be read again with the same result. */
export function isPath(expression: tsTypes.Expression): boolean {
  const node = unbound(inward(expression));
  if (ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword) return true;
  return ts.isPropertyAccessExpression(node) && isPath(node.expression);
}

/** `desk.next` for `desk.next.bind(desk)`: a call of it has the same `this`. */
export function unbound(reference: tsTypes.Expression): tsTypes.Expression {
  if (!ts.isCallExpression(reference) || accessName(reference.expression) !== 'bind') return reference;
  const { expression: method } = reference.expression as tsTypes.PropertyAccessExpression;
  const owner = ts.isPropertyAccessExpression(method) ? method.expression.getText() : undefined;
  return reference.arguments.length === 1 && owner === reference.arguments[0]!.getText() ? method : reference;
}

function takesSignal(parameter: tsTypes.ParameterDeclaration, { checker }: Context): boolean {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(parameter));
  return isOpaque(type) || checker.getPropertyOfType(type, 'abortSignal') !== undefined;
}

/** Whether the parameters of a function in the tool get their types from what the tool is given to. */
function hasContext(tool: tsTypes.Node): boolean {
  const node = outward(tool);
  for (let at = tool; at !== node; at = at.parent) {
    if (
      ts.isSatisfiesExpression(at.parent) ||
      (ts.isAsExpression(at.parent) && !ts.isConstTypeReference(at.parent.type))
    )
      return true;
  }
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return true;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)) return parent.type !== undefined;
  if (ts.isPropertyAssignment(parent) || ts.isSpreadAssignment(parent)) return hasContext(parent.parent);
  if (ts.isArrayLiteralExpression(parent) || ts.isConditionalExpression(parent)) return hasContext(parent);
  const maker =
    ts.isReturnStatement(parent) || ts.isArrowFunction(parent) ? ts.findAncestor(parent, ts.isFunctionLike) : undefined;
  return maker?.type !== undefined;
}
