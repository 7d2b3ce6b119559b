/** Options that have another name, or none, in 7. */
import { propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

const RENAMED: Readonly<Record<string, string>> = { initialMessages: 'messages' };

/** Options that are gone: the value with which nothing is lost, and what is with another. */
const GONE: Readonly<Record<string, { idle: string; message: string; remedy: string } | null>> = {
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

export function changeOptions(
  options: tsTypes.ObjectLiteralExpression,
  pattern: tsTypes.ObjectBindingPattern | undefined,
  context: Context,
): void {
  for (const property of options.properties) {
    const name = staticName(property.name) ?? '';
    const to = RENAMED[name];
    if (to && !propertyNamed(options, to)) context.change(property, draft => draft.rename(property.name!, to));
    if (name === 'maxSteps') changeMaxSteps(property, options, pattern, context);
  }
  removeGone(options, context);
}

function removeGone(options: tsTypes.ObjectLiteralExpression, context: Context): void {
  const gone = options.properties.filter(({ name }) => name && (staticName(name) ?? '') in GONE);
  const [first] = gone;
  if (!first || !context.change(first, draft => draft.removeElements(options.properties, gone))) return;
  for (const property of gone) {
    const row = GONE[staticName(property.name)!];
    if (!row || propertyValue(property)?.getText() === row.idle) continue;
    const { message, remedy } = row;
    context.report(property, { message, remedy, severity: 'info' });
  }
}

/**
 * On the client it counted how often the chat was sent again once its own tools had results. A chat without such tools
 * was never sent again.
 */
function changeMaxSteps(
  property: tsTypes.ObjectLiteralElementLike,
  options: tsTypes.ObjectLiteralExpression,
  pattern: tsTypes.ObjectBindingPattern | undefined,
  context: Context,
): void {
  const value = propertyValue(property);
  if (!value || propertyNamed(options, 'sendAutomaticallyWhen')) return;
  const gives = ['addToolResult', 'addToolOutput'];
  const hasTools =
    propertyNamed(options, 'onToolCall') !== undefined ||
    !pattern ||
    pattern.elements.some(({ propertyName, name }) => gives.includes(staticName(propertyName ?? name) ?? ''));
  if (!hasTools || value.getText() === '1')
    return void context.change(property, draft => draft.removeElements(options.properties, [property]));
  const isChanged = context.change(property, draft => {
    const predicate = draft.import(options, 'ai', 'lastAssistantMessageIsCompleteWithToolCalls');
    draft.replace(property, `sendAutomaticallyWhen: ${predicate}`);
  });
  if (!isChanged) return;
  context.report(property, {
    message: `The chat was sent again at most ${value.getText()} times; 7 sends it again after each result of its tools.`,
    remedy: 'Bound the steps of the call on the server, or count the `step-start` parts in a predicate of your own.',
    severity: 'info',
  });
}
