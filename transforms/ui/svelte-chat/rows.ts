/** What the chat of 4 had, and what takes its place. */
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

interface Row {
  /** A member of 7 that does the same. */
  to?: string;
  remedy: string;
}

/** What came before the classes. */
export const STORES = ['useChat', 'useCompletion'];

export const HELPERS: Readonly<Record<string, Row>> = {
  input: { remedy: "Keep the text in a `let input = $state('')` of the component." },
  handleSubmit: {
    remedy: 'Call `chat.sendMessage({ text: input })` on submit, with state of the component, and empty it.',
  },
  append: { remedy: 'Call `sendMessage({ text })`, with `files` for attachments.' },
  reload: { to: 'regenerate', remedy: 'Call `regenerate()`.' },
  data: { remedy: 'Take data parts in `onData` of the chat, and keep them in a `$state`.' },
};

export function reportHelper(use: Use, context: Context): void {
  const { to, remedy } = HELPERS[use.name]!;
  if (to && use.form === 'read') return void context.change(use.key, draft => draft.rename(use.key, to));
  const isCompletion = use.owners[0]!.type === 'UseCompletionHelpers';
  context.report(use.key, {
    message: `A \`${isCompletion ? 'Completion' : 'Chat'}\` has no \`${use.name}\` in 7.`,
    remedy: isCompletion
      ? 'Send what comes beside the text in another response, or use a `Chat` with data parts.'
      : remedy,
    severity: 'error',
  });
}
