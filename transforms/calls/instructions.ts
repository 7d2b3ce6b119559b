import { guide7 } from '../../src/guides.js';
import { changesRank } from '../../src/rank.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { isAssignee } from '../../src/sdk/syntax.js';
import { mustBe } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { ReadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameMember } from '../../src/transform.js';

const rename = renameMember({
  id: 'instructions',
  title: '`system` becomes `instructions`',
  kind: 'deprecated',
  from: [4, 5, 6],
  members: [
    'Prompt.system',
    'AgentSettings.system',
    'PrepareStepResult.system',
    'RepairToolCallArgument.system',
    'OnStartEvent.system',
    'OnStepStartEvent.system',
  ],
  to: 'instructions',
  aliases: ['Prompt.system'],
  why: 'The option is an alias under 7 and will go; the events of `onStart` and `onStepStart` have only the new name.',
  keeps: [
    "`role: 'system'`",
    '`system` of your own types and of other libraries',
    '`system` in an object that your own code takes before the SDK does: it may be read there, and 7 still accepts it',
    '`system` before a spread that may bring another: 7 prefers `instructions`, so the spread would no longer win',
    'the start events of `generateObject` and `streamObject`, which keep `system`',
  ],
  before: "await generateText({ model, system: 'Be brief.', prompt });",
  after: "await generateText({ model, instructions: 'Be brief.', prompt });",
  docs: guide7('system-renamed-to-instructions'),
});

export const instructions = defineTransform({
  ...rename,
  visit(use, context) {
    if ((use.form === 'option' || use.form === 'spread') && means(use, ['AgentCallOptions.system'])) {
      return context.report(use.key, {
        message: 'Agents of 7 take no `system` with a call; beside `instructions` of the agent it is ignored.',
        remedy:
          'Give the agent a `prepareCall` that returns `instructions`, or create an agent for each set of instructions.',
        severity: 'error',
      });
    }
    if (means(use, ['PrepareStepResult.system'])) {
      // Left as it is, it goes on working.
      if (use.form === 'spread') return;
      if (use.form === 'option' && changesRank(use, 'instructions', context)) return;
    }
    rename.visit(use, context);
    if (use.form === 'read' && means(use, ['AgentSettings.system'])) reportText(use, context);
  },
});

/** A read where only text is taken. */
function reportText({ key, node }: ReadUse, context: Context): void {
  const expected = context.checker.getContextualType(node);
  if (context.generation !== 5 || isAssignee(node) || isHandedOn(node, context)) return;
  if (!expected || !mustBe(context.checker.getNonNullableType(expected), ts.TypeFlags.StringLike)) return;
  context.report(key, {
    message:
      'By its type `instructions` of 7 may also be a system message, or a list of them; here only text is taken.',
    remedy: "Ask first: `typeof settings.instructions === 'string' ? settings.instructions : undefined`.",
    severity: 'error',
  });
}

/** Whether an option of the SDK is given the read, which takes all that it may be. */
function isHandedOn({ parent }: tsTypes.Node, { checker }: Context): boolean {
  if (!ts.isPropertyAssignment(parent) || parent.name.getText() !== 'system') return false;
  return propertyOf(checker, checker.getContextualType(parent.parent), 'system').owners.length > 0;
}
