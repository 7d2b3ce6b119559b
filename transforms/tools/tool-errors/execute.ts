/** The function that a tool runs, where it is written in the tool itself. */
import { directivesOf, inward, walkOwn } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

export type Execute = (tsTypes.ArrowFunction | tsTypes.FunctionExpression | tsTypes.MethodDeclaration) & {
  body: tsTypes.ConciseBody;
};

/** `async` arrow, function or method and no generator. */
export function inlineAsync(property: tsTypes.ObjectLiteralElementLike): Execute | undefined {
  const value = ts.isPropertyAssignment(property) ? inward(property.initializer) : property;
  if (!ts.isArrowFunction(value) && !ts.isFunctionExpression(value) && !ts.isMethodDeclaration(value)) return undefined;
  const isAsync = value.modifiers?.some(modifier => modifier.kind === ts.SyntaxKind.AsyncKeyword);
  return isAsync && !value.asteriskToken && value.body ? (value as Execute) : undefined;
}

/** A workflow runs the body again when it throws. */
export const isDurable = ({ body }: Execute): boolean =>
  ts.isBlock(body) &&
  directivesOf(body.statements).some(directive => /^['"]use (?:step|workflow)\b/.test(directive.getText()));

/** The values that the function itself returns. */
export function ownReturns(body: tsTypes.Node): tsTypes.Expression[] {
  const found: tsTypes.Expression[] = [];
  walkOwn(body, node => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
  });
  return found;
}
