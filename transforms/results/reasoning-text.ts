import { guide5 } from '../../src/guides.js';
import { comparedStrings } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameMember } from '../../src/transform.js';
import { rewritten } from './final-step/moved.js';
import { type ItemRead, readsOfItems } from './items.js';
import { ONLY_IN_7 } from './members.js';

const HOLDERS = ['GenerateTextResult', 'StreamTextResult', 'StreamTextEndEvent', 'StepResult'];
const TEXT = HOLDERS.map(holder => `${holder}.reasoning`);
const DETAILS = HOLDERS.map(holder => `${holder}.reasoningDetails`);

const rename = renameMember({
  id: 'reasoning-text',
  title: '`reasoning` becomes `reasoningText`, and `reasoningDetails` becomes `reasoning`',
  kind: 'silent',
  from: [4],
  members: [...TEXT, ...DETAILS],
  to: { reasoning: 'reasoningText', reasoningDetails: 'reasoning' },
  why: 'Since 5 `reasoning` is the list that 4 called `reasoningDetails`: it is never empty in a condition, and text made of it is `[object Object]`.',
  keeps: [
    '`reasoning` of `generateObject`, of messages and of options',
    'files that have names of 7 already, in which `reasoning` is the list',
  ],
  before: 'if (step.reasoning) console.log(step.reasoning, step.reasoningDetails);',
  after: 'if (step.reasoningText) console.log(step.reasoningText, step.reasoning);',
  docs: guide5('generate-text-reasoning-property-changes'),
});

// What 5 calls `reasoning` is right there: nothing is stale.
const { stale, ...row } = rename;

export const reasoningText = defineTransform({
  ...row,
  gives: [...rename.gives!, ...ONLY_IN_7],
  visit(use, context) {
    if (context.generation !== 4 || !means(use, [...TEXT, ...DETAILS])) return;
    const isList = use.name === 'reasoningDetails';
    if (isList && (use.form === 'read' || use.form === 'pattern')) examineItems(use, context);
    if (rewritten.has(use.key.parent)) return;
    // What the list is called now was the name of the text: the file must tell a second run which one it is.
    if (isList ? context.isNew : !context.wasNew) rename.visit(use, context);
    else if (isList) reportLeft(use.key.parent, context);
  },
});

/** `detail.type === 'text'` → `detail.type === 'reasoning'` */
function examineItems({ node }: ReadUse | PatternUse, context: Context): void {
  for (const read of readsOfItems(node, context).reads) {
    if (read.name === 'signature' || read.name === 'data') reportMetadata(read, context);
    if (read.name !== 'type' || ts.isBindingElement(read.node)) continue;
    for (const literal of comparedStrings(read.node)) {
      if (literal.text === 'text') context.change(literal, draft => draft.rename(literal, 'reasoning'));
      else if (literal.text === 'redacted') reportRedacted(literal, context);
    }
  }
}

function reportMetadata({ name, node }: ItemRead, context: Context): void {
  const key = name === 'data' ? 'redactedData' : name;
  context.report(node, {
    message: `Items of \`reasoning\` have no \`${name}\` since 5: it is in the metadata of the provider.`,
    remedy: `Read \`providerOptions?.anthropic?.${key}\` of the item (\`providerMetadata\` where the list is not that of a step).`,
    severity: 'error',
  });
}

function reportRedacted(literal: tsTypes.Node, context: Context): void {
  context.report(literal, {
    message: 'Redacted reasoning has no type of its own since 5: it is an item with an empty text.',
    remedy: 'Ask for `providerOptions?.anthropic?.redactedData` of the item.',
    severity: 'error',
  });
}

function reportLeft(node: tsTypes.Node, context: Context): void {
  context.report(node, {
    message:
      'Since 5 the list is called `reasoning`, which was the name of the text; nothing else in this file would tell which one is meant.',
    remedy: 'Write `reasoning`.',
    severity: 'error',
  });
}
