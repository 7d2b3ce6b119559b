import { guide7 } from '../../src/guides.js';
import { propertyNamed } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import type { MentionUse, OptionUse, ReadUse, UnknownUse, Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { type Detail, detailOf, hasDetails, reportPart } from './usage-details/details.js';
import { changeLiteral } from './usage-details/literal.js';
import { reportLost } from './usage-details/lost.js';
import { changePattern } from './usage-details/pattern.js';
import { changeRead } from './usage-details/read.js';
import { addDetails } from './usage-tokens/details.js';

const MEMBERS = ['LanguageModelUsage.cachedInputTokens', 'LanguageModelUsage.reasoningTokens'];

/** What every usage has, and 6 and 7 want the details of. */
const WHOLE = ['LanguageModelUsage.inputTokens', 'LanguageModelUsage.outputTokens'];

export const usageDetails = defineTransform({
  id: 'usage-details',
  title: '`cachedInputTokens` and `reasoningTokens` move into the details of the usage',
  kind: 'breaking',
  from: [5, 6],
  words: ['cachedInputTokens', 'reasoningTokens', 'inputTokens', 'outputTokens'],
  hints: ['totalTokens'],
  why: 'Under 7 both are gone: reading them gives `undefined`, and sums become `NaN`. The numbers are in `inputTokenDetails` and `outputTokenDetails`.',
  keeps: [
    'keys of your own objects and types, such as `{ cachedInputTokens: usage.inputTokenDetails.cacheReadTokens }`',
    '`providerMetadata.openai.reasoningTokens` and what else a provider reports',
    'the usage that a model of your own returns',
  ],
  before: 'const cached = result.usage.cachedInputTokens;\nconst { reasoningTokens = 0 } = result.usage;',
  after:
    'const cached = result.usage.inputTokenDetails.cacheReadTokens;\nconst { outputTokenDetails: { reasoningTokens = 0 } } = result.usage;',
  docs: guide7('cachedinputtokens-and-reasoningtokens-removed-from-languagemodelusage'),
  visit(use, context) {
    if (/^(?:in|out)putTokens$/.test(use.name)) return completeUsage(use, context);
    const detail = detailOf(use.name);
    if (use.form === 'unknown') return reportUnknown(use, detail, context);
    if (!means(use, MEMBERS)) return;
    if (use.form === 'read') changeOrReport(use, detail, context);
    else if (use.form === 'pattern') changePattern(use, detail, context);
    else if (use.form === 'option') changeOption(use, detail, context);
    else if (use.form === 'mention') changeMention(use, detail, context);
  },
  inspect(source, context) {
    if (context.generation === 5 && !context.wasNew) reportLost(source, context);
  },
});

/** A usage of 5 that counts neither. */
function completeUsage(use: Use, context: Context): void {
  if (context.generation !== 5 || context.wasNew || use.form !== 'option' || !means(use, WHOLE)) return;
  if (!propertyNamed(use.literal, 'cachedInputTokens') && !propertyNamed(use.literal, 'reasoningTokens'))
    addDetails(use, context);
}

function changeOrReport(use: ReadUse, detail: Detail, context: Context): void {
  const type = context.checker.getTypeAtLocation(use.node.expression);
  if (hasDetails(type, detail, context) === 'none') return reportPart(use.key, detail, context);
  context.change(use.key, draft => changeRead(use, detail, draft, context));
}

function changeOption(use: OptionUse, detail: Detail, context: Context): void {
  if (!use.doubt && changeLiteral(use, detail, context)) return;
  context.report(use.key, {
    message: `\`${use.name}\` is no key of the usage under 7${use.doubt ? `, and ${use.doubt.reason}` : ''}, so it was left.`,
    remedy: `Write it as \`${detail.key}\` of \`${detail.owner}\`.`,
    severity: 'error',
  });
}

/** `LanguageModelUsage['reasoningTokens']`; keys of `Pick`, `Omit` and `in` have no such path. */
function changeMention({ key, node }: MentionUse, detail: Detail, context: Context): void {
  const { parent } = node;
  const owner = ts.isIndexedAccessTypeNode(parent) && context.checker.getTypeFromTypeNode(parent.objectType);
  if (!owner || hasDetails(owner, detail, context) !== 'always') return reportPart(key, detail, context);
  context.change(key, draft => {
    draft.insertBefore(node, `'${detail.owner}'][`);
    draft.rename(key, detail.key);
  });
}

/** The member of a value of which nothing is known, in a file that uses the SDK. */
function reportUnknown({ key, node }: UnknownUse, detail: Detail, context: Context): void {
  const isUsage = /\b(?:total)?usage[\s)!]*$/i.test(node.expression.getText());
  if (!context.namesSdk || !isUsage) return;
  context.report(key, {
    message: `If this is the usage of a call of the SDK, it has no \`${detail.name}\` under 7; no type tells.`,
    remedy: `If it is, read \`${detail.owner}.${detail.key}\`.`,
  });
}
