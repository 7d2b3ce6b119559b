/** `append({ role, content })`, `sendMessage({ role, content })`: the call becomes another. */
import { outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isPlainText } from '../use-chat/message.js';
import { membersOf } from './members.js';

export function isAppended(literal: tsTypes.ObjectLiteralExpression, context: Context): boolean {
  const call = outward(literal).parent;
  const members = ts.isCallExpression(call) ? membersOf(call.expression, context) : [];
  return (
    members.some(member => member.endsWith('.sendMessage')) ||
    (members.some(member => member.endsWith('.append')) && isPlainText(literal))
  );
}
