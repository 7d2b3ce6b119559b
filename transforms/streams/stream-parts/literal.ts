/** Parts that code makes itself, as in a transform of the stream. */
import { inward, isNamed, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { testBefore } from './tests.js';

/** The kind that a literal spells. */
export function kindOf(literal: tsTypes.ObjectLiteralExpression): string | undefined {
  const type = propertyValue(propertyNamed(literal, 'type'));
  const value = type && inward(type);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** Whether the rest of a part comes from another one: `{ ...chunk, textDelta }`. */
const isCopy = (literal: tsTypes.ObjectLiteralExpression): boolean => literal.properties.some(ts.isSpreadAssignment);

/** Parts of 7 that need more than those of 4 had. */
const SHAPES: Readonly<Record<string, string>> = {
  'step-finish':
    "`{ type: 'finish-step', finishReason, rawFinishReason, usage, performance, response, providerMetadata }`",
  finish: "`{ type: 'finish', finishReason, rawFinishReason, totalUsage }`",
};

/** Whether a literal makes the whole of a part that has another shape under 7: it is left, and reported. */
export function isMadeWhole(literal: tsTypes.ObjectLiteralExpression, context: Context): boolean {
  const shape = SHAPES[kindOf(literal) ?? ''];
  if (!shape || isCopy(literal)) return false;
  if (!reported.has(literal)) {
    reported.add(literal);
    context.report(propertyNamed(literal, 'type')!, {
      message: 'This part has another shape under 7; in the form of 4 it leaves the result without a text or a usage.',
      remedy: `Write ${shape}, with the usage in the names of 7, or let the part of the model through.`,
      severity: 'error',
    });
  }
  return true;
}

const reported = new WeakSet<tsTypes.Node>();

/** A delta of 7 names the text or reasoning that it belongs to. */
export function addId(literal: tsTypes.ObjectLiteralExpression, context: Context): void {
  const type = propertyNamed(literal, 'type')!;
  const kind = kindOf(literal);
  if (!kind || isCopy(literal) || propertyNamed(literal, 'id')) return;
  const test = testBefore(literal, kind, context);
  if (test && isNamed(test.part)) {
    context.change(type, draft => draft.addElementAfter(type, `id: ${test.part.getText()}.id`));
    return;
  }
  context.report(type, {
    message: 'Under 7 each delta needs the `id` of the text that it belongs to; without one the text is lost.',
    remedy: 'Keep the `id` of the part that the text came with, and give it here: `{ type, id, text }`.',
    severity: 'error',
  });
}
