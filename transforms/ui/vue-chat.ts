import { guide5 } from '../../src/guides.js';
import { callsOf } from '../../src/sdk/calls.js';
import { referencesBy } from '../../src/sdk/name-references.js';
import { inward, staticName } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, meansAny } from '../../src/transform.js';
import { changeCallbacks } from './use-chat/callbacks.js';
import { changeOptions, takenInput } from './use-chat/options.js';
import { taken } from './use-chat/pattern.js';
import { reportOptions } from './use-chat/rows.js';
import { addOptions, sendsAfterResults } from './use-chat/sending.js';
import { changeTransport } from './use-chat/transport.js';
import { changeHelpers } from './vue-chat/helpers.js';
import { bodyOf } from './vue-chat/refs.js';
import { HELPERS, reportHelper } from './vue-chat/rows.js';

const VUE = ['@ai-sdk/vue', 'ai/vue'];

export const vueChat = defineTransform({
  id: 'vue-chat',
  title: '`useChat` of Vue takes a transport, and the input is a ref of the component',
  kind: 'breaking',
  from: [4, 5, 6],
  words: ['useChat', 'Chat', ...Object.keys(HELPERS)],
  gives: ['transport', 'sendMessage', 'regenerate'],
  why: 'The composable of 7 has the name of that of 4, takes none of its options and keeps no input. Where the options are written out and the result is taken apart, the transport, the ref of the input and its handler are written as 4 had them, so that the template stays as it is; the rest is reported.',
  keeps: [
    '`useChat` of other libraries',
    'helpers that keep their name: `messages`, `status`, `error`, `stop`',
    '`new Chat` of 5 and 6, which is deprecated and works: a finding',
    'the template of a component without `<script setup>`: a finding',
  ],
  before: "const { messages, input, handleSubmit } = useChat({ api: '/api/ask' });",
  after:
    "const { messages, sendMessage } = useChat({ transport: new DefaultChatTransport({ api: '/api/ask' }) });\nconst input = ref('');\nconst handleSubmit = (event?: { preventDefault?: () => void }) => { … };",
  docs: guide5('usechat-changes'),
  visit(use, context) {
    const { generation } = context;
    if (generation === null || !VUE.some(name => context.unit.code.includes(name))) return;
    if (use.name === 'Chat') {
      if (generation !== 4 && use.form === 'name' && isOfVue(use)) reportClass(use, context);
    } else if (generation !== 4) return;
    else if (use.name === 'useChat') {
      if (use.form !== 'name' || !isOfVue(use)) return;
      const calls = callsOf(use, context.uses);
      for (const call of calls) migrate(call, context);
      if (calls.length > 0) reportTemplate(use, context);
    } else if (
      !taken.has(use.key) &&
      (use.form === 'read' || use.form === 'pattern' || use.form === 'mention') &&
      meansAny(use, [`UseChatHelpers.${use.name}`, 'UseCompletionHelpers.data'])
    )
      reportHelper(use, context);
  },
});

const isOfVue = (use: NameUse): boolean =>
  means(use, [`.${use.name}`]) && use.owners.every(({ module }) => VUE.includes(module));

/** `Chat` of 5 and 6 works under 7, and is read in another way than what takes its place. */
function reportClass(use: NameUse, context: Context): void {
  for (const { name, holder } of referencesBy(use, context.uses)) {
    if (!ts.isNewExpression(holder)) continue;
    context.report(name, {
      message: '`Chat` is deprecated in 7, which has `useChat` in its place.',
      remedy:
        'It works for now. Later, write `const { messages, sendMessage } = useChat({ … })`, and read the refs: `messages` for `chat.messages`.',
      severity: 'info',
      kind: 'deprecated',
    });
  }
}

/** A template that no edit comes to. */
function reportTemplate(use: NameUse, context: Context): void {
  const { unit, uses } = context;
  if (!unit.file.endsWith('.vue') || uses.program.template(unit) || !/<template\b/.test(unit.text)) return;
  context.report(use.key, {
    message: 'The template of this component was not read: what its names mean is told by `<script setup>` only.',
    remedy:
      'Look in it for what messages of 7 do not have: `content`, `toolInvocations`, `experimental_attachments`, `data`, and parts of type `tool-invocation`.',
    severity: 'warning',
  });
}

function migrate(call: tsTypes.CallExpression, context: Context): void {
  const [argument] = call.arguments;
  const literal = argument && inward(argument);
  const options = literal && ts.isObjectLiteralExpression(literal) ? literal : undefined;
  if (argument && !options) reportOptions(argument, context);
  const { parent } = call;
  const pattern = ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name) ? parent.name : undefined;
  const isState = pattern ? changeHelpers(call, pattern, options, context) : false;
  const adder = pattern?.elements.find(one => staticName(one.propertyName ?? one.name) === 'addToolResult');
  const sends = options || !argument ? sendsAfterResults(adder, options, context) : undefined;
  if (sends) addOptions(call, options, [sends], context);
  if (!options) return;
  changeCallbacks(options, pattern, context);
  const gone = changeOptions(options, context);
  gone.push(...takenInput(options, isState, context));
  changeTransport(options, { gone, spelled: bodyOf(options, context) }, context);
}
