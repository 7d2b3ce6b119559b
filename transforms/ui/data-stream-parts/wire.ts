/** Text of the protocol itself, in strings: what other clients, tests and servers say of it. */
import { walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isRenamed } from '../data-streams/headers.js';

const HEADER = /x-vercel-ai-data-stream/i;
/** `0:"text"\n`, `d:{…}\n` */
const LINE = /^[0-9a-k]:["[{].*\n$/s;

export function reportWire(source: tsTypes.SourceFile, context: Context): void {
  if (!context.namesSdk) return;
  let line: tsTypes.Node | undefined;
  let lines = 0;
  walk(source, node => {
    if ((ts.isStringLiteralLike(node) || ts.isJsxText(node)) && HEADER.test(node.text)) {
      if (!isRenamed(node)) reportHeader(node, context);
    } else if (isLine(node)) {
      line ??= node;
      lines++;
    }
  });
  if (line) reportLines(line, lines, context);
}

function isLine(node: tsTypes.Node): boolean {
  if (ts.isStringLiteralLike(node)) return LINE.test(node.text) || isPrefix(node);
  return ts.isTemplateExpression(node) && LINE.test(`${node.head.text}"${node.templateSpans.at(-1)!.literal.text}`);
}

/** `line.startsWith('0:')` */
function isPrefix(node: tsTypes.StringLiteralLike): boolean {
  const { parent } = node;
  const isAsked =
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === 'startsWith';
  return isAsked && /^[0-9a-k]:"?$/.test(node.text);
}

function reportHeader(node: tsTypes.Node, context: Context): void {
  context.report(node, {
    message: 'This header marks the data stream of AI SDK 4. What 7 sends are server-sent events of UI message chunks.',
    remedy:
      'Send `UI_MESSAGE_STREAM_HEADERS` of `ai` instead, in the place of the content type too: `x-vercel-ai-ui-message-stream: v1`, `text/event-stream`. A server in another language has to write the events of 7.',
    kind: 'silent',
  });
}

function reportLines(first: tsTypes.Node, count: number, context: Context): void {
  const more = count > 1 ? `, the first of ${count} in this file` : '';
  context.report(first, {
    message: `This is a line of the data stream of AI SDK 4${more}. Nothing writes or reads these under 7.`,
    remedy:
      'Under 7 each event is `data: ` with a chunk as JSON: `data: {"type":"text-delta","id":"0","delta":"Hello"}`, between `text-start` and `text-end` of the same `id`.',
    kind: 'silent',
    severity: 'error',
  });
}
