/** Reasoning that a provider signed or hid, when it goes back to it. */
import type { Use } from '../../../src/sdk/use.js';
import { type Context, means, meansAny, type Remark } from '../../../src/transform.js';
import { typeOf } from '../literal.js';

interface Row extends Remark {
  member: string;
  /** What the literal is, where several parts have a member of that name. */
  type: string;
}

const ROWS: readonly Row[] = [
  {
    member: 'ReasoningPart.signature',
    type: 'reasoning',
    message: 'Under 7 the `signature` of a reasoning part is dropped, and the provider may refuse the history.',
    remedy:
      'Write `providerOptions: { anthropic: { signature } }`, with `bedrock` where that is the provider; read it from there too.',
  },
  {
    member: 'RedactedReasoningPart.data',
    type: 'redacted-reasoning',
    message: '7 has no `redacted-reasoning` part, and throws on one.',
    remedy:
      "Write `{ type: 'reasoning', text: '', providerOptions: { anthropic: { redactedData: data } } }`, with `bedrock` where that is the provider.",
  },
];

export function reportReasoning(use: Use, context: Context): void {
  const row = ROWS.find(({ member, type }) =>
    use.form === 'option' ? meansAny(use, [member]) && typeOf(use.literal) === type : means(use, [member]),
  );
  if (row) context.report(use.key, { message: row.message, remedy: row.remedy, severity: 'error' });
}
