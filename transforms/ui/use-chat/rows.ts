/** What the hook of 4 gave, and what takes its place. */
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export interface Row {
  /** A helper of 7 that does the same. */
  to?: string;
  remedy: string;
  /** What it does in another way. */
  differs?: string;
}

const STATE = 'Keep the text in a `useState` of the component';

export const HELPERS: Readonly<Record<string, Row>> = {
  input: { remedy: `${STATE}, and hand it on from there.` },
  setInput: { remedy: `${STATE}; its setter takes the place.` },
  handleInputChange: { remedy: `${STATE}: \`event => setInput(event.target.value)\`.` },
  handleSubmit: { remedy: `${STATE}, and call \`sendMessage({ text: input })\` on submit.` },
  append: { remedy: 'Call `sendMessage({ text })`, with `files` for attachments.' },
  reload: { to: 'regenerate', remedy: 'Call `regenerate()`.' },
  experimental_resume: {
    to: 'resumeStream',
    differs: '`resumeStream` asks `GET {api}/{id}/stream`, where 4 asked `GET {api}?chatId={id}`.',
    remedy:
      'Give the transport a `prepareReconnectToStreamRequest` that returns the `api` of 4, or move the route. It answers 204 where there is nothing to resume.',
  },
  isLoading: { remedy: "Read `status === 'submitted' || status === 'streaming'`." },
  data: { remedy: 'Take data parts in `onData`, and keep them in a `useState`.' },
  setData: { remedy: 'Keep what `onData` brings in a `useState`; its setter takes the place.' },
};

export function renameHelper(key: tsTypes.Node, to: string, { differs, remedy }: Row, context: Context): void {
  context.change(key, draft => draft.rename(key, to));
  if (differs) context.report(key, { message: differs, remedy, severity: 'warning' });
}

export function reportHelper(use: Use, context: Context): void {
  const row = HELPERS[use.name]!;
  if (row.to && (use.form === 'read' || use.form === 'mention')) return renameHelper(use.key, row.to, row, context);
  context.report(use.key, {
    message: `\`${use.owners[0]!.type === 'UseCompletionHelpers' ? 'useCompletion' : 'useChat'}\` gives no \`${use.name}\` in 7.`,
    remedy: row.remedy,
    severity: 'error',
  });
}

/** Options of a chat that are not written out. */
export function reportOptions(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'The options of the chat are not written out here, and 7 takes others.',
    remedy:
      'Put `api`, `headers`, `body`, `credentials` and `fetch` into `transport: new DefaultChatTransport({ … })`, and write `messages` for `initialMessages`.',
    severity: 'error',
  });
}
