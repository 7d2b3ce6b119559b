/** Headers that tell of a data stream, where they are set by hand beside the bytes. */
import type { Draft } from '../../../src/edit/draft.js';
import { outward, propertyValue, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

const OLD = 'x-vercel-ai-data-stream';

/** Strings, with what they become. */
export type Headers = Map<tsTypes.StringLiteralLike, string>;

/** Strings that are changed already, beside another stream of the function. */
const renamed = new WeakSet<tsTypes.Node>();

/** The headers in the nearest function around a call that sets them. */
export function headersAround(call: tsTypes.Node): Headers {
  const found: Headers = new Map();
  let fn = ts.findAncestor(call, ts.isFunctionLike);
  while (fn && found.size === 0) {
    walk(fn, node => {
      if (!ts.isStringLiteralLike(node) || node.text.toLowerCase() !== OLD) return;
      found.set(node, 'x-vercel-ai-ui-message-stream');
      const list = ts.findAncestor(node, isList);
      walk(list ?? node, other => {
        if (ts.isStringLiteralLike(other) && isPlainText(other) && ts.findAncestor(other, isList) === list)
          found.set(other, 'text/event-stream');
      });
    });
    fn = ts.findAncestor(fn.parent, ts.isFunctionLike);
  }
  return found;
}

/** What holds the headers of one response: a block of statements, an object, a list of pairs. */
const isList = (node: tsTypes.Node): boolean =>
  ts.isBlock(node) ||
  ts.isObjectLiteralExpression(node) ||
  (ts.isArrayLiteralExpression(node) && ts.isArrayLiteralExpression(node.elements[0] ?? node));

/** `text/plain` as the value of `Content-Type`. */
function isPlainText(value: tsTypes.StringLiteralLike): boolean {
  if (!/^text\/plain\b/i.test(value.text)) return false;
  const { parent } = outward(value);
  const name =
    ts.isCallExpression(parent) || ts.isNewExpression(parent)
      ? parent.arguments?.[0]
      : ts.isArrayLiteralExpression(parent)
        ? parent.elements[0]
        : ts.isPropertyAssignment(parent) && propertyValue(parent) === value
          ? parent.name
          : undefined;
  return /^['"`]?content-type['"`]?$/i.test(name?.getText() ?? '');
}

export function writeHeaders(headers: Headers, draft: Draft): void {
  for (const [text, to] of headers) {
    if (!renamed.has(text)) draft.rename(text, to);
  }
}

export const isRenamed = (text: tsTypes.Node): boolean => renamed.has(text);

export function noteRenamed(headers: Headers): void {
  for (const text of headers.keys()) renamed.add(text);
}
