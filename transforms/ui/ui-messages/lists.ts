/** `message.toolInvocations`, `message.experimental_attachments`: parts of one type. */
import type { Draft } from '../../../src/edit/draft.js';
import { accessName, CHANGES_LIST, isAssignee, isWritten, outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { optional } from './parts.js';
import { changePattern } from './pattern.js';
import { isCondition } from './positions.js';

/** What follows the list where it is read. */
type After = (read: tsTypes.Node, draft: Draft) => string;

const nothing: After = () => '';

/** Answers whether it was changed. */
export function changeList({ key, node }: ReadUse, predicate: string, context: Context, after = nothing): boolean {
  if (isWritten(node) || ts.isDeleteExpression(node.parent) || isChanged(node, after !== nothing, context))
    return false;
  const mark = optional(context.checker.getTypeAtLocation(node.expression), context);
  return context.change(key, draft => {
    const start = node.expression.end;
    const dot = node.questionDotToken ? '?.' : '.';
    draft.replaceRange(node, { start, end: node.end }, `${dot}parts${mark}${filtered(node, predicate, draft, after)}`);
    if (!mark && !node.questionDotToken) dropQuestion(node, draft);
  });
}

export const changeListPattern = (use: PatternUse, predicate: string, context: Context, after = nothing): boolean =>
  !isAnyChanged(use.node.name, after !== nothing, context) &&
  changePattern(use, context, (read, draft) => {
    dropQuestion(read, draft);
    return filtered(read, predicate, draft, after);
  });

/**
 * Whether the list of the message changes there, where 7 gives a list that is made for the read.
 * @param hasCopies whether its elements are made too
 */
function isChanged(list: tsTypes.Node, hasCopies: boolean, context: Context): boolean {
  const value = outward(list);
  const { parent } = value;
  if (ts.isVariableDeclaration(parent)) return isAnyChanged(parent.name, hasCopies, context);
  if (!isAccess(parent) || parent.expression !== value) return false;
  if (ts.isCallExpression(parent.parent) && parent.parent.expression === parent) {
    const method = accessName(parent) ?? '';
    return CHANGES_LIST.test(method) && (!ORDERS.test(method) || ts.isExpressionStatement(parent.parent.parent));
  }
  return isMemberChanged(parent, hasCopies);
}

const isMemberChanged = (member: tsTypes.Node, isDeep: boolean): boolean => {
  const { parent } = outward(member);
  return (
    isAssignee(member) ||
    ts.isDeleteExpression(parent) ||
    (isDeep && isAccess(parent) && parent.expression === outward(member) && isMemberChanged(parent, isDeep))
  );
};

const isAnyChanged = (name: tsTypes.Node, hasCopies: boolean, context: Context): boolean =>
  ts.isIdentifier(name) &&
  context.uses.references.of(name).some(use => use.parent !== name.parent && isChanged(use, hasCopies, context));

/** What hands on the list too, in its order. */
const ORDERS = /^(?:sort|reverse)$/;

const isAccess = (node: tsTypes.Node): node is tsTypes.PropertyAccessExpression | tsTypes.ElementAccessExpression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** A list is there where none is in it. */
function filtered(read: tsTypes.Node, predicate: string, draft: Draft, after: After): string {
  const name = draft.import(read, 'ai', predicate);
  return isCondition(read) ? `.some(${name})` : `.filter(${name})${after(read, draft)}`;
}

/** `?.` behind a list that is always there. */
function dropQuestion(list: tsTypes.Node, draft: Draft): void {
  const { parent } = outward(list);
  if (!ts.isPropertyAccessExpression(parent) || !parent.questionDotToken) return;
  draft.replaceRange(parent, { start: parent.questionDotToken.getStart(), end: parent.questionDotToken.end }, '.');
}
