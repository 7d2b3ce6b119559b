import { quoteOf } from '../../src/edit/style.js';
import { guide5 } from '../../src/guides.js';
import { outward, propertyNamed, propertyValue, staticName } from '../../src/sdk/syntax.js';
import { isOpaque, mustBe } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, meansAny } from '../../src/transform.js';

const SENDERS = ['UseChatHelpers.sendMessage', 'AbstractChat.sendMessage'];

/** What can stand beside a text, and what beside parts; a `role` of another than the user needs parts. */
const BESIDE_TEXT = ['content', 'createdAt', 'files', 'metadata', 'messageId'];
const BESIDE_PARTS = ['content', 'createdAt', 'role', 'id', 'metadata'];

export const sendMessage = defineTransform({
  id: 'send-message',
  title: '`sendMessage` takes a text or parts, no `content`',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['content'],
  why: 'A message with a `content` is stored and posted without parts, and the server throws when it converts it. Such a call is what is left where `append` was only renamed.',
  keeps: [
    'messages with `text` or `parts`',
    '`sendMessage` of your own and of other libraries',
    '`append`, which `use-chat` changes',
  ],
  before: "sendMessage({ role: 'user', content: input });",
  after: 'sendMessage({ text: input });',
  docs: guide5('message-sending-append--sendmessage'),
  visit(use, context) {
    if (use.form !== 'option' || !meansAny(use, ['UIMessage.content'])) return;
    const call = outward(use.literal).parent;
    if (!ts.isCallExpression(call)) return;
    const made = context.uses.origins.producerAt(call)?.made;
    if (made && SENDERS.includes(made)) change(use, context);
  },
});

function change({ key, literal, node }: OptionUse, context: Context): void {
  const value = propertyValue(node);
  const type = value && context.checker.getTypeAtLocation(value);
  const isText = type && !isOpaque(type) && mustBe(type, ts.TypeFlags.StringLike);
  const role = propertyNamed(literal, 'role');
  const userRole = role && isLiteral(role, 'user') ? role : undefined;
  const hasOnly = (names: readonly string[]): boolean =>
    literal.properties.every(one => one === userRole || (one.name && names.includes(staticName(one.name) ?? '')));
  const isShort = hasOnly(BESIDE_TEXT);
  if (!value || !isText || !(isShort || hasOnly(BESIDE_PARTS))) {
    return context.report(key, {
      message: '`sendMessage` takes no `content`: the message would be sent without text.',
      remedy: "Write a text as `text`, with `files` beside it, or all of it as `parts: [{ type: 'text', text }]`.",
      severity: 'error',
    });
  }
  context.change(key, draft => {
    const gone = [propertyNamed(literal, 'createdAt'), isShort ? userRole : undefined];
    draft.removeElements(
      literal.properties,
      gone.filter(one => one !== undefined),
    );
    if (isShort) return draft.rename(key, 'text');
    const quote = quoteOf(literal.getSourceFile());
    draft.replace(node, `parts: [{ type: ${quote}text${quote}, text: `, value, ' }]');
  });
}

const isLiteral = (property: tsTypes.ObjectLiteralElementLike, text: string): boolean => {
  const value = propertyValue(property);
  return value !== undefined && ts.isStringLiteralLike(value) && value.text === text;
};
