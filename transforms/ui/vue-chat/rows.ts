/** What the composable of 4 gave, and what takes its place. */
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

interface Row {
  /** A helper of 7 that does the same. */
  to?: string;
  remedy: string;
}

export const HELPERS: Readonly<Record<string, Row>> = {
  input: { remedy: "Keep the text in a `ref('')` of the component." },
  handleSubmit: {
    remedy: 'Call `sendMessage({ text: input.value })` on submit, with a `ref` of the component, and empty it.',
  },
  append: { remedy: 'Call `sendMessage({ text })`, with `files` for attachments.' },
  reload: { to: 'regenerate', remedy: 'Call `regenerate()`.' },
  setMessages: { remedy: 'Write to `messages.value`.' },
  isLoading: { remedy: "Read `status.value === 'submitted' || status.value === 'streaming'`." },
  data: { remedy: 'Take data parts in `onData` of `useChat`, and keep them in a `ref`.' },
  setData: { remedy: 'Keep what `onData` brings in a `ref`, and write to that.' },
};

export function reportHelper(use: Use, context: Context): void {
  const { to, remedy } = HELPERS[use.name]!;
  if (to && use.form === 'read') return void context.change(use.key, draft => draft.rename(use.key, to));
  const isCompletion = use.owners[0]!.type === 'UseCompletionHelpers';
  context.report(use.key, {
    message: `\`${isCompletion ? 'useCompletion' : 'useChat'}\` gives no \`${use.name}\` in 7.`,
    remedy: isCompletion
      ? 'Send what comes beside the text in another response, or use `useChat` with data parts.'
      : remedy,
    severity: 'error',
  });
}
