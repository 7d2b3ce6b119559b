import { guide5 } from '../../src/guides.js';
import { isNamed, propertyValue } from '../../src/sdk/syntax.js';
import type { tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, meansAny } from '../../src/transform.js';
import { FILES, settledKeys } from './use-chat/files.js';

/** What 7 ignores in the options of a request, and what to write. */
const REMEDIES: Readonly<Record<string, string>> = {
  data: 'Send it in `body`, or as `metadata` of the message.',
  experimental_attachments:
    'Send the files as `files` of the message, `sendMessage({ text, files })`: a `FileList`, or parts `{ type: "file", url, mediaType }`.',
  allowEmptySubmit: 'Take it out: `sendMessage` sends what it is given.',
};

export const chatRequestOptions = defineTransform({
  id: 'chat-request-options',
  title: 'Options of a chat request that are gone are reported',
  kind: 'silent',
  from: [4],
  words: Object.keys(REMEDIES),
  why: 'The options of a request hold `headers`, `body` and `metadata` in 7. Other keys do not compile, and through a variable they are ignored: the server does not get the files and the data.',
  keeps: ['all other code: it is reported', '`data` of other options and of your own types'],
  before: 'const options: ChatRequestOptions = { data: { plan } };',
  after: 'const options: ChatRequestOptions = { data: { plan } }; // reported',
  docs: guide5('chat-request-options-changes'),
  visit(use, context) {
    if (!meansAny(use, [`ChatRequestOptions.${use.name}`]) || settledKeys.has(use.key)) return;
    const reloads = use.form === 'option' && use.name === FILES ? reloadsWith(use, context) : [];
    if (use.form === 'option' && reloads.length > 0) return takeOut(use, reloads, context);
    context.report(use.key, {
      message: `The options of a chat request have no \`${use.name}\` in 7.`,
      remedy: REMEDIES[use.name]!,
      severity: 'error',
    });
  },
});

/** The calls of `reload` that take the options, where nothing else does: none of 4 looked at attachments. */
function reloadsWith({ literal }: OptionUse, { uses }: Context): (tsTypes.CallExpression | tsTypes.NewExpression)[] {
  const takers = uses.origins.takersOf(literal) ?? [];
  return takers.every(({ made }) => made === 'UseChatHelpers.reload') ? takers.map(({ call }) => call) : [];
}

function takeOut(
  { literal, node, key }: OptionUse,
  reloads: readonly (tsTypes.CallExpression | tsTypes.NewExpression)[],
  context: Context,
): void {
  const value = propertyValue(node);
  const isDone =
    value && isNamed(value) && context.change(key, draft => draft.removeElements(literal.properties, [node]));
  if (isDone) return;
  for (const call of reloads)
    context.report(call, {
      message: `\`reload\` of 4 did nothing with \`${FILES}\`, and \`regenerate\` of 7 does not take it.`,
      remedy: 'Take it out: the files of a message that is sent again are those it has.',
      severity: 'error',
    });
}
