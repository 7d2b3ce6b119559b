import { guide7 } from '../../src/guides.js';
import type { SourceUnit } from '../../src/project/project.js';
import { isAssignee, outward, staticName } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import type { OptionUse, PatternUse, ReadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { castWhole } from './final-step/cast.js';
import { isMoved } from './final-step/moved.js';
import { changePromisePattern, changePromiseRead } from './final-step/promise.js';
import { changePattern, changeRead, NEW } from './final-step/value.js';
import { ALIASES, holderOf, OLD, SWAPPED } from './members.js';

export const finalStep = defineTransform({
  id: 'final-step',
  title: '`result.usage`, `.toolCalls`, … are read off `finalStep`',
  kind: 'silent',
  from: [4, 5, 6],
  words: [...new Set([...SWAPPED, ...ALIASES, ...OLD])],
  gives: [NEW],
  provesNew: true,
  why: 'Up to 6 these members of a result and of the event of `onFinish` were those of the last step; under 7 they are those of all steps: the sum of the usage, all tool calls, all contents.',
  keeps: [
    'calls that take one step, where both are the same',
    '`usage` and the `sources` of a result in 4, which were those of all steps',
    'members of a step, of a part of a stream, of results of `generateObject`, `embed` and others',
    '`text` and `finishReason`, which still are those of the last step',
  ],
  before: 'const { toolCalls } = await generateText({ model, tools, prompt, stopWhen: isStepCount(5) });',
  after: 'const { finalStep: { toolCalls } } = await generateText({ model, tools, prompt, stopWhen: isStepCount(5) });',
  docs: guide7('generatetext-and-streamtext-result-properties-now-include-all-steps'),
  visit(use, context) {
    const holder = holderOf(use, context);
    if (use.form === 'option' && holder) {
      if (context.generation !== null && !context.wasNew) castWhole(use, context);
      return reportDouble(use, context);
    }
    if (use.form !== 'read' && use.form !== 'pattern') return;
    if (!holder || !isMoved(use.name, use.node, context)) return;
    const isSwapped = SWAPPED.includes(use.name);
    if (context.generation === null || context.wasNew) {
      if (isSwapped) reportUnclear(use, context);
      return;
    }
    if (holder !== 'mixed' && change(use, holder, context)) return;
    if (isSwapped) reportLeft(use, holder, context);
  },
});

function change(use: ReadUse | PatternUse, holder: 'value' | 'promise', context: Context): boolean {
  if (use.form === 'read' && isAssignee(outward(use.node))) return false;
  if (use.form === 'read') return holder === 'value' ? changeRead(use, context) : changePromiseRead(use, context);
  return holder === 'value' ? changePattern(use, context) : changePromisePattern(use, context);
}

/** Files with objects that stand for results: tests have dozens, and one line each would hide the rest. */
const doubled = new WeakSet<SourceUnit>();

/** What stands for a result, as in a test. */
function reportDouble({ key, literal }: OptionUse, context: Context): void {
  const isComplete = literal.properties.some(
    property => ts.isSpreadAssignment(property) || staticName(property.name) === NEW,
  );
  if (isComplete || doubled.has(context.unit) || context.generation === null || context.wasNew) return;
  doubled.add(context.unit);
  context.report(key, {
    message: `An object of this file stands for a result or event of the SDK, and has no \`${NEW}\`, which migrated code reads.`,
    remedy: `Give each such object a \`${NEW}\` with the members of the last step, where a test fails without it.`,
    severity: 'info',
  });
}

/** Files of 6 that have names of 7 already. */
const mixed = new WeakSet<SourceUnit>();

/** Where the old meaning and the new one are spelled alike, and nothing tells which is meant. */
function reportUnclear(use: ReadUse | PatternUse, context: Context): void {
  if (context.generation === null) {
    return context.report(use.key, {
      message: `Up to 6 \`${use.name}\` was that of the last step; under 7 it is that of all steps. Nothing tells which generation this was written for.`,
      remedy: `Read \`finalStep.${use.name}\` for the last step; else nothing is to be done.`,
    });
  }
  if (mixed.has(context.unit)) return;
  mixed.add(context.unit);
  context.report(use.key, {
    message: `The package is of ${context.generation}, but this file has names of 7, so \`${use.name}\` was taken as 7 means it: that of all steps.`,
    remedy: 'Nothing is to be done where the file was migrated; else read such members off `finalStep`.',
    severity: 'info',
  });
}

function reportLeft({ key, name }: ReadUse | PatternUse, holder: string, context: Context): void {
  context.report(key, {
    message:
      holder === 'mixed'
        ? `\`${name}\` of a result was that of the last step, and is that of all steps under 7; the type here is not that of a result, or not only.`
        : `\`${name}\` was that of the last step, and is that of all steps under 7; this place could not be changed.`,
    remedy: `Read \`finalStep.${name}\` of the result for the last step; leave it where all steps are wanted.`,
  });
}
