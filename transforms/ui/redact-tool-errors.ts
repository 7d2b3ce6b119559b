import { propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { SpreadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { addOptions, isOlder, methodCall, methodRead, rewritten, UI_METHODS } from './ui-streams/methods.js';
import { agentMayHaveTools, leaks, MASK, resultMayHaveTools } from './ui-streams/tool-errors.js';

const AGENTS = ['AgentUIStreamOptions.agent', 'DirectChatTransportInit.agent'];

export const redactToolErrors = defineTransform({
  id: 'redact-tool-errors',
  title: 'Errors of tools stay hidden from the client',
  kind: 'silent',
  from: [5, 6],
  words: [...UI_METHODS, 'agent'],
  gives: ['redactToolErrors'],
  provesNew: true,
  why: 'Up to 6 a UI stream without `onError` told the client “An error occurred.” where a tool failed or its input was invalid. 7 sends the text of the error itself, with the addresses and names in it.',
  keeps: [
    'streams with an `onError` of their own, which masks as before',
    'streams of calls without tools',
    '`createUIMessageStream`, which takes no such option: the streams merged into it get it',
  ],
  before: 'return result.toUIMessageStreamResponse();',
  after: 'return result.toUIMessageStreamResponse({ redactToolErrors: true });',
  docs: 'https://ai-sdk.dev/docs/ai-sdk-ui/chatbot-tool-usage#tool-error-text-and-message-history',
  visit(use, context) {
    const method = methodCall(use, UI_METHODS);
    if (method) {
      if (rewritten.has(method.call) || !leaks(method.options, context)) return;
      if (!resultMayHaveTools(method.callee.expression, context)) return;
      if (!isOlder(context)) return reportUnknown(use.key, context);
      context.change(use.key, draft => addOptions(method, draft, [MASK]));
      return;
    }
    const read = methodRead(use, UI_METHODS);
    if (read) {
      if (isBound(read) && isOlder(context) && resultMayHaveTools(read.expression, context))
        reportBound(use.key, context);
      return;
    }
    if ((use.form !== 'option' && use.form !== 'spread') || !means(use, AGENTS)) return;
    if (use.form === 'spread') return maskValue(use, context);
    const agent = propertyValue(use.node);
    if (agent && !agentMayHaveTools(agent, context)) return;
    // Where the call takes a value that others read too, the value is masked there.
    if (use.isSettled || !leaks(use.literal, context)) return;
    if (use.doubt) return reportShared(use.key, context);
    if (!isOlder(context)) return reportUnknown(use.key, context);
    context.change(use.key, draft => draft.addProperty(use.literal, MASK));
  },
});

/** Options of a type of the project's own, where they arrive at the call. */
function maskValue({ node, key }: SpreadUse, context: Context): void {
  const options = ts.isSpreadAssignment(node) ? node.parent : node;
  if (!ts.isExpression(options) || !leaks(options, context)) return;
  if (!isOlder(context)) return reportUnknown(key, context);
  context.change(key, draft => {
    if (ts.isObjectLiteralExpression(options)) return draft.addProperty(options, MASK);
    draft.insertBefore(options, '{ ...');
    draft.insertAfter(options, `, ${MASK} }`);
  });
}

/** `result.toUIMessageStream.bind(result)`: its options are given to another call. */
const isBound = ({ parent }: tsTypes.Node): boolean =>
  ts.isPropertyAccessExpression(parent) && /^(?:bind|call|apply)$/.test(parent.name.text);

function reportBound(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'Under 7 this stream sends the text of tool errors to the client, unless its options mask them.',
    remedy: 'Pass `redactToolErrors: true` where the options are given, or an `onError`.',
  });
}

function reportUnknown(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message:
      'Up to 6 the client was told “An error occurred.” where a tool failed; 7 sends the text of the error. Nothing tells which generation this was written for.',
    remedy: 'Add `redactToolErrors: true` to the options if clients must not read the errors of tools.',
  });
}

function reportShared(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message:
      'Under 7 this stream sends the text of tool errors to the client. Its options also go where it is not known what reads them, so they were left.',
    remedy: 'Pass `redactToolErrors: true` at the call.',
  });
}
