/** Results that become parts of a message: 7 wants the output of those wrapped, and what `streamText` gives is not. */
import { quoteOf } from '../../../src/edit/style.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { isNamed, isScript, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export function wrapParts(source: tsTypes.SourceFile, context: Context): void {
  walk(source, node => {
    if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return;
    const { parent } = node;
    const isGiven =
      ts.isArrayLiteralExpression(parent) ||
      (ts.isCallExpression(parent) && parent.expression !== node) ||
      (ts.isPropertyAssignment(parent) && parent.initializer === node);
    if (!isGiven) return;
    const { checker } = context;
    const expected = checker.getContextualType(node);
    const type = checker.getTypeAtLocation(node);
    if (!expected) return;
    if (isOf(type, RESULT, checker) && isOf(expected, PART, checker)) wrap(node, context);
    else if (isOf(elementOf(type, checker), RESULT, checker) && isOf(elementOf(expected, checker), PART, checker))
      wrapAll(node, context);
  });
}

const RESULT = 'TypedToolResult';
const PART = 'ToolResultPart';

/** Whether `result` of the type is that of the interface. */
function isOf(type: tsTypes.Type | undefined, name: string, checker: tsTypes.TypeChecker): boolean {
  const { owners, foreign } = propertyOf(checker, type, 'result');
  return owners.length > 0 && foreign.length === 0 && owners.every(owner => owner.type === name);
}

/** What a list holds; of a type that may also be something else, of the list. */
function elementOf(type: tsTypes.Type, checker: tsTypes.TypeChecker): tsTypes.Type | undefined {
  const list = (type.isUnion() ? type.types : [type]).find(part => checker.isArrayType(part));
  return list && checker.getIndexTypeOfType(list, ts.IndexKind.Number);
}

function wrap(node: tsTypes.Expression, context: Context): void {
  if (isNamed(node)) context.change(node, draft => draft.replace(node, wrapped(node.getText(), node)));
}

function wrapAll(node: tsTypes.Expression, context: Context): void {
  context.change(node, draft => {
    const name = draft.freeName(node, 'part', 'toolResult');
    draft.insertAfter(node, `.map(${name} => (${wrapped(name, node)}))`);
  });
}

/** As JSON, which is how 4 sent it. */
function wrapped(value: string, at: tsTypes.Node): string {
  const quote = quoteOf(at.getSourceFile());
  return `{ ...${value}, output: { type: ${quote}json${quote}, value: ${value}.output${isScript(at) ? '' : ' as any'} } }`;
}
