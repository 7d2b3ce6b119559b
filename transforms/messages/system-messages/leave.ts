/** A system message that stays in its list. */
import type { Loss } from '../../../src/sdk/flow.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { propertyNamed } from '../../../src/sdk/syntax.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { allow, isOld, placeOf, saysAllow } from './allow.js';
import { type Destinations, destinationsOf } from './destinations.js';
import { mayHaveSystemRole } from './message.js';

type Message = tsTypes.ObjectLiteralExpression;

/** Messages that were seen to: one can stand in several lists. */
const left = new WeakSet<Message>();

/** Where messages that calls take go out of sight: most do at the same places. */
const told = new WeakSet<tsTypes.Node>();

/** Whether it is the first time that something is done about a message. */
export function isFirst(message: Message): boolean {
  const first = !left.has(message);
  left.add(message);
  return first;
}

/**
 * Lets the calls that it comes to take it where it is. What its role is may depend on data, which is no reason to take
 * system messages.
 * @param reason why it could not be moved
 */
export function leave(message: Message, reason: string, context: Context): void {
  if (!isFirst(message)) return;
  const found = destinationsOf(message, context);
  const silent = [...found.options].filter(options => !saysAllow(options, context));
  const isCertain = !mayHaveSystemRole(message);
  const old = silent.filter(options => isCertain && isOld(options, context));
  for (const options of old) allow(options, message, context);
  if (found.open.length > 0 || old.length < silent.length) {
    const isOpen = found.open.length > 0 && context.generation !== 7;
    const doubt = isOpen
      ? ', and the options of a call that it comes to are not written where they could be changed'
      : '';
    reportLeft(message, reason + doubt, isCertain || isModelMessage(message, context) ? 'error' : 'warning', context);
    // Code of 7 was run with what it has.
  } else if (found.lost.length > 0 && context.generation !== 7) reportLost(message, reason, found, context);
}

function reportLost(message: Message, reason: string, { options, lost }: Destinations, context: Context): void {
  if (options.size === 0) {
    const isLikely = lost.some(({ foreign }) => !foreign) && isModelMessage(message, context);
    return reportLeft(
      message,
      `${reason}, and ${described(lost[0]!, context)}, so no call was found that it comes to`,
      isLikely ? 'error' : 'warning',
      context,
    );
  }
  // What others than the program do with it was never proven.
  const loss = lost.find(({ node, foreign }) => !foreign && !told.has(node));
  if (!loss) return;
  for (const { node } of lost) told.add(node);
  context.report(roleOf(message), {
    message: `The calls that this system message was seen to come to take it; ${described(loss, context)}, so there may be others, and 7 refuses it there.`,
    remedy:
      'If it comes to another call of the SDK, pass its content as `instructions` there, or add `allowSystemInMessages: true`.',
  });
}

const reportLeft = (message: Message, reason: string, severity: 'error' | 'warning', context: Context): void =>
  context.report(roleOf(message), {
    message: `7 refuses system messages among \`messages\`, and this one was left: ${reason}.`,
    remedy:
      'Pass its content as `instructions` and take it out of the list. If the list must hold it, and none of its system messages comes from a user, add `allowSystemInMessages: true` to the call.',
    severity,
  });

const roleOf = (message: Message): tsTypes.Node => propertyNamed(message, 'role')!.name!;

const described = ({ node, reason }: Loss, context: Context): string => `${reason} (${placeOf(node, context)})`;

/** Whether the message is written for the model; those of a user interface may never be sent. */
const isModelMessage = (message: Message, { checker }: Context): boolean =>
  propertyOf(checker, checker.getContextualType(message), 'role').owners.some(
    ({ type }) => type === 'SystemModelMessage',
  );
