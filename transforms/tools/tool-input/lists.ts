/** From an element back to the list of the SDK that it was taken from. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { accessName, inward, isFunctionNode, isRest, outward, returnsOf, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

/** Lists that 7 has also without the calls of dynamic tools. */
export const STATIC: Readonly<Record<string, string>> = {
  toolCalls: 'staticToolCalls',
  toolResults: 'staticToolResults',
};

const TAKES = /^(?:at|find|findLast|pop|shift)$/;
const KEEPS = /^(?:filter|slice|reverse|toReversed|sort|toSorted)$/;
const CALLS = /^(?:map|forEach|find|findLast|filter|some|every|flatMap)$/;

/** The token that names the list: `toolCalls` in `result.toolCalls`. */
export function listOf({ node }: ReadUse | PatternUse, context: Context): tsTypes.Node | undefined {
  if (ts.isBindingElement(node)) return declared(node.parent.parent, context);
  return ts.isObjectLiteralElementLike(node) ? undefined : taken(node.expression, context);
}

function taken(expression: tsTypes.Expression, context: Context): tsTypes.Node | undefined {
  const node = inward(expression);
  if (ts.isIdentifier(node)) return declared(context.uses.references.symbolAt(node)?.valueDeclaration, context);
  if (ts.isElementAccessExpression(node)) return list(node.expression, context);
  const method = methodOf(node);
  return method && TAKES.test(method.name.text) ? list(method.expression, context) : undefined;
}

function declared(declaration: tsTypes.Node | undefined, context: Context): tsTypes.Node | undefined {
  if (!declaration) return undefined;
  if (ts.isVariableDeclaration(declaration)) {
    const loop = declaration.parent.parent;
    if (ts.isForOfStatement(loop)) return list(loop.expression, context);
    return declaration.initializer && taken(declaration.initializer, context);
  }
  if (ts.isBindingElement(declaration) && ts.isArrayBindingPattern(declaration.parent)) {
    const holder = declaration.parent.parent;
    return ts.isVariableDeclaration(holder) && holder.initializer ? list(holder.initializer, context) : undefined;
  }
  if (!ts.isParameter(declaration) || declaration.parent.parameters[0] !== declaration) return undefined;
  const call = outward(declaration.parent).parent;
  const method = methodOf(call);
  return method && CALLS.test(method.name.text) ? list(method.expression, context) : undefined;
}

function list(expression: tsTypes.Expression, context: Context): tsTypes.Node | undefined {
  const node = inward(expression);
  if (ts.isAwaitExpression(node)) return list(node.expression, context);
  if (ts.isBinaryExpression(node)) return list(node.left, context);
  if (ts.isIdentifier(node)) {
    const declaration = context.uses.references.symbolAt(node)?.valueDeclaration;
    if (!declaration || !(ts.isBindingElement(declaration) || ts.isVariableDeclaration(declaration))) return undefined;
    if (ts.isVariableDeclaration(declaration)) return declaration.initializer && list(declaration.initializer, context);
    return isRest(declaration)
      ? undefined
      : named(declaration.propertyName ?? declaration.name, declaration.parent, context);
  }
  if (ts.isPropertyAccessExpression(node)) return named(node.name, node.expression, context);
  if (accessName(node) !== undefined && ts.isElementAccessExpression(node))
    return named(node.argumentExpression, node.expression, context);
  const method = methodOf(node);
  if (!method) return undefined;
  if (KEEPS.test(method.name.text)) return list(method.expression, context);
  const [fn] = (node as tsTypes.CallExpression).arguments;
  const [returned] = method.name.text === 'flatMap' && fn && isFunctionNode(fn) ? returnsOf(fn) : [];
  return returned && list(returned, context);
}

/** A name that stands for a list of the SDK. */
function named(name: tsTypes.Node, owner: tsTypes.Node, { checker }: Context): tsTypes.Node | undefined {
  const to = STATIC[staticName(name) ?? ''];
  const { owners, foreign } = propertyOf(checker, checker.getTypeAtLocation(owner), to ?? '');
  return to && owners.length > 0 && foreign.length === 0 ? name : undefined;
}

function methodOf(node: tsTypes.Node): tsTypes.PropertyAccessExpression | undefined {
  return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression : undefined;
}
