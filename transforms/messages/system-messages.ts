import { guide7 } from '../../src/guides.js';
import { outward, propertyNamed } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse, StrayUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, meansAny } from '../../src/transform.js';
import { saysAllow } from './system-messages/allow.js';
import { callOf } from './system-messages/call.js';
import { destinationsOf } from './system-messages/destinations.js';
import { isFirst, leave } from './system-messages/leave.js';
import { listsOf } from './system-messages/lists.js';
import {
  hasSystemRole,
  mayBeSystem,
  mayHaveSystemRole,
  type SystemMessage,
  systemMessage,
} from './system-messages/message.js';
import { moveFromVariable } from './system-messages/variable.js';
import { giveInstructions, removeMessages } from './system-messages/write.js';

const ROLES = [
  'SystemModelMessage.role',
  'UserModelMessage.role',
  'AssistantModelMessage.role',
  'ToolModelMessage.role',
  'UIMessage.role',
  'CreateMessage.role',
];

export const systemMessages = defineTransform({
  id: 'system-messages',
  title: 'System messages move from `messages` and `prompt` to `instructions`, or are allowed there',
  kind: 'breaking',
  from: [4, 5, 6],
  reportsOn: [7],
  words: ['role'],
  why: 'Under 7 a system message in `messages` or `prompt` is refused: `generateText` throws, `streamText` answers with an error part and no text. One that cannot move is let through where it comes to a call: `allowSystemInMessages: true`.',
  keeps: [
    'messages for the clients of other libraries',
    'system messages that are given to `system` or `instructions`',
    'calls that say `allowSystemInMessages` themselves',
    'calls of which it is not known that a system message comes to them: those messages are reported',
  ],
  before: "messages: [\n  { role: 'system', content: 'Be brief.' },\n  ...history,\n],",
  after: "instructions: 'Be brief.',\nmessages: [\n  ...history,\n],",
  docs: guide7('prompt-messages-system-messages-in-prompt-or-messages-are-rejected-by-default'),
  visit(use, context) {
    if (use.form === 'stray') return reportStray(use, context);
    if (use.form !== 'option' || !meansAny(use, ROLES)) return;
    if (mayHaveSystemRole(use.literal)) return leave(use.literal, 'its role is only known when it runs', context);
    if (!hasSystemRole(use.literal, context)) {
      if (mayBeSystem(use.literal, context)) reportRole(use, context);
      return;
    }
    const lists = listsOf(use.literal, context);
    if (!lists) return leave(use.literal, 'it does not stand in a list that is written at the call', context);
    for (const array of lists) {
      const messages = array.elements.map(element => systemMessage(element, context));
      if (!messages.some(message => message?.literal === use.literal)) {
        leave(use.literal, 'the variable that holds it may come to hold another', context);
      }
      if (seen.has(array)) continue;
      seen.add(array);
      const reason = move(array, messages, context);
      if (!reason) continue;
      for (const message of messages) if (message) leave(message.literal, reason, context);
    }
  },
});

/** Lists that were dealt with, at the first of their system messages. */
const seen = new WeakSet<tsTypes.Node>();

/** A system message on its way to somewhere that its type does not tell. */
function reportStray({ key, literal, loss }: StrayUse, context: Context): void {
  if (!context.namesSdk || !literal || !propertyNamed(literal, 'content') || !hasSystemRole(literal, context)) return;
  const { options, open } = destinationsOf(literal, context);
  if (options.size + open.length > 0) return leave(literal, 'it does not stand in a list of the SDK', context);
  context.report(key, {
    message: `If this system message reaches a call of the SDK among its messages, 7 refuses it; ${loss.reason}, so that was not proven.`,
    remedy: 'Pass its content as `instructions` of the call and keep it out of the messages.',
  });
}

/** A message of the code's own data: whether one of them is a system message is not in the code. */
function reportRole({ key, literal }: OptionUse, context: Context): void {
  if (!isFirst(literal)) return;
  const { options, open } = destinationsOf(literal, context);
  if (open.length === 0 && [...options].every(one => saysAllow(one, context))) return;
  context.report(key, {
    message: 'The type of this role allows `system`, and 7 refuses system messages among `messages`.',
    remedy:
      'If there can be such a message, pass its content as `instructions` and keep it out of the list; if there can be none, narrow the type.',
    severity: 'warning',
  });
}

/** Moves the system messages of a list to the calls that it goes to; answers why not. */
function move(
  array: tsTypes.ArrayLiteralExpression,
  messages: readonly (SystemMessage | undefined)[],
  context: Context,
): string | undefined {
  const system = messages.filter(message => message !== undefined);
  if (system.length === 0 || system.some((message, i) => message !== messages[i])) {
    return 'other messages stand before it';
  }
  const { parent } = outward(array);
  const call = callOf(parent, context);
  if (typeof call === 'string') return call;
  if (context.generation === 7) return 'the code is on 7 already, which this tool does not touch';
  if (!call) {
    return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)
      ? moveFromVariable(array, parent, system, context)
      : 'the list does not go straight to a call';
  }
  if (system.length === array.elements.length) return 'no message would be left in the list';
  context.change(array, draft => {
    removeMessages(array, system, draft);
    giveInstructions(call, system, draft);
  });
  return undefined;
}
