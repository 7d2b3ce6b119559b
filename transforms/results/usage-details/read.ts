/** `usage.cachedInputTokens` → `usage.inputTokenDetails.cacheReadTokens`, also where it is written. */
import type { Draft } from '../../../src/edit/draft.js';
import { isAssignee } from '../../../src/sdk/syntax.js';
import { ts } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { type Detail, hasDetails, isMadeBySdk } from './details.js';

export function changeRead(use: ReadUse, detail: Detail, draft: Draft, context: Context): void {
  const { node } = use;
  const { expression } = node;
  const isSure =
    hasDetails(context.checker.getTypeAtLocation(expression), detail, context) === 'always' &&
    isMadeBySdk(expression, context);
  respell(use, detail, isSure || isAssignee(node) || ts.isDeleteExpression(node.parent) ? '.' : '?.', draft);
}

/** @param dot what stands behind the details */
export function respell({ key, node }: ReadUse, { name, owner, key: to }: Detail, dot: '.' | '?.', draft: Draft): void {
  if (ts.isPropertyAccessExpression(node)) draft.insertBefore(key, owner + dot);
  else {
    const at = node.questionDotToken ?? node.expression;
    draft.insertAfter(at, `${node.questionDotToken ? '' : '.'}${owner}${dot === '.' ? '' : dot}`);
  }
  if (name !== to) draft.rename(key, to);
}
