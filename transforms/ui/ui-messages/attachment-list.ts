/** What is done with the attachments of a message where they are read. */
import { EACH } from '../../../src/project/templates/writer.js';
import { constValue, inward, isFunctionNode, isWritten, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { membersOf } from './members.js';
import { isCondition } from './positions.js';

const LIST = 'UIMessage.experimental_attachments';

/** Members of an attachment, as a file part has them. */
export const NAMES: Readonly<Record<string, string>> = { name: 'filename', contentType: 'mediaType', url: 'url' };

/** Methods that hand on no element but to their callback. */
const ENDS = /^(?:map|flatMap|forEach|some|every|findIndex)$/;

/** Whether nothing leaves the place but members of the elements, so that they can be read under their new names. */
export function isReadHere(read: tsTypes.Node, context: Context): boolean {
  if (isCondition(read)) return true;
  const { parent } = read;
  if (ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent)) return isReadHere(parent, context);
  if (ts.isBinaryExpression(parent)) return isDefaulted(parent, read) && isReadHere(parent, context);
  if (ts.isForOfStatement(parent)) return isLoop(parent, read, context);
  if (ts.isCallExpression(parent)) return isEach(parent) && isLoop(parent.parent, parent, context);
  if (!ts.isPropertyAccessExpression(parent)) return false;
  const method = parent.name.text;
  const call = parent.parent;
  if (method === 'length') return true;
  if (!ts.isCallExpression(call) || call.expression !== parent) return false;
  const [callback] = call.arguments;
  if (!callback || !isFunctionNode(callback) || callback.parameters.length > 2) return false;
  const [element] = callback.parameters;
  if (element && (element.type || !isTakenApart(element.name, context))) return false;
  return ENDS.test(method) || (method === 'filter' && isReadHere(call, context));
}

/** `list ?? []` */
const isDefaulted = ({ left, right }: tsTypes.BinaryExpression, list: tsTypes.Node): boolean =>
  left === list && ts.isArrayLiteralExpression(right) && right.elements.length === 0;

/** In the loop of a template. */
const isEach = ({ expression }: tsTypes.CallExpression): boolean =>
  ts.isIdentifier(expression) && expression.text === EACH;

function isLoop(loop: tsTypes.Node, list: tsTypes.Node, context: Context): boolean {
  if (!ts.isForOfStatement(loop) || loop.expression !== list) return false;
  const { initializer } = loop;
  const [element] = ts.isVariableDeclarationList(initializer) ? initializer.declarations : [];
  return element !== undefined && !element.type && isTakenApart(element.name, context);
}

function isTakenApart(name: tsTypes.BindingName, { uses }: Context): boolean {
  if (ts.isIdentifier(name))
    return uses.references.of(name).every(use => use === name || isMemberRead(use.parent, use));
  return (
    ts.isObjectBindingPattern(name) &&
    name.elements.every(one => !one.dotDotDotToken && (staticName(one.propertyName ?? one.name) ?? '') in NAMES)
  );
}

const isMemberRead = (access: tsTypes.Node, owner: tsTypes.Node): boolean =>
  ts.isPropertyAccessExpression(access) &&
  access.expression === owner &&
  access.name.text in NAMES &&
  !isWritten(access);

/** The read of a message's attachments that an element is taken out of: `a` of `(….filter(…) ?? []).map(a => …)`. */
export function readBehind(element: tsTypes.Node, context: Context): tsTypes.Expression | undefined {
  const list = listOf(element);
  for (let at = list && inward(list); at; at = below(at)) if (isListRead(at, context)) return at;
  return undefined;
}

/** Whether it is a read itself, and no name for what was read elsewhere. */
export function isListRead(list: tsTypes.Expression, context: Context): boolean {
  const held = ts.isIdentifier(list) && constValue(context.uses.references.symbolAt(list)?.valueDeclaration);
  return !held && membersOf(list, context).includes(LIST);
}

/** What an element is taken out of: the receiver of the method whose callback has it, or what a loop goes through. */
function listOf(declared: tsTypes.Node): tsTypes.Expression | undefined {
  if (ts.isVariableDeclaration(declared)) {
    const loop = declared.parent.parent;
    return ts.isForOfStatement(loop) ? loop.expression : undefined;
  }
  if (!ts.isParameter(declared) || declared.type || declared.parent.parameters[0] !== declared) return undefined;
  const call = declared.parent.parent;
  return ts.isCallExpression(call) ? call.expression : undefined;
}

/** `list` below `list.filter(…)`, `list!`, `list ?? []`, and in the loop of a template */
function below(list: tsTypes.Expression): tsTypes.Expression | undefined {
  if (ts.isCallExpression(list) && isEach(list)) return list.arguments[0] && inward(list.arguments[0]);
  if (ts.isPropertyAccessExpression(list) || ts.isCallExpression(list)) return inward(list.expression);
  return ts.isBinaryExpression(list) ? inward(list.left) : undefined;
}
