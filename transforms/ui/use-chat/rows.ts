/** What the hook of 4 gave, and what takes its place. */
import { CHAT_STATE } from '../../../src/chat-state.js';
import { quoteOf } from '../../../src/edit/style.js';
import { isNamed } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { MentionUse, ReadUse, Use } from '../../../src/sdk/use.js';
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
  if (row.to) return renameHelper(use.key, row.to, row, context);
  const isOfChat = use.owners[0]!.type === 'UseChatHelpers';
  if (isOfChat && use.form === 'mention' && changeMention(use, context)) return;
  if (isOfChat && use.form === 'read' && use.name === 'isLoading' && changeLoading(use, context)) return;
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

/** `UseChatHelpers['setInput']` */
function changeMention({ name, node }: MentionUse, context: Context): boolean {
  const whole = node.parent;
  const type = CHAT_STATE[name];
  if (!type || !ts.isIndexedAccessTypeNode(whole) || whole.indexType !== node) return false;
  const [open, close] = type.includes('=>') && !isAlone(whole) ? ['(', ')'] : ['', ''];
  return context.change(node, draft => {
    const text = type.replace(/Dispatch|SetStateAction/g, word => draft.importType(node, 'react', word));
    draft.replace(whole, open + text + close);
  });
}

const isAlone = ({ parent }: tsTypes.Node): boolean =>
  ts.isPropertySignature(parent) || ts.isTypeAliasDeclaration(parent) || ts.isParameter(parent);

/** `chat.isLoading` */
function changeLoading({ node }: ReadUse, context: Context): boolean {
  if (!ts.isPropertyAccessExpression(node) || !isNamed(node.expression)) return false;
  const status = `${node.expression.getText()}${node.questionDotToken ? '?.' : '.'}status`;
  const quote = quoteOf(node.getSourceFile());
  const test = ['submitted', 'streaming'].map(name => `${status} === ${quote}${name}${quote}`).join(' || ');
  return context.change(node, draft => draft.replace(node, `(${test})`));
}
