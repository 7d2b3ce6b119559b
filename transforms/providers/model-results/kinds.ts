/** The kinds of chunks in a model's stream that have a new name. */
import { comparedStrings } from '../../../src/sdk/syntax.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import { type Context, meansAny } from '../../../src/transform.js';

const NEW: Readonly<Record<string, string>> = { reasoning: 'reasoning-delta', 'tool-call-delta': 'tool-input-delta' };
const GONE = ['reasoning-signature', 'redacted-reasoning'];

/** `chunk.type === 'reasoning'`, `switch (chunk.type) { case 'reasoning': … }` */
export function retypeKinds(use: Use, context: Context): void {
  if (use.form !== 'read' || !meansAny(use, ['LanguageModelReasoningTextPart.type'])) return;
  for (const kind of comparedStrings(use.node)) {
    const to = NEW[kind.text];
    if (to) context.change(kind, draft => draft.rename(kind, to));
    else if (GONE.includes(kind.text)) reportKind(kind, context);
  }
}

function reportKind(kind: tsTypes.StringLiteralLike, context: Context): void {
  context.report(kind, {
    message: `A model of 7 sends no chunk of type \`${kind.text}\`.`,
    remedy: 'Look at the `providerMetadata` of `reasoning-start`, `reasoning-delta` and `reasoning-end`.',
    severity: 'error',
  });
}
