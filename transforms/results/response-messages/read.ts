/** `X.messages`, where X is the response: what X is decides. */
import { ts } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { keepsParentheses, respell, responseAccess, unwrap } from './access.js';
import { changeVariable } from './variable.js';

/** Answers whether it was changed. */
export function changeRead({ key, node }: ReadUse, context: Context): boolean {
  const value = unwrap(node.expression);
  const access = responseAccess(value.node, context);
  if (!access) return ts.isIdentifier(value.node) && changeVariable(value.node, context);
  return context.change(key, draft => {
    respell(access, draft);
    if (value.awaited && !keepsParentheses(node)) draft.replace(node, value.awaited);
    else {
      const start = value.awaited ? node.expression.end : access.end;
      draft.replaceRange(node, { start, end: node.end });
    }
  });
}
