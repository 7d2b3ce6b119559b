import { guide7 } from '../../src/guides.js';
import { isAssignee, outward } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, meansAny } from '../../src/transform.js';
import { changeEventPattern, changeEventRead } from './joined-text/event.js';
import { changePromisePattern, changePromiseRead } from './joined-text/promise.js';
import { ONLY_IN_7 } from './members.js';

const RESULT = 'StreamTextResult.text';
const EVENT = 'StreamTextEndEvent.text';

export const joinedText = defineTransform({
  id: 'joined-text',
  title: '`text` of a stream is put together from its steps',
  kind: 'silent',
  from: [4],
  words: ['text'],
  gives: ONLY_IN_7,
  why: 'In 4 `text` of `streamText` and of its `onFinish` was the text of all steps; since 5 it is that of the last. What is stored or shown would lose what the model said before and between its tool calls.',
  keeps: [
    'calls that take one step, where both are the same',
    '`text` of `generateText` and of a step, which was that of one step in 4 already',
    '`textStream`, which has the text of all steps',
  ],
  before: 'const result = streamText({ model, tools, prompt, maxSteps: 5 });\nawait save(await result.text);',
  after:
    "const result = streamText({ model, tools, prompt, stopWhen: isStepCount(5) });\nawait save((await result.steps).map(step => step.text).join(''));",
  docs: guide7('generatetext-and-streamtext-result-properties-now-include-all-steps'),
  visit(use, context) {
    if (context.generation !== 4 || context.wasNew) return;
    if ((use.form !== 'read' && use.form !== 'pattern') || !meansAny(use, [RESULT, EVENT])) return;
    if (takesOneStep(use, context) || change(use, context)) return;
    context.report(use.key, {
      message:
        'In 4 this was the text of all steps of a stream; since 5 it is that of the last. It could not be changed here.',
      remedy: "Put it together from the steps: `steps.map(step => step.text).join('')`.",
      severity: 'error',
    });
  },
});

function takesOneStep({ form, node }: ReadUse | PatternUse, { uses: { origins }, generation }: Context): boolean {
  const producers = form === 'read' ? origins.of(node.expression) : origins.ofTaken(node.parent);
  return origins.takeOneStep(producers, generation);
}

function change(use: ReadUse | PatternUse, context: Context): boolean {
  const isResult = means(use, [RESULT]);
  if (!isResult && !means(use, [EVENT])) return false;
  if (use.form === 'read') {
    if (isAssignee(outward(use.node))) return false;
    return isResult ? changePromiseRead(use, context) : changeEventRead(use, context);
  }
  if (!ts.isBindingElement(use.node)) return false;
  return isResult ? changePromisePattern(use.node, context) : changeEventPattern(use.node, context);
}
