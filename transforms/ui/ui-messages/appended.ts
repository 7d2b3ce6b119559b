/** `append({ role, content })`, `sendMessage({ role, content })`: the call becomes another. */
import { outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { membersOf } from './members.js';

export function isAppended(literal: tsTypes.ObjectLiteralExpression, context: Context): boolean {
  const call = outward(literal).parent;
  return (
    ts.isCallExpression(call) &&
    membersOf(call.expression, context).some(member => /\.(?:append|sendMessage)$/.test(member))
  );
}
