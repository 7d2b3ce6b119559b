import { guide7 } from '../../src/guides.js';
import { inward, isEquality, isUndefined, outward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';

export const abortReason = defineTransform({
  id: 'abort-reason',
  title: 'The reason of an abort starts with the name of its error',
  kind: 'silent',
  from: [6],
  words: ['reason'],
  why: 'Where the signal was aborted with an error, or without a reason, 7 gives `AbortError: This operation was aborted` where 6 gave the message alone: a comparison with a text is no longer true.',
  keeps: ['a reason that is only shown', '`controller.abort("text")`, whose text stays what it is'],
  before: "if (part.type === 'abort' && part.reason === 'This operation was aborted') stop();",
  after: "if (part.type === 'abort' && part.reason === 'This operation was aborted') stop(); // reported",
  docs: guide7('streaming-and-include-options'),
  visit(use, context) {
    if (!means(use, ['AbortPart.reason', 'AbortChunk.reason'])) return;
    const values =
      use.form === 'read'
        ? [use.node]
        : use.form === 'pattern' && ts.isBindingElement(use.node)
          ? context.uses.references.of(use.node.name)
          : [];
    for (const value of values.filter(isCompared)) {
      context.report(value, {
        message:
          'Under 7 the reason of an abort begins with the name of its error, as in `AbortError: This operation was aborted`.',
        remedy:
          'Compare with that text too, or look whether the reason ends with it; the text of `controller.abort("text")` stays.',
      });
    }
  },
});

/** `reason === 'text'`, `switch (reason)`, `reason.startsWith('text')`, `list.includes(reason)` */
function isCompared(value: tsTypes.Node): boolean {
  const node = outward(value);
  const { parent } = node;
  if (ts.isSwitchStatement(parent)) return parent.expression === node;
  if (ts.isBinaryExpression(parent) && isEquality(parent.operatorToken)) {
    const other = inward(parent.left === node ? parent.right : parent.left);
    return !isUndefined(other) && other.kind !== ts.SyntaxKind.NullKeyword;
  }
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node && parent.name.text === 'startsWith';
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    /^(?:includes|has)$/.test(parent.expression.name.text)
  );
}
