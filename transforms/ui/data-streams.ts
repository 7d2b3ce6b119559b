import type { Draft } from '../../src/edit/draft.js';
import { besideCoalescing } from '../../src/edit/precedence.js';
import { guide5 } from '../../src/guides.js';
import { propertyNamed } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse, Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, meansAny } from '../../src/transform.js';
import { type Headers, headersAround, noteRenamed, writeHeaders } from './data-streams/headers.js';
import { MESSAGE_ID, senderOf, takeId } from './data-streams/message-id.js';
import { DATA_MEMBERS, DATA_METHODS, SUCCESSORS } from './data-streams/methods.js';
import { toldBy } from './data-streams/options.js';
import { responseAround, writeFunctions, writeMethod } from './data-streams/write.js';
import { type MethodCall, methodCall } from './ui-streams/methods.js';
import { noteRewritten, planOf } from './ui-streams/plan.js';

export const dataStreams = defineTransform({
  id: 'data-streams',
  title: 'Data streams of results become UI message streams',
  kind: 'breaking',
  from: [4],
  words: [...DATA_METHODS, MESSAGE_ID, 'sendUsage', 'data'],
  gives: ['toUIMessageStream', 'stream', 'redactToolErrors'],
  provesNew: true,
  why: '7 has no data streams. UI message streams send reasoning and the text of tool errors unless they are told not to; 4 sent neither.',
  keeps: [
    'what a client is sent of the answer: no reasoning and no text of errors where 4 sent none',
    'methods of that name on objects of your own and of other packages',
  ],
  before: 'return result.toDataStreamResponse();',
  after:
    'return createUIMessageStreamResponse({\n  stream: toUIMessageStream({ stream: result.stream, sendReasoning: false }),\n});',
  docs: guide5('data-stream-response-helper-functions-renamed'),
  visit(use, context) {
    const method = methodCall(use, DATA_METHODS);
    if (method) return replaceMethod(method, use.key, context);
    if (DATA_METHODS.includes(use.name)) return reportMethod(use, context);
    if (use.form !== 'option') return;
    if (means(use, [`DataStreamOptions.${use.name}`])) reportOption(use, context);
    else if (use.name === MESSAGE_ID && use.owners.length > 0) leaveId(use, context);
  },
});

function replaceMethod(use: MethodCall, key: tsTypes.Node, context: Context): void {
  const { call, method, options } = use;
  // Reported at the option.
  if (options && ts.isObjectLiteralExpression(options) && propertyNamed(options, 'data')) return;
  const { sender, method: successor } = SUCCESSORS[method]!;
  const plan = planOf(use, sender ? 'response' : 'parts', context);
  const told = toldBy(use, context);
  const headers: Headers = method === 'toDataStream' ? headersAround(call) : new Map();
  let tools: string | undefined;
  const isChanged = context.change(key, draft => {
    const after = told.id ? [...told.after, takeId(told.id, draft)] : told.after;
    if (typeof plan === 'string') writeMethod(use, key, { ...told, after }, draft);
    else tools = writeFunctions(use, plan, { ...told, after }, draft, context);
    if (told.unsure) defaultToFalse(told.unsure, draft);
    writeHeaders(headers, draft);
  });
  if (!isChanged) return;
  noteRenamed(headers);
  if (typeof plan !== 'string') noteRewritten(use, plan, tools);
  else {
    context.report(key, {
      message: `\`${successor}\` is deprecated in 7, and works. It was written instead of a function: ${plan}.`,
      remedy: 'Pass `stream` of the result, and the `tools` of its call, to `toUIMessageStream`.',
      severity: 'info',
    });
  }
  if (method === 'toDataStream' && headers.size === 0 && !(typeof plan !== 'string' && responseAround(use)))
    reportHeaders(key, context);
}

/** The method where it is not called, or of a value of which nothing is known. */
function reportMethod(use: Use, context: Context): void {
  const isKnown = meansAny(use, DATA_MEMBERS);
  const { method, sender = 'toUIMessageStream' } = SUCCESSORS[use.name]!;
  if (use.form === 'stray' && context.namesSdk) {
    return context.report(use.key, {
      message: `7 has no \`${use.name}\`. If this object stands in for a result of \`streamText\`, it lacks what is read of it now.`,
      remedy: `Give it \`stream\`, a stream of the parts of an answer; where \`${method}\` is called, that method.`,
    });
  }
  if (!isKnown && !(use.form === 'unknown' && context.namesSdk)) return;
  context.report(use.key, {
    message: isKnown
      ? `7 has no \`${use.name}\`, and nothing could be written in its place where it is not called.`
      : `This may be \`${use.name}\` of a result of \`streamText\`, which 7 does not have; what the object is could not be proven.`,
    remedy: `If so, use \`${method}\` with \`sendReasoning: false\` and \`redactToolErrors: true\`, or \`${sender}\` with \`stream\` of the result.`,
    severity: isKnown ? 'error' : 'warning',
  });
}

function reportOption(use: OptionUse, context: Context): void {
  if (use.name === 'data') {
    return context.report(use.key, {
      message: '`data` is no option of 7, which has no `StreamData`, so the call was left as it is.',
      remedy:
        'Send `createUIMessageStream({ execute: ({ writer }) => { … } })`: in it call `writer.write({ type: "data-NAME", data: VALUE, transient: true })` for what was appended, and `writer.merge(toUIMessageStream({ stream: result.stream, sendReasoning: false }))` for the result.',
      severity: 'error',
    });
  }
  if (!ts.isCallExpression(use.literal.parent) && !use.doubt)
    context.change(use.key, draft => draft.removeElements(use.literal.properties, [use.node]));
  if (ts.isPropertyAssignment(use.node) && use.node.initializer.kind === ts.SyntaxKind.FalseKeyword) return;
  context.report(use.key, {
    message: '`sendUsage` is no option of 7, where a client is not told the usage, so it was taken out.',
    remedy:
      'If the client reads `usage` in `onFinish`, add `messageMetadata: ({ part }) => part.type === "finish" ? { usage: part.totalUsage } : undefined`, and read `message.metadata.usage` there.',
  });
}

/** An `experimental_generateMessageId` that has no one place to go to. */
function leaveId(use: OptionUse, context: Context): void {
  if (senderOf(use.node, context)) return;
  const takers = context.uses.origins.takersOf(use.literal) ?? [];
  const isGenerated = takers.length > 0 && takers.every(({ made }) => made === '.generateText');
  const isRemoved =
    isGenerated &&
    !use.doubt &&
    context.change(use.key, draft => draft.removeElements(use.literal.properties, [use.node]));
  context.report(use.key, {
    message: `\`${MESSAGE_ID}\` is no option of 7: the messages of a response have no ids. It was ${isRemoved ? 'taken out' : 'left, as its result is not sent in one place beside it'}.`,
    remedy: isRemoved
      ? 'Give messages their ids where you store them.'
      : 'Pass the function as `generateMessageId` to `toUIMessageStream` where the result is sent.',
    severity: isRemoved ? 'warning' : 'error',
  });
}

function reportHeaders(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'The bytes of this stream are server-sent events now; no header beside it tells of the stream.',
    remedy: 'Send them with `UI_MESSAGE_STREAM_HEADERS` of `ai`, or as `createUIMessageStreamResponse({ stream })`.',
  });
}

function defaultToFalse(value: tsTypes.Expression, draft: Draft): void {
  const [open, close] = besideCoalescing(value);
  if (open) draft.insertBefore(value, open);
  draft.insertAfter(value, `${close} ?? false`);
}
