import { guide7 } from '../../src/guides.js';
import { inward, isNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';

export const objectTimeout = defineTransform({
  id: 'object-timeout',
  title: '`timeout` of `generateObject` and `streamObject` goes',
  kind: 'breaking',
  from: [6],
  words: ['timeout'],
  why: 'The option does not compile under 7. 6 took it too, but no request ever ended because of it.',
  keeps: [
    '`timeout` of `generateText`, `streamText` and agents, which works',
    '`timeout` in a spread or a variable, where it compiles and goes on having no effect',
  ],
  before: 'await generateObject({ model, schema, prompt, timeout: 10_000 });',
  after: 'await generateObject({ model, schema, prompt });',
  docs: guide7('core-api-renames-and-removals'),
  visit(use, context) {
    if (use.form !== 'option' || !means(use, ['ObjectOptions.timeout'])) return;
    const { literal, node } = use;
    // Only there does the compiler refuse a property that it does not know.
    if (!ts.isCallExpression(literal.parent)) return;
    const value = propertyValue(node);
    const isPlain = value && (isNamed(inward(value)) || ts.isNumericLiteral(inward(value)));
    if (isPlain) context.change(node, draft => draft.removeElements(literal.properties, [node]));
    context.report(use.key, {
      message: isPlain
        ? '`timeout` never had an effect here, and was removed.'
        : '`timeout` never had an effect here, and does not compile under 7. What computes it may do more, so it was left.',
      remedy: isPlain
        ? 'If requests should end after that time, pass `abortSignal: AbortSignal.timeout(…)`.'
        : 'Delete it, or pass `abortSignal: AbortSignal.timeout(…)`.',
      severity: isPlain ? 'info' : 'error',
    });
  },
});
