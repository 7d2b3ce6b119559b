/** How the response is read off a result, and how it is spelled anew. */
import type { Draft } from '../../../src/edit/draft.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { accessName, CHANGES_LIST, isAssignee, isWritten, outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export const NEW = 'responseMessages';

/** An access by name, dotted or by a literal key. */
export type Access = tsTypes.PropertyAccessExpression | tsTypes.ElementAccessExpression;

export const isAccess = (node: tsTypes.Node, name: string): node is Access => accessName(node) === name;

/** `result.response`, where the result is the SDK's: an object of the project may hold a response under that name too. */
export const responseAccess = (node: tsTypes.Node, context: Context): Access | undefined =>
  isAccess(node, 'response') && isResult(context.checker.getTypeAtLocation(node.expression), context)
    ? node
    : undefined;

/** Whether a type has all messages of a run beside the response, and is only the SDK's. */
export function isResult(type: tsTypes.Type | undefined, { checker }: Context): boolean {
  const { owners, foreign } = propertyOf(checker, type, NEW);
  return owners.length > 0 && foreign.length === 0 && propertyOf(checker, type, 'response').foreign.length === 0;
}

/** `.response` → `.responseMessages` */
export function respell(access: Access, draft: Draft): void {
  draft.rename(ts.isPropertyAccessExpression(access) ? access.name : access.argumentExpression, NEW);
}

/** The value behind parentheses, `!` and one `await`. */
export function unwrap(expression: tsTypes.Expression): {
  node: tsTypes.Expression;
  awaited?: tsTypes.AwaitExpression;
} {
  let node = expression;
  let awaited: tsTypes.AwaitExpression | undefined;
  for (;;) {
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) node = node.expression;
    else if (ts.isAwaitExpression(node) && !awaited) {
      awaited = node;
      node = node.expression;
    } else return awaited ? { node, awaited } : { node };
  }
}

/** Whether the node owns a member, a call or a template, or is spread: an `await` in its place keeps its parentheses. */
export function keepsParentheses(node: tsTypes.Node): boolean {
  const value = outward(node);
  const { parent } = value;
  return (
    ts.isSpreadElement(parent) ||
    ((ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent) || ts.isCallExpression(parent)) &&
      parent.expression === value) ||
    ts.isNonNullExpression(node.parent) ||
    ts.isTaggedTemplateExpression(parent)
  );
}

/** For the parameter of `result.response.then(…)`: the access `result.response`. */
export function thenOf(parameter: tsTypes.ParameterDeclaration, context: Context): Access | undefined {
  const call = outward(parameter.parent).parent;
  if (!ts.isCallExpression(call) || parameter.parent.parameters[0] !== parameter) return undefined;
  const callee = call.expression;
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'then') return undefined;
  return responseAccess(unwrap(callee.expression).node, context);
}

/** Whether the list is set, or changed in its place where it is read off a result. */
export function isListChanged(node: Access): boolean {
  if (isWritten(node)) return true;
  // A variable holds one list; a result makes a new one.
  if (ts.isIdentifier(unwrap(node.expression).node)) return false;
  const value = outward(node);
  const { parent } = value;
  const isMember = ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent);
  if (!isMember || parent.expression !== value) return false;
  if (
    ts.isPropertyAccessExpression(parent) &&
    ts.isCallExpression(parent.parent) &&
    parent.parent.expression === parent
  )
    return CHANGES_LIST.test(parent.name.text);
  return isAssignee(parent);
}
