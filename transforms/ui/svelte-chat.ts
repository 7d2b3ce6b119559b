import { guide5 } from '../../src/guides.js';
import { moveExport } from '../../src/move-export.js';
import { referencesBy } from '../../src/sdk/name-references.js';
import { inward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, meansAny } from '../../src/transform.js';
import { changeGetters } from './svelte-chat/getters.js';
import { changeAppend, changeHelpers, taken } from './svelte-chat/helpers.js';
import { HELPERS, reportHelper, STORES } from './svelte-chat/rows.js';
import { changeCallbacks } from './use-chat/callbacks.js';
import { changeOptions, takenInput } from './use-chat/options.js';
import { reportOptions } from './use-chat/rows.js';
import { addOptions, sendsAfterResults, type Written } from './use-chat/sending.js';
import { changeTransport } from './use-chat/transport.js';

const SVELTE = ['@ai-sdk/svelte', 'ai/svelte'];

export const svelteChat = defineTransform({
  id: 'svelte-chat',
  title: '`Chat` of Svelte takes a transport, and the input is state of the component',
  kind: 'breaking',
  from: [4],
  words: ['Chat', 'ChatOptions', ...STORES, ...Object.keys(HELPERS)],
  gives: ['transport', 'sendMessage', 'regenerate'],
  why: 'The class of 7 wants options, gets messages through a transport and keeps no input. Where the options are written out and the chat stays in its component, the transport, the state of the input and its handler are written as 4 had them, also in the markup; the rest is reported.',
  keeps: [
    '`Chat` of other libraries',
    'members that keep their name: `messages`, `status`, `error`, `stop`',
    '`input` of a chat that is handed on: a finding',
  ],
  before:
    "const chat = new Chat({ api: '/api/ask' });\n…\n<form onsubmit={chat.handleSubmit}><input bind:value={chat.input} /></form>",
  after:
    "const chat = new Chat({ transport: new DefaultChatTransport({ api: '/api/ask' }) });\nlet input = $state('');\nconst handleSubmit = (event?: { preventDefault?: () => void }) => { … };\n…\n<form onsubmit={handleSubmit}><input bind:value={input} /></form>",
  docs: guide5('usechat-changes'),
  visit(use, context) {
    if (context.generation !== 4 || !SVELTE.some(name => context.unit.code.includes(name))) return;
    if (use.form === 'name' && means(use, [`.${use.name}`])) {
      if (!use.owners.every(({ module }) => SVELTE.includes(module))) return;
      if (use.name === 'Chat') migrate(use, context);
      else if (use.name === 'ChatOptions') moveOptions(use, context);
      else reportStores(use, context);
    } else if (
      (use.form === 'read' || use.form === 'pattern' || use.form === 'mention') &&
      !taken.has(use.key) &&
      meansAny(use, [`UseChatHelpers.${use.name}`, 'UseCompletionHelpers.data'])
    ) {
      if (use.name === 'append' && use.form === 'read' && ts.isPropertyAccessExpression(use.node))
        changeAppend([use.node], context);
      else reportHelper(use, context);
    }
  },
});

function migrate(use: NameUse, context: Context): void {
  for (const { holder } of referencesBy(use, context.uses)) {
    if (!ts.isNewExpression(holder)) continue;
    const [argument] = holder.arguments ?? [];
    const literal = argument && inward(argument);
    const options = literal && ts.isObjectLiteralExpression(literal) ? literal : undefined;
    const { parent } = holder;
    const chat = ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name : undefined;
    const isState = chat ? changeHelpers(chat, options, context) : false;
    const sends = options || !argument ? sendsAfterResults(adderOf(chat, context), options, context) : undefined;
    if (!argument) giveOptions(holder, sends, context);
    else if (!options) reportOptions(argument, context);
    else {
      if (sends) addOptions(holder, options, [sends], context);
      changeCallbacks(options, chat, context);
      const gone = changeOptions(options, context);
      gone.push(...takenInput(options, isState, context));
      changeGetters(options, context);
      changeTransport(options, { gone }, context);
    }
  }
}

/** `new Chat()`, which throws in 7. */
function giveOptions(call: tsTypes.NewExpression, write: Written | undefined, context: Context): void {
  const written = call.typeArguments ? call.getText().lastIndexOf('>') + 1 + call.getStart() : call.expression.end;
  context.change(call, draft => {
    const options = write ? `{ ${write(draft)} }` : '{}';
    draft.replaceRange(call, { start: written, end: call.end }, `(${options})`);
  });
}

/** Where the component gives the results of tools. */
function adderOf(chat: tsTypes.Identifier | undefined, { uses }: Context): tsTypes.Node | undefined {
  const all = chat ? uses.references.of(chat) : [];
  return all.find(({ parent }) => ts.isPropertyAccessExpression(parent) && parent.name.text === 'addToolResult');
}

function moveOptions(use: NameUse, context: Context): void {
  const bare = referencesBy(use, context.uses).filter(({ holder }) => !holder.typeArguments);
  context.change(use.key, draft => {
    for (const { name } of bare) draft.insertAfter(name, `<${draft.importType(name, 'ai', 'UIMessage')}>`);
  });
  moveExport(use, { module: 'ai', name: 'ChatInit' }, context);
}

function reportStores(use: NameUse, context: Context): void {
  context.report(use.key, {
    message: `\`${use.name}\` gave stores; 7 has classes in its place.`,
    remedy:
      use.name === 'useCompletion'
        ? 'Write `const completion = new Completion({ … })`, and `completion.completion` for `$completion`, `completion.input` for `$input`.'
        : "Write `const chat = new Chat({ transport: new DefaultChatTransport({ api }) })`, `chat.messages` for `$messages`, and keep the input in a `let input = $state('')` that `chat.sendMessage({ text: input })` sends.",
    severity: 'error',
  });
}
