/** Where a tool reads the context, and as what. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { literalKey, propertyNamed, staticName } from '../../../src/sdk/syntax.js';
import { TOOL_CALLBACKS, type ToolLiteral } from '../../../src/sdk/tool-sets.js';
import { mayHave } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export const OLD = 'experimental_context';

export const LOST = 'a tool hands on what it is given, so where it reads the context is not known';

export interface Reads {
  /** The tokens that name it. */
  keys: tsTypes.Node[];
  /** The types that it is given there. */
  types: tsTypes.TypeNode[];
  /** Why they may not be all, or cannot change. */
  fault?: string;
}

export function readsOf(tool: ToolLiteral, context: Context): Reads {
  const { checker } = context;
  const found: Reads = { keys: [], types: [] };
  const spread = tool.properties.find(
    property =>
      ts.isSpreadAssignment(property) &&
      mayHave(checker, checker.getTypeAtLocation(property.expression), Object.keys(TOOL_CALLBACKS)),
  );
  if (spread) found.fault = LOST;
  for (const [name, index] of Object.entries(TOOL_CALLBACKS)) {
    const property = propertyNamed(tool, name);
    const fn = property && context.uses.origins.functionIn(property);
    const parameter = fn?.parameters[index];
    if (parameter) {
      readHolder(parameter.name, found, context);
      if (parameter.type) found.fault = 'a tool writes down the type of what it is given';
    } else if (property && !fn && isCallable(property, context)) found.fault = LOST;
  }
  return found;
}

const isCallable = (property: tsTypes.ObjectLiteralElementLike, { checker }: Context): boolean =>
  !(checker.getTypeAtLocation(property).flags & (ts.TypeFlags.BooleanLike | ts.TypeFlags.Undefined));

/** The second argument of the SDK: a pattern, or a name for all of it. */
function readHolder(holder: tsTypes.BindingName, found: Reads, context: Context): void {
  if (ts.isIdentifier(holder)) {
    for (const use of context.uses.references.of(holder)) readUse(use, found, context);
    return;
  }
  if (ts.isArrayBindingPattern(holder)) return;
  for (const element of holder.elements) {
    if (element.dotDotDotToken) readHolder(element.name, found, context);
    else if (staticName(element.propertyName ?? element.name) === OLD) {
      found.keys.push(element.propertyName ?? element.name);
      if (!ts.isIdentifier(element.name)) continue;
      for (const use of context.uses.references.of(element.name)) addType(use, found);
    }
  }
}

/** A use of what holds the context beside other things. */
function readUse(use: tsTypes.Identifier, found: Reads, context: Context): void {
  const { parent } = use;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === use) {
    if (parent.name.text === OLD) addRead(parent, parent.name, found);
  } else if (ts.isElementAccessExpression(parent) && parent.expression === use) {
    const key = literalKey(parent.argumentExpression);
    if (key === OLD) addRead(parent, parent.argumentExpression, found);
    else if (key === undefined) found.fault = LOST;
  } else if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
    readHolder(parent.name, found, context);
  else if (propertyOf(context.checker, context.checker.getTypeAtLocation(use), OLD).owners.length > 0)
    found.fault = LOST;
}

function addRead(read: tsTypes.Expression, key: tsTypes.Node, found: Reads): void {
  found.keys.push(key);
  addType(read, found);
}

/** `context as T`, `const c: T = context as any`. */
function addType(value: tsTypes.Node, found: Reads): void {
  let type: tsTypes.TypeNode | undefined;
  let at = value;
  for (; ; at = at.parent) {
    const { parent } = at;
    if (ts.isAsExpression(parent) || ts.isTypeAssertionExpression(parent)) type = parent.type;
    else if (!ts.isParenthesizedExpression(parent) && !ts.isNonNullExpression(parent)) break;
  }
  if (ts.isVariableDeclaration(at.parent) && at.parent.initializer === at) type = at.parent.type ?? type;
  if (type) found.types.push(type);
}
