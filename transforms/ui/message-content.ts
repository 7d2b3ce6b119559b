import { guide5 } from '../../src/guides.js';
import type { Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { changeLiteral } from './message-content/literal.js';
import { changeMention, changeRead } from './message-content/read.js';
import { joined } from './ui-messages/parts.js';
import { changePattern } from './ui-messages/pattern.js';

export const messageContent = defineTransform({
  id: 'message-content',
  title: 'The text of a UI message is in its `parts`',
  kind: 'silent',
  from: [4],
  words: ['content', 'reasoning'],
  why: 'A message of `useChat` has no `content` under 7: what reads it shows nothing, and a message that is written with it has no text.',
  keeps: [
    '`content` of model messages, of your own types and of other libraries',
    'a copy of a message with another `content`: its other parts stay or go, which only a person can say, so a finding',
    'assignments to `content`: a finding',
  ],
  before: '<p>{message.content}</p>',
  after: "<p>{message.parts.map(part => (part.type === 'text' ? part.text : '')).join('')}</p>",
  docs: guide5('content--parts-array'),
  visit(use, context) {
    if (!means(use, [`UIMessage.${use.name}`])) return;
    const isDone = change(use, context);
    if (isDone) return;
    context.report(use.key, {
      message: `A UI message has no \`${use.name}\` in 7, only \`parts\`.`,
      remedy:
        use.name === 'content'
          ? "Write a text as `parts: [{ type: 'text', text }]`, and read it from the parts of type `text`. Keep the other parts of a message that is changed."
          : 'Read the `text` of the parts of type `reasoning`.',
      severity: 'error',
    });
  },
});

/** Whether it is seen to. */
function change(use: Use, context: Context): boolean {
  switch (use.form) {
    case 'read':
      return changeRead(use, context);
    case 'pattern':
      return changePattern(use, context, read => joined(use.name, read, context));
    case 'mention':
      return changeMention(use, context);
    case 'option':
      return use.name === 'content' && changeLiteral(use, context);
    default:
      return false;
  }
}
