/** Options that have another name, or none, in 7. */
import type { Draft } from '../../../src/edit/draft.js';
import { propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

const RENAMED: Readonly<Record<string, string>> = { initialMessages: 'messages' };

interface Gone {
  idle: string;
  message: string;
  remedy: string;
}

/** Options that are gone: the value with which nothing is lost, and what is with another. */
const GONE: Readonly<Record<string, Gone | null>> = {
  // It had no effect in 4 either.
  key: null,
  sendExtraMessageFields: {
    idle: 'true',
    message: '7 always sends whole messages, with `id` and `parts`.',
    remedy: 'Look whether the server refuses fields that it does not know.',
  },
  keepLastMessageOnError: {
    idle: 'true',
    message: '7 keeps the message of the user when a request fails, and sets `status` to `error`.',
    remedy: 'Take it away in `onError` with `setMessages`, if it should go.',
  },
};

/** Changes what stays, and answers what is to go. */
export function changeOptions(
  options: tsTypes.ObjectLiteralExpression,
  context: Context,
): tsTypes.ObjectLiteralElementLike[] {
  return options.properties.filter(property => {
    const name = staticName(property.name) ?? '';
    const to = RENAMED[name];
    if (to && !propertyNamed(options, to)) context.change(property, draft => draft.rename(property.name!, to));
    if (name === 'maxSteps') return !changeMaxSteps(property, options, context);
    if (!(name in GONE)) return false;
    reportGone(property, GONE[name] ?? null, context);
    return true;
  });
}

/** The first input, which goes where the input is state of the component that begins with it. */
export function takenInput(
  options: tsTypes.ObjectLiteralExpression,
  isState: boolean,
  context: Context,
): tsTypes.ObjectLiteralElementLike[] {
  const initial = propertyNamed(options, 'initialInput');
  if (initial && !isState) {
    context.report(initial, {
      message: '7 has no `initialInput`: the input is state of the component.',
      remedy: 'Begin the state of the input with it.',
      severity: 'error',
    });
  }
  return initial && isState ? [initial] : [];
}

function reportGone(property: tsTypes.ObjectLiteralElementLike, row: Gone | null, context: Context): void {
  if (!row || propertyValue(property)?.getText() === row.idle) return;
  const { message, remedy } = row;
  context.report(property, { message, remedy, severity: 'info' });
}

/**
 * It counted how often the chat was sent again once all tools of the last step had results, also those that ran on the
 * server. Answers whether something takes the place of the option.
 */
function changeMaxSteps(
  property: tsTypes.ObjectLiteralElementLike,
  options: tsTypes.ObjectLiteralExpression,
  context: Context,
): boolean {
  const value = propertyValue(property);
  if (!value || propertyNamed(options, 'sendAutomaticallyWhen')) return true;
  if (value.getText() === '1') return false;
  const isChanged = context.change(property, draft => draft.replace(property, sendAgain(options, draft)));
  if (!isChanged) return true;
  context.report(property, {
    message: `The chat was sent again at most ${value.getText()} times; 7 sends it again after each result of its tools.`,
    remedy: 'Bound the steps of the call on the server, or count the `step-start` parts in a predicate of your own.',
    severity: 'info',
  });
  return true;
}

/** An option of `useChat`, as it is written. */
export const sendAgain = (at: tsTypes.Node, draft: Draft): string =>
  `sendAutomaticallyWhen: ${draft.import(at, 'ai', 'lastAssistantMessageIsCompleteWithToolCalls')}`;

/** `addToolResult` sent the chat again by itself, once all tools of the step had results. */
export const sendsAfterResults = (options: tsTypes.ObjectLiteralExpression | undefined): boolean =>
  !['maxSteps', 'sendAutomaticallyWhen'].some(name => options && propertyNamed(options, name));

/** Options that stay where they are and as they are called, so that others can stand beside them. */
const KEPT = ['onFinish', 'onError', 'onToolCall', 'id', 'initialMessages', 'generateId'];

/** Writes further options of a chat. */
export function addOptions(
  call: tsTypes.CallExpression | tsTypes.NewExpression,
  options: tsTypes.ObjectLiteralExpression | undefined,
  write: (draft: Draft) => string[],
  context: Context,
): void {
  context.change(call, draft => {
    const added = write(draft);
    if (added.length === 0) return;
    const beside = options?.properties.filter(({ name }) => KEPT.includes(staticName(name) ?? '')).at(-1);
    if (beside) for (const text of added) draft.addElementAfter(beside, text);
    else if (options?.properties[0]) for (const text of added) draft.addElementBefore(options.properties[0], text);
    else if (options) draft.replace(options, `{ ${added.join(', ')} }`);
    else draft.replaceRange(call, { start: call.end - 1, end: call.end - 1 }, `{ ${added.join(', ')} }`);
  });
}
