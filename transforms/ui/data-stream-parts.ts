import { guide5 } from '../../src/guides.js';
import { ownersOfSymbol } from '../../src/sdk/symbols.js';
import { outward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, ownerName } from '../../src/transform.js';
import { chunkOf } from './data-stream-parts/chunk.js';
import { TEXTS, writeText } from './data-stream-parts/text.js';
import { reportWire } from './data-stream-parts/wire.js';
import { usesOf } from './data-streams/calls.js';
import { ANNOTATION_REMEDY, reportReader } from './data-writer/reports.js';

/** What is gone without a function that takes its place. */
const GONE: Readonly<Record<string, string>> = {
  formatDataStreamPart:
    'Make a chunk instead of a line, write it with `writer.write` in `createUIMessageStream`, and send that with `createUIMessageStreamResponse`.',
  parseDataStreamPart:
    'Read the events with `parseJsonEventStream({ stream, schema: uiMessageChunkSchema })` of `ai`; each has the chunk as `value`.',
  processDataStream:
    'Read the events with `parseJsonEventStream({ stream, schema: uiMessageChunkSchema })` of `ai` and switch over `type` of each `value`, or have whole messages from `readUIMessageStream`.',
  StreamData:
    "Make the stream with `createUIMessageStream({ execute: ({ writer }) => { … } })`: `append(value)` is `writer.write({ type: 'data-custom', data: value, transient: true })`, the result goes in by `writer.merge`, and nothing is to be closed.",
  DataStreamPart: 'Use `UIMessageChunk` for what `writer.write` takes.',
  DataStreamString: 'Use `UIMessageChunk`: the stream holds objects, no text.',
};

export const dataStreamParts = defineTransform({
  id: 'data-stream-parts',
  title: 'Lines of the data stream become chunks',
  kind: 'breaking',
  from: [4],
  words: Object.keys(GONE),
  hints: ['ercel-AI-Data-Stream', 'ercel-ai-data-stream', '0:"', '0:\\"', '0:$', "'0:'", 'd:{'],
  gives: ['tool-output-available', 'tool-input-available', 'text-delta', 'data-custom'],
  why: 'What a server sends to the client are events with chunks under 7, which are written as objects. The functions that made and read the lines of 4 are gone.',
  keeps: [
    'lines that are not written to a writer, or of a kind that is not written in the call: a finding',
    'text that is written piece by piece: its chunks need one id, so a finding says how',
    '`processDataStream`, `parseDataStreamPart` and `StreamData`, which nothing replaces by itself: a finding',
    'strings that hold lines of the protocol or its header: a finding',
  ],
  before: "dataStream.write(formatDataStreamPart('tool_result', { toolCallId, result }));",
  after: "dataStream.write({ type: 'tool-output-available', toolCallId, output: result });",
  docs: guide5('custom-data-streaming-writemessageannotationwritedata-removed'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, [`.${use.name}`])) return;
    const { node, name } = use;
    const { calls, others } = usesOf(use, context);
    const isMade = name === 'formatDataStreamPart';
    const left = [...(isMade ? calls.filter(call => !rewrite(call, context)) : calls), ...others];
    for (const at of left) reportGone(at, use, context);
    if (isMade && left.length === 0 && calls.length > 0 && ts.isImportSpecifier(node))
      context.change(node, draft => draft.removeElements(node.parent.elements, [node]));
    else if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) reportImport(use, context);
  },
  inspect: reportWire,
});

/** `writer.write(formatDataStreamPart('kind', value))`; answers whether it is seen to. */
function rewrite(call: tsTypes.CallExpression, context: Context): boolean {
  const [first] = call.arguments;
  const write = outward(call).parent;
  if (!first || !ts.isStringLiteralLike(first) || !isWrite(write, context)) return false;
  const kind = first.text;
  if (TEXTS.includes(kind)) return writeText(call, kind, write, context);
  const chunk = chunkOf(call, kind, context);
  if (!chunk || !context.change(call, chunk)) return false;
  if (kind === 'data') reportReader(call, context);
  if (kind === 'tool_result') reportContinued(call, context);
  return true;
}

/** Whether a node is a call of `write` of the writer of a stream. */
function isWrite(node: tsTypes.Node, { checker }: Context): node is tsTypes.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const owners = ownersOfSymbol(checker.getSymbolAtLocation(node.expression.name));
  return node.arguments.length === 1 && owners.some(owner => ownerName(owner) === 'DataStreamWriter.write');
}

function reportGone(at: tsTypes.Node, { name }: NameUse, context: Context): void {
  const kind = ts.isCallExpression(at) ? at.arguments[0] : undefined;
  const isAnnotation = kind && ts.isStringLiteralLike(kind) && kind.text === 'message_annotations';
  context.report(at, {
    message: `\`${name}\` is gone, and nothing takes its place here.`,
    remedy: isAnnotation ? ANNOTATION_REMEDY : GONE[name]!,
    severity: 'error',
  });
}

function reportImport({ key, name }: NameUse, context: Context): void {
  context.report(key, {
    message: `7 has no \`${name}\`: the import does not link.`,
    remedy: `${GONE[name]} Then take the import out.`,
    severity: 'error',
  });
}

/** A result for a call that an earlier message holds. */
function reportContinued(call: tsTypes.Node, context: Context): void {
  context.report(call, {
    message:
      'Where this is the result of a call in the last message of the client, that message goes on. `createUIMessageStream` gives the answer an id of its own, and the client shows a second message, unless it is given the messages.',
    remedy: 'Pass the messages of the client to `createUIMessageStream` as `originalMessages`.',
    kind: 'silent',
  });
}
