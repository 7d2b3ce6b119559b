import { arrowParameter } from '../../src/edit/style.js';
import { guide5 } from '../../src/guides.js';
import { callsOf, optionsOf } from '../../src/sdk/calls.js';
import { referencesBy } from '../../src/sdk/name-references.js';
import { inward, propertyNamed, propertyValue, staticName } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means, meansAny } from '../../src/transform.js';
import { changeCallbacks } from './use-chat/callbacks.js';
import { changeReaders } from './use-chat/contexts.js';
import { changeHelpers } from './use-chat/helpers.js';
import { changeOptions, takenInput } from './use-chat/options.js';
import { taken } from './use-chat/pattern.js';
import { REMOVED, reportRemoved, reportSpread } from './use-chat/removed.js';
import { literalOf } from './use-chat/request.js';
import { changeResponse } from './use-chat/response.js';
import { HELPERS, reportHelper, reportOptions } from './use-chat/rows.js';
import { addOptions, sendsAfterResults } from './use-chat/sending.js';
import type { State } from './use-chat/state.js';
import { changeTransport } from './use-chat/transport.js';
import { changeWhole, widenType } from './use-chat/whole.js';

export const useChat = defineTransform({
  id: 'use-chat',
  title: '`useChat` takes a transport, and the input is state of the component',
  kind: 'breaking',
  from: [4],
  words: ['useChat', 'useCompletion', ...Object.keys(HELPERS), ...Object.keys(REMOVED)],
  mistaken: ['api'],
  gives: ['transport', 'sendMessage', 'regenerate'],
  why: 'The hook of 7 gets messages through a transport and keeps no input. Where the options are written out and the result is taken apart, the transport, the state of the input and its two handlers are written as 4 had them; the rest is reported.',
  keeps: [
    '`useChat` of other libraries, and the chats of Vue and Svelte',
    'helpers that keep their name: `messages`, `status`, `error`, `stop`, `setMessages`',
  ],
  before: "const { messages, input, handleInputChange, handleSubmit } = useChat({ api: '/api/ask' });",
  after:
    "const { messages, sendMessage } = useChat({ transport: new DefaultChatTransport({ api: '/api/ask' }) });\nconst [input, setInput] = useState('');\nconst handleInputChange = (event: { target: { value: string } }) => setInput(event.target.value);\nconst handleSubmit = (event?: { preventDefault?: () => void }) => { … };",
  docs: guide5('usechat-changes'),
  visit(use, context) {
    if (context.generation === null) return;
    if (use.name === 'useCompletion') {
      if (use.form === 'name' && means(use, ['.useCompletion']))
        for (const options of optionsOf(use, context.uses)) changeResponse(options, context);
    } else if (use.name in REMOVED) {
      if (meansAny(use, [`UseChatOptions.${use.name}`])) reportRemoved(use, context);
    } else if (use.name !== 'useChat') {
      const isHelper =
        isReactFile(context) &&
        !taken.has(use.key) &&
        meansAny(use, [`UseChatHelpers.${use.name}`, 'UseCompletionHelpers.data']);
      if (isHelper && (use.form === 'read' || use.form === 'pattern' || use.form === 'mention'))
        reportHelper(use, context);
    } else if (use.form === 'name' && isReact(use.node) && means(use, ['.useChat'])) {
      for (const call of callsOf(use, context.uses)) migrate(call, context);
      for (const { holder } of referencesBy(use, context.uses))
        if (ts.isTypeQueryNode(holder)) widenType(holder, context);
    }
  },
  hints: ['Context('],
  inspect: changeReaders,
});

const REACT = ['@ai-sdk/react', 'ai/react'];

/** The helpers of Vue and Svelte are other values. */
const isReactFile = ({ unit }: Context): boolean => REACT.some(name => unit.code.includes(name));

const isReact = (node: tsTypes.Node): boolean => {
  const declaration = ts.findAncestor(node, ts.isImportDeclaration);
  const specifier = declaration && (declaration.moduleSpecifier as tsTypes.StringLiteral).text;
  return specifier !== undefined && REACT.includes(specifier);
};

function migrate(call: tsTypes.CallExpression, context: Context): void {
  const [argument] = call.arguments;
  const options = argument && literalOf(argument, context);
  if (argument && !options) reportOptions(argument, context);
  const pattern = patternOf(call);
  const state = pattern ? changeHelpers(call, pattern, options, context) : changeWhole(call, options, context);
  if (options || !argument) changeSending(call, pattern, options, state, context);
  if (!options) return;
  reportSpread(options, context);
  changeCallbacks(options, pattern, context);
  const gone = changeOptions(options, context);
  gone.push(...takenInput(options, state.input, context));
  const resumes = pattern?.elements.some(one => staticName(one.propertyName ?? one.name) === 'experimental_resume');
  changeTransport(options, { gone, resumes: resumes === true }, context);
  if (!call.typeArguments && context.unit.language !== 'jsx' && hasWrittenMessages(options)) {
    context.change(call, draft => draft.insertAfter(call.expression, `<${draft.importType(call, 'ai', 'UIMessage')}>`));
  }
}

/** What sends the chat again, and what keeps its data. */
function changeSending(
  call: tsTypes.CallExpression,
  pattern: tsTypes.ObjectBindingPattern | undefined,
  options: tsTypes.ObjectLiteralExpression | undefined,
  { setData }: State,
  context: Context,
): void {
  const adder = pattern?.elements.find(one => staticName(one.propertyName ?? one.name) === 'addToolResult');
  const sends = sendsAfterResults(adder, options, context);
  const all = arrowParameter(call.getSourceFile(), 'all');
  const cast = context.unit.language === 'jsx' ? '' : ' as JSONValue';
  const keeps = `onData: ({ data }) => ${setData}(${all} => [...(all ?? []), data${cast}])`;
  addOptions(call, options, [...(sends ? [sends] : []), ...(setData ? [() => keeps] : [])], context);
}

/** Messages that are written out: 7 would take their type for that of all messages of the chat. */
function hasWrittenMessages(options: tsTypes.ObjectLiteralExpression): boolean {
  const messages = propertyValue(propertyNamed(options, 'initialMessages'));
  const list = messages && inward(messages);
  return list !== undefined && ts.isArrayLiteralExpression(list) && list.elements.some(ts.isObjectLiteralExpression);
}

/** `{ … }` in `const { … } = useChat()`. */
function patternOf(call: tsTypes.CallExpression): tsTypes.ObjectBindingPattern | undefined {
  const { parent } = call;
  const isTaken = ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name);
  return isTaken ? (parent.name as tsTypes.ObjectBindingPattern) : undefined;
}
