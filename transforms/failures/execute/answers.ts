/** What a tool answers with, and who says what the model reads of it. */
import { inward, isOr, propertyNamed, returnsOf, walkOwn } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { type Execute, mannerOf, mannerOfType, type ToolRun } from './execute.js';

/** The values that the function gives the SDK: what it returns, or what it yields. */
export function answersOf(execute: Execute, checker: tsTypes.TypeChecker): tsTypes.Expression[] {
  switch (mannerOf(execute, checker)) {
    case 'async':
    case 'sync':
      return returnsOf(execute).flatMap(branchesOf);
    case 'either':
      return returnsOf(execute)
        .flatMap(branchesOf)
        .filter(value => mannerOfType(checker.getTypeAtLocation(value), checker) === 'sync');
    case 'stream':
      return yieldsOf(execute).flatMap(({ expression }) => (expression ? branchesOf(expression) : []));
    case 'sync generator':
      return [];
  }
}

/** Each `yield` of a function that gives one value. */
export function yieldsOf({ body }: Execute): tsTypes.YieldExpression[] {
  const found: tsTypes.YieldExpression[] = [];
  walkOwn(body, node => {
    if (ts.isYieldExpression(node) && !node.asteriskToken) found.push(node);
  });
  return found;
}

/** The expressions of which an expression gives one: `a ? b : c`, `a ?? b`, `a || b`. */
export function branchesOf(expression: tsTypes.Expression): tsTypes.Expression[] {
  const node = inward(expression);
  if (ts.isConditionalExpression(node)) return [...branchesOf(node.whenTrue), ...branchesOf(node.whenFalse)];
  if (!ts.isBinaryExpression(node)) return [expression];
  return isOr(node.operatorToken) ? [...branchesOf(node.left), ...branchesOf(node.right)] : [expression];
}

const HOOKS = ['toModelOutput', 'experimental_toToolResultContent'];

/** The function by which a tool says itself what the model reads of its output. */
export function modelOutputOf(tool: ToolRun['tool']): tsTypes.ObjectLiteralElementLike | undefined {
  if (!ts.isObjectLiteralExpression(tool)) return undefined;
  return HOOKS.map(name => propertyNamed(tool, name)).find(property => property !== undefined);
}

/** Whether a tool has such a function, or may have one from elsewhere. */
export const shapesItself = (tool: ToolRun['tool'], checker: tsTypes.TypeChecker): boolean =>
  hasOneOf(tool, HOOKS, checker);

/** Whether a tool counts on the shape of its output: it has such a function, or a schema for what it answers. */
export const countsOnShape = (tool: ToolRun['tool'], checker: tsTypes.TypeChecker): boolean =>
  hasOneOf(tool, ['outputSchema', ...HOOKS], checker);

function hasOneOf(tool: ToolRun['tool'], names: readonly string[], checker: tsTypes.TypeChecker): boolean {
  const isWrittenOut = ts.isObjectLiteralExpression(tool) && !tool.properties.some(ts.isSpreadAssignment);
  if (isWrittenOut) return names.some(name => propertyNamed(tool, name));
  const type = checker.getTypeAtLocation(tool);
  return names.some(name => checker.getPropertyOfType(type, name));
}
