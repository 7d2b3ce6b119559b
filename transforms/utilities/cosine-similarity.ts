import { guide5 } from '../../src/guides.js';
import { tokensBy } from '../../src/sdk/name-references.js';
import { accessOf, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

export const cosineSimilarity = defineTransform({
  id: 'cosine-similarity',
  title: '`cosineSimilarity` takes two vectors and no options',
  kind: 'silent',
  from: [4],
  words: ['cosineSimilarity'],
  why: '7 answers 0 for empty vectors and ignores `throwErrorForEmptyVectors`, so that a missing embedding goes unnoticed.',
  keeps: ['a call that wants the error, which is reported', 'functions of that name that are not the SDK’s'],
  before: 'cosineSimilarity(a, b, { throwErrorForEmptyVectors: false });',
  after: 'cosineSimilarity(a, b);',
  docs: guide5('embedding-changes'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.cosineSimilarity'])) return;
    for (const token of tokensBy(use, context.uses)) {
      const callee = ts.isIdentifier(token) ? accessOf(token) : token;
      const { parent } = callee;
      const options = ts.isCallExpression(parent) && parent.expression === callee ? parent.arguments[2] : undefined;
      if (options) drop(parent as tsTypes.CallExpression, options, context);
    }
  },
});

function drop(call: tsTypes.CallExpression, options: tsTypes.Expression, context: Context): void {
  const wish = ts.isObjectLiteralExpression(options)
    ? propertyValue(propertyNamed(options, 'throwErrorForEmptyVectors'))
    : undefined;
  if (wish?.kind === ts.SyntaxKind.FalseKeyword) {
    context.change(options, draft => draft.removeElements(call.arguments, [options]));
    return;
  }
  context.report(options, {
    message: '7 ignores these options and answers 0 for empty vectors.',
    remedy: 'Throw before the call where `vector.length === 0`, and take the options out.',
    severity: 'error',
  });
}
