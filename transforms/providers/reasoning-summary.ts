import { guide7 } from '../../src/guides.js';
import { propertyValue } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform, means, sibling } from '../../src/transform.js';

const NEW = 'reasoningSummary';

export const reasoningSummary = defineTransform({
  id: 'reasoning-summary',
  title: 'A reasoning effort brings no summary: `reasoningSummary: null`',
  kind: 'silent',
  from: [5, 6],
  words: ['reasoningEffort'],
  why: 'Where an effort is given, 7 asks OpenAI for a detailed summary of the reasoning, which not every account may have, and which comes as parts of the stream.',
  keeps: ['options that say what summary they want', 'an effort of `none`', '`reasoningEffort` of other providers'],
  before: "providerOptions: { openai: { reasoningEffort: 'low' } }",
  after: "providerOptions: { openai: { reasoningEffort: 'low', reasoningSummary: null } }",
  docs: guide7('responses-reasoning-summary-defaults-to-detailed'),
  visit(use, context) {
    // Where nothing tells the generation, the code may be of 7.
    if (
      use.form !== 'option' ||
      context.wasNew ||
      context.generation === null ||
      !means(use, ['OpenAIOptions.reasoningEffort'])
    )
      return;
    const value = propertyValue(use.node);
    const isOff = value && ts.isStringLiteralLike(value) && value.text === 'none';
    if (isOff || sibling(use, NEW) || use.literal.properties.some(ts.isSpreadAssignment)) return;
    if (!use.doubt) context.change(use.node, draft => draft.addElementAfter(use.node, `${NEW}: null`));
    else {
      context.report(use.key, {
        message: 'Under 7 a reasoning effort also asks OpenAI for a detailed summary of the reasoning.',
        remedy: `Add \`${NEW}: null\` beside it, to go on without one.`,
        severity: 'warning',
      });
    }
  },
});
