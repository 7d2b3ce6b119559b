/** What the hook of 4 gave, and what takes its place. */
import { isChatState } from '../../../src/chat-state.js';
import { quoteOf } from '../../../src/edit/style.js';
import { isNamed, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { MentionUse, ReadUse, Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { type Append, appendsBy, writeAppend } from './append.js';
import { submitAnywhere, writeRequest } from './submit.js';
import { typeOf } from './types.js';
import { STATE as KEPT, wholesOf } from './wholes.js';

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
  if (isOfChat && use.form !== 'mention' && KEPT.includes(use.name) && wholesOf(context)) return;
  if (isOfChat && use.form === 'read' && use.name === 'isLoading' && changeLoading(use, context)) return;
  if (isOfChat && use.form === 'read' && use.name === 'append') return changeAppend(use, context);
  context.report(use.key, {
    message: `\`${use.owners[0]!.type === 'UseCompletionHelpers' ? 'useCompletion' : 'useChat'}\` gives no \`${use.name}\` in 7.`,
    remedy: row.remedy,
    severity: 'error',
  });
}

/** A helper that a pattern takes out. */
export function reportGone(
  element: tsTypes.BindingElement | undefined,
  context: Context,
  reason?: string,
  rows: Readonly<Record<string, { remedy: string }>> = HELPERS,
): void {
  const name = element && staticName(element.propertyName ?? element.name);
  if (!name) return;
  context.report(element, {
    message: `\`useChat\` gives no \`${name}\` in 7${reason ? `, and this place was left: ${reason}` : ''}.`,
    remedy: rows[name]!.remedy,
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
function changeMention({ name, key, node }: MentionUse, context: Context): boolean {
  const whole = node.parent;
  if (!ts.isIndexedAccessTypeNode(whole) || whole.indexType !== node) return false;
  if (name === 'append') return context.change(node, draft => draft.rename(key, 'sendMessage'));
  const submit = name === 'handleSubmit' ? submitAnywhere(context) : undefined;
  if (typeof submit === 'string' || !isChatState(name)) return false;
  return context.change(node, draft => {
    const text = typeOf(name, submit, node, draft);
    const [open, close] = text.includes('=>') && !isAlone(whole) ? ['(', ')'] : ['', ''];
    draft.replace(whole, open + text + close);
    for (const request of submit?.requests ?? [])
      if (request.literal.getSourceFile() === node.getSourceFile()) writeRequest(request, draft);
  });
}

const isAlone = ({ parent }: tsTypes.Node): boolean =>
  ts.isPropertySignature(parent) || ts.isTypeAliasDeclaration(parent) || ts.isParameter(parent);

/** `chat.append(…)` */
function changeAppend({ key, node }: ReadUse, context: Context): void {
  const append = appendsBy([node], context);
  context.change(key, draft => {
    for (const call of append.calls) writeAppend(call, 'sendMessage', draft);
  });
  reportLeft(append, context);
}

export function reportLeft(append: Append | undefined, context: Context): void {
  for (const { node, reason } of append?.left ?? []) {
    context.report(node, {
      message: `\`append\` is \`sendMessage\` in 7, which takes another message. It was left: ${reason}.`,
      remedy: HELPERS.append!.remedy,
      severity: 'error',
    });
  }
}

/** `chat.isLoading` */
function changeLoading({ node }: ReadUse, context: Context): boolean {
  if (!ts.isPropertyAccessExpression(node) || !isNamed(node.expression)) return false;
  const status = `${node.expression.getText()}${node.questionDotToken ? '?.' : '.'}status`;
  const quote = quoteOf(node.getSourceFile());
  const test = ['submitted', 'streaming'].map(name => `${status} === ${quote}${name}${quote}`).join(' || ');
  return context.change(node, draft => draft.replace(node, `(${test})`));
}
