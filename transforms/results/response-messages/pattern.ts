/** `{ messages }`, taken out of the response by a pattern. */
import type { Part } from '../../../src/edit/draft.js';
import { isRest, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { isResult, NEW, respell, responseAccess, thenOf, unwrap } from './access.js';
import { changeVariable, isResponseElement } from './variable.js';

/** Answers whether it was changed. */
export function changePattern({ node }: PatternUse, context: Context): boolean {
  if (!ts.isBindingElement(node)) return changeAssigned(node, context);
  const taken = node.parent as tsTypes.ObjectBindingPattern;
  const { parent: owner } = taken;
  if (ts.isBindingElement(owner)) return changeNested(node, taken, owner, context);
  if (taken.elements.length > 1 || node.initializer || !ts.isIdentifier(node.name)) return false;
  // What is annotated with the type of the response would not be the messages.
  if ((ts.isVariableDeclaration(owner) || ts.isParameter(owner)) && owner.type) return false;

  // `const { messages } = await r.response`, `r.response.then(({ messages }) => …)`
  const value = ts.isVariableDeclaration(owner) && owner.initializer ? unwrap(owner.initializer).node : undefined;
  const access = value ? responseAccess(value, context) : ts.isParameter(owner) ? thenOf(owner, context) : undefined;
  if (!access) return value !== undefined && ts.isIdentifier(value) && changeVariable(value, context);
  const local = node.name.text;
  return context.change(node, draft => {
    draft.replace(taken, local);
    respell(access, draft);
  });
}

/** `{ response: { messages } }` */
function changeNested(
  element: tsTypes.BindingElement,
  taken: tsTypes.ObjectBindingPattern,
  owner: tsTypes.BindingElement,
  context: Context,
): boolean {
  if (owner.initializer || !isResponseElement(owner, context)) return false;
  return moveOut(element, taken.elements, owner, element.name, element.initializer, context);
}

/** `({ response: { messages } } = result)` */
function changeAssigned(element: Exclude<PatternUse['node'], tsTypes.BindingElement>, context: Context): boolean {
  const target = ts.isPropertyAssignment(element) ? element.initializer : element.name;
  const taken = element.parent as tsTypes.ObjectLiteralExpression;
  const owner = taken.parent;
  if (ts.isShorthandPropertyAssignment(element) && element.objectAssignmentInitializer) return false;
  if (!ts.isPropertyAssignment(owner) || staticName(owner.name) !== 'response') return false;
  if (!isResult(assignedType(owner.parent, context), context)) return false;
  return moveOut(element, taken.properties, owner, target, undefined, context);
}

/** Takes the messages out beside the response, or in its place where nothing else is taken out of it. */
function moveOut(
  element: tsTypes.Node,
  taken: tsTypes.NodeArray<tsTypes.Node>,
  owner: tsTypes.Node,
  target: tsTypes.Node,
  initializer: tsTypes.Expression | undefined,
  context: Context,
): boolean {
  // What is left of the response would have the messages.
  if (taken.some(isRest)) return false;
  const renamed: Part[] = target.getText() === NEW ? [NEW] : [`${NEW}: `, target];
  if (initializer) renamed.push(' = ', initializer);
  return context.change(element, draft => {
    if (taken.length === 1) return draft.replace(owner, ...renamed);
    draft.removeElements(taken, [element]);
    draft.addElementAfter(owner, ...renamed);
  });
}

/** The type of what a pattern is assigned. */
function assignedType(pattern: tsTypes.Node, context: Context): tsTypes.Type | undefined {
  const { checker } = context;
  const { parent } = pattern;
  if (ts.isParenthesizedExpression(parent)) return assignedType(parent, context);
  if (ts.isBinaryExpression(parent) && parent.left === pattern) return checker.getTypeAtLocation(parent.right);
  const name = ts.isPropertyAssignment(parent) ? staticName(parent.name) : undefined;
  const outer = name === undefined ? undefined : assignedType(parent.parent, context);
  const member = outer && checker.getPropertyOfType(checker.getNonNullableType(outer), name!);
  return member && checker.getTypeOfSymbol(member);
}
