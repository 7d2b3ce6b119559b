import { guide5 } from '../../src/guides.js';
import { inward } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import type { UnknownUse, Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameMember } from '../../src/transform.js';
import { ONLY_IN_7 } from './members.js';
import { addDetails } from './usage-tokens/details.js';
import { changeOwnUsages } from './usage-tokens/handed.js';
import { defaultToZero } from './usage-tokens/number.js';

const NAMES: Readonly<Record<string, string>> = { promptTokens: 'inputTokens', completionTokens: 'outputTokens' };
const TOTAL = 'LanguageModelUsage.totalTokens';

const rename = renameMember({
  id: 'usage-tokens',
  title: '`promptTokens` and `completionTokens` become `inputTokens` and `outputTokens`',
  kind: 'silent',
  from: [4],
  members: Object.keys(NAMES).map(name => `LanguageModelUsage.${name}`),
  to: NAMES,
  why: 'Since 5 the old names are gone: reading them gives `undefined`, and sums become `NaN`. The numbers may be `undefined` where a provider does not count, which was `NaN` in 4.',
  keeps: [
    'keys of your own objects and types, such as `{ promptTokens: usage.inputTokens }`',
    'what a provider calls so itself, and the usage that a model of your own returns',
    '`tokens` of embeddings',
  ],
  before: 'const { promptTokens } = result.usage;\ntotal += result.usage.completionTokens;',
  after: 'const { inputTokens: promptTokens } = result.usage;\ntotal += result.usage.outputTokens ?? 0;',
  docs: guide5('usage-token-properties'),
});

export const usageTokens = defineTransform({
  ...rename,
  words: [...rename.words, 'totalTokens'],
  gives: [...rename.gives!, ...ONLY_IN_7],
  hints: ['usage', 'Usage'],
  visit(use, context) {
    if (use.form === 'unknown') return reportUnknown(use, context);
    const isTotal = means(use, [TOTAL]);
    if (!isTotal) rename.visit(use, context);
    if (context.generation === 4 && !context.wasNew && (isTotal || isRenamed(use))) finish(use, context);
  },
  inspect(source, context) {
    if (context.generation === 4 && !context.wasNew) changeOwnUsages(source, context);
  },
});

const isRenamed = (use: Use): boolean =>
  means(
    use,
    Object.keys(NAMES).map(name => `LanguageModelUsage.${name}`),
  );

/** What 7 wants beside the new name. */
function finish(use: Use, context: Context): void {
  if (use.key.flags & ts.NodeFlags.JavaScriptFile) return;
  if (use.form === 'read' || use.form === 'pattern') defaultToZero(use, context);
  else if (use.form === 'option') addDetails(use, context);
}

/** The member of a value of which nothing is known, in a file that uses the SDK. */
function reportUnknown({ key, name, node }: UnknownUse, context: Context): void {
  const to = NAMES[name];
  const isUsage = /usage$/i.test(inward(node.expression).getText());
  if (!to || !context.namesSdk || !isUsage) return;
  context.report(key, {
    message: `If this is the usage of a call of the SDK, it has no \`${name}\` since 5; no type tells.`,
    remedy: `If it is, read \`${to}\`.`,
  });
}
