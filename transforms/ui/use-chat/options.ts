/** Options that have another name, or none, in 7. */
import { propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { changeMaxSteps } from './sending.js';

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
