/** What a model gives, cast to the type of a call's result: that says nothing any more of how its members look. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { inward, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export function reportCasts(source: tsTypes.SourceFile, context: Context): void {
  walk(source, node => {
    if (!ts.isAsExpression(node) || ts.isAsExpression(node.parent) || !isCast(node, context)) return;
    context.report(node, {
      message:
        'What a model of 7 gives has a `finishReason` of `{ unified, raw }`, and a `usage` of objects, without `totalTokens`; this type says otherwise.',
      remedy:
        'Make what the type says: `{ ...result, finishReason: result.finishReason.unified, usage: { … } } as unknown as …`; with `as unknown as …` alone it compiles, and reads of these members get the objects.',
      severity: 'error',
    });
  });
}

function isCast({ expression, type }: tsTypes.AsExpression, { checker }: Context): boolean {
  const ownersIn = (one: tsTypes.Type): string[] =>
    propertyOf(checker, one, 'finishReason').owners.map(({ type }) => type);
  const given = ownersIn(checker.getTypeAtLocation(inward(expression)));
  const said = ownersIn(checker.getTypeFromTypeNode(type));
  return given.includes(MODEL) && said.length > 0 && !said.includes(MODEL);
}

const MODEL = 'LanguageModelGenerateResult';
