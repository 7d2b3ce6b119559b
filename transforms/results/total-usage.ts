import { guide7 } from '../../src/guides.js';
import { defineTransform, means } from '../../src/transform.js';

const MEMBERS = ['GenerateTextResult', 'StreamTextResult', 'GenerateTextEndEvent', 'StreamTextEndEvent'].map(
  type => `${type}.totalUsage`,
);

/**
 * The new name is also the old name of something else. A file that nothing but this name would tell from one of 6 keeps the
 * old one, which 7 still takes: else a second run would take `usage` for that of the last step. So does a file that had
 * names of 7 before: a second run finds it like that.
 */
export const totalUsage = defineTransform({
  id: 'total-usage',
  title: '`totalUsage` becomes `usage`',
  kind: 'deprecated',
  from: [5, 6],
  words: ['totalUsage'],
  why: 'Under 7 `usage` of a result is that of all steps, and `totalUsage` is deprecated.',
  keeps: [
    '`totalUsage` of the `finish` part of a stream, which has no `usage`',
    'files that get no other name of 7, or have some already',
  ],
  before: 'const { totalUsage } = await generateText({ model, prompt, stopWhen: isStepCount(5) });',
  after: 'const { usage: totalUsage } = await generateText({ model, prompt, stopWhen: isStepCount(5) });',
  docs: guide7('generatetext-and-streamtext-result-properties-now-include-all-steps'),
  visit(use, context) {
    if (use.form === 'option' || !means(use, MEMBERS) || !context.isNew || context.wasNew) return;
    context.change(use.key, draft => draft.rename(use.key, 'usage'));
  },
});
