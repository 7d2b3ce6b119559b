/** Members of a finished run: `result.usage` → `result.finalStep.usage`. */
import type { Part } from '../../../src/edit/draft.js';
import { hasComment } from '../../../src/edit/layout.js';
import { constituents, propertyOf } from '../../../src/sdk/symbols.js';
import { isRest, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { newNameOf } from '../members.js';
import { isMoved, rewritten } from './moved.js';

export const NEW = 'finalStep';

export function changeRead({ node }: ReadUse, context: Context): boolean {
  return context.change(node, draft => {
    if (ts.isPropertyAccessExpression(node)) draft.insertBefore(node.name, `${NEW}.`);
    else if (node.questionDotToken) draft.insertAfter(node.questionDotToken, NEW);
    else draft.insertAfter(node.expression, `.${NEW}`);
  });
}

type Element = PatternUse['node'];

/** The patterns that were changed: all that moves in one is changed at once. */
const done = new WeakSet<tsTypes.Node>();

/** `{ usage, text }` → `{ finalStep: { usage }, text }` */
export function changePattern({ node }: PatternUse, context: Context): boolean {
  const pattern = node.parent;
  if (done.has(pattern)) return true;
  const all: tsTypes.NodeArray<tsTypes.Node> = ts.isObjectLiteralExpression(pattern)
    ? pattern.properties
    : (pattern as tsTypes.ObjectBindingPattern).elements;
  // What is left of a result has other members than it had.
  if (all.some(isRest)) return false;
  const [first, ...rest] = movedOf(all, context);
  // What a comment stands at keeps its place: a pattern may take a member twice.
  const { text } = node.getSourceFile();
  const others = rest.filter(element => !hasComment(text, element));
  done.add(pattern);
  return context.change(first!, draft => {
    const fallback = isMaybeEmpty(pattern, context) ? ' = {}' : '';
    const write = (element: Element, beside: readonly Element[]): void =>
      draft.replace(
        element,
        `${NEW}: { `,
        ...respelled(element, context),
        ...beside.flatMap(other => [', ', ...respelled(other, context)]),
        ` }${fallback}`,
      );
    write(first!, others);
    for (const element of rest) if (!others.includes(element)) write(element, []);
    draft.removeElements(all, others);
  });
}

/** A shorthand that needs another name has it written before it. */
function respelled(element: Element, context: Context): Part[] {
  const { name } = element;
  const isShorthand = ts.isShorthandPropertyAssignment(element) || !('propertyName' in element && element.propertyName);
  if (!isShorthand || !ts.isIdentifier(name)) return [element];
  const to = newNameOf(name.text, context);
  if (to === name.text) return [element];
  rewritten.add(element);
  return [`${to}: `, element];
}

export const movedOf = (elements: readonly tsTypes.Node[], context: Context): Element[] =>
  (elements as readonly Element[]).filter(element => {
    const name = staticName(ts.isBindingElement(element) ? (element.propertyName ?? element.name) : element.name);
    return name !== undefined && isMoved(name, element, context);
  });

/** `const { toolCalls = [] } = result ?? {}` */
function isMaybeEmpty(pattern: tsTypes.Node, { checker }: Context): boolean {
  if (!ts.isObjectBindingPattern(pattern)) return false;
  return constituents(checker, checker.getTypeAtLocation(pattern)).some(
    part => propertyOf(checker, part, NEW).owners.length === 0,
  );
}
