import { guide5 } from '../../src/guides.js';
import { isWritten } from '../../src/sdk/syntax.js';
import type { UnknownUse, Use } from '../../src/sdk/use.js';
import type { Uses } from '../../src/sdk/uses.js';
import { type Context, defineTransform, means, meansAny } from '../../src/transform.js';
import { changeAssignment } from './message-metadata/assignment.js';
import { changeLiteral } from './message-metadata/literal.js';
import { changeMention } from './message-metadata/mention.js';
import { changePattern } from './message-metadata/pattern.js';
import { changeRead } from './message-metadata/read.js';
import { reportLeft, reportStamp } from './message-metadata/reports.js';

export const messageMetadata = defineTransform({
  id: 'message-metadata',
  title: 'What a UI message carries besides its parts is `metadata`',
  kind: 'silent',
  from: [4],
  words: ['createdAt', 'annotations'],
  why: 'A message of 7 has an `id`, a `role`, `parts` and `metadata`. It has no `createdAt` and no `annotations`: what reads them from a message gets nothing.',
  keeps: [
    'projects that give no message a `createdAt` or `annotations` themselves: a finding',
    'members of your own types, also where these extend a message',
    'reads in a file with `@ts-expect-error` or `@ts-ignore`, where a row of the database may pass for a message: a finding',
    '`delete message.annotations`, and an assignment inside another expression: a finding',
  ],
  before: "setMessages([...messages, { id, role: 'user', parts, createdAt: new Date() }]);",
  after: "setMessages([...messages, { id, role: 'user', parts, metadata: { createdAt: new Date() } }]);",
  docs: guide5('uimessage-changes'),
  visit(use, context) {
    if (use.form === 'unknown') return reportUnknown(use, context);
    if (!means(use, [`UIMessage.${use.name}`])) return;
    const isRow = use.form === 'read' && !isWritten(use.node) && DIRECTIVE.test(use.unit.text);
    if (isRow || !isGiven(use.name, context) || !change(use, context)) return reportLeft(use, context);
    if (use.name === 'createdAt' && (use.form === 'read' || use.form === 'pattern')) reportStamp(use.key, context);
  },
});

/** Beside a directive the type of a message may stand for a row of the database, which has the member itself. */
const DIRECTIVE = /@ts-(?:expect-error|ignore)\b/;

/** Whether it is seen to. */
function change(use: Use, context: Context): boolean {
  switch (use.form) {
    case 'read':
      return isWritten(use.node) ? changeAssignment(use, context) : changeRead(use, context);
    case 'pattern':
      return changePattern(use, context);
    case 'mention':
      return changeMention(use, context);
    case 'option':
    case 'spread':
      return changeLiteral(use, context);
    default:
      return false;
  }
}

function reportUnknown(use: UnknownUse, context: Context): void {
  const isMessage = /(?:message|msg)$/i.test(use.node.expression.getText());
  if (use.name === 'annotations' && isMessage && context.namesSdk && isGiven(use.name, context))
    reportLeft(use, context, 'If this is one of a UI message: it', 'warning');
}

const given = new WeakMap<Uses, Map<string, boolean>>();

/** Whether the project itself gives a message the member: what nobody writes is in no metadata. */
function isGiven(name: string, { uses }: Context): boolean {
  const known = given.get(uses) ?? new Map<string, boolean>();
  given.set(uses, known);
  const found =
    known.get(name) ??
    (uses.named(name).some(use => isGift(use) && means(use, [`UIMessage.${name}`])) ||
      (name === 'annotations' &&
        uses.named('writeMessageAnnotation').some(use => meansAny(use, ['DataStreamWriter.writeMessageAnnotation']))));
  known.set(name, found);
  return found;
}

const isGift = (use: Use): boolean =>
  use.form === 'option' || use.form === 'spread' || (use.form === 'read' && isWritten(use.node));
