import { guide5 } from '../../src/guides.js';
import { optionsOf } from '../../src/sdk/calls.js';
import { propertyNamed } from '../../src/sdk/syntax.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameMember, sibling } from '../../src/transform.js';

const OLD = 'experimental_providerMetadata';
const NEW = 'providerOptions';

/** What the SDK is given; what it gives has `providerMetadata`. */
const TAKEN = [
  'TextOptions',
  'ObjectOptions',
  'StreamUIOptions',
  'SystemModelMessage',
  'UserModelMessage',
  'AssistantModelMessage',
  'ToolModelMessage',
  'TextPart',
  'ImagePart',
  'FilePart',
  'ReasoningPart',
  'RedactedReasoningPart',
  'ToolCallPart',
  'ToolResultPart',
].map(type => `${type}.${OLD}`);

const CALLS = ['generateText', 'streamText', 'generateObject', 'streamObject'];

const rename = renameMember({
  id: 'provider-options',
  title: '`experimental_providerMetadata` of calls and messages becomes `providerOptions`',
  kind: 'silent',
  from: [4],
  members: TAKEN,
  to: NEW,
  strays: true,
  why: 'Under 7 the old name is ignored: the options never reach the provider, and with them a cache control that saves money.',
  keeps: [
    '`providerMetadata` of results, steps and parts, which the SDK gives and does not take',
    '`providerMetadata` as an option of a call: 4 never read it, so it is reported and not brought to life',
  ],
  before: 'await generateText({ model, prompt, experimental_providerMetadata: { openai: { user } } });',
  after: 'await generateText({ model, prompt, providerOptions: { openai: { user } } });',
  docs: guide5('provider-metadata--provider-options'),
});

export const providerOptions = defineTransform({
  ...rename,
  words: [...rename.words, ...CALLS],
  visit(use, context) {
    if (CALLS.includes(use.name)) {
      if (use.form === 'name' && means(use, [`.${use.name}`])) reportIdle(use, context);
    } else if (use.form === 'option' && means(use, TAKEN) && sibling(use, NEW)) {
      // 4 took the new name where both were given.
      context.change(use.node, draft => draft.removeElements(use.literal.properties, [use.node]));
    } else rename.visit(use, context);
  },
});

function reportIdle(use: NameUse, context: Context): void {
  for (const options of optionsOf(use, context.uses)) {
    const idle = propertyNamed(options, 'providerMetadata');
    if (!idle) continue;
    context.report(idle.name ?? idle, {
      message: '`providerMetadata` is no option of a call: 4 ignored it, and 7 does too.',
      remedy: 'Write `providerOptions` if it was meant to work, which changes what the model is sent; else delete it.',
    });
  }
}
