/** `message.toolInvocations`, `message.experimental_attachments`: parts of one type. */
import type { Draft } from '../../../src/edit/draft.js';
import { isWritten, outward } from '../../../src/sdk/syntax.js';
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
  if (isWritten(node) || ts.isDeleteExpression(node.parent)) return false;
  const mark = optional(context.checker.getTypeAtLocation(node.expression), context);
  return context.change(key, draft => {
    const start = node.expression.end;
    const dot = node.questionDotToken ? '?.' : '.';
    draft.replaceRange(node, { start, end: node.end }, `${dot}parts${mark}${filtered(node, predicate, draft, after)}`);
    if (!mark && !node.questionDotToken) dropQuestion(node, draft);
  });
}

export const changeListPattern = (use: PatternUse, predicate: string, context: Context, after = nothing): boolean =>
  changePattern(use, context, (read, draft) => {
    dropQuestion(read, draft);
    return filtered(read, predicate, draft, after);
  });

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
