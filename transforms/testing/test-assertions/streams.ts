/** Assertions on the chunks of a stream and on the headers of a request. */
import { inward, propertyNamed, propertyValue, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Assertion, Mismatch } from './assertion.js';

/** Chunks that followed each other before 7. */
const NEIGHBOURS = [
  {
    first: 'finish-step',
    second: 'message-metadata',
    message: 'Under 7 the `message-metadata` of a step comes before its `finish-step`.',
    remedy: 'Expect them the other way round.',
  },
  {
    first: 'tool-input-error',
    second: 'tool-output-error',
    message: 'Under 7 an invalid tool call is a `tool-input-error` only, without the `tool-output-error` behind it.',
    remedy: 'Expect the first of them alone.',
  },
];

export function orderOfChunks({ expected }: Assertion): Mismatch | undefined {
  for (const value of expected) {
    const list = inward(value);
    if (!ts.isArrayLiteralExpression(list)) continue;
    const types = list.elements.map(typeOf);
    for (const { first, second, message, remedy } of NEIGHBOURS) {
      const at = types.findIndex((type, i) => type === first && types[i + 1] === second);
      if (at !== -1) return { at: list.elements[at + 1]!, message, remedy };
    }
  }
  return undefined;
}

/** The type of a chunk: `'finish-step'`, `{ type: 'finish-step' }`. */
function typeOf(element: tsTypes.Expression): string | undefined {
  const node = inward(element);
  const value = ts.isObjectLiteralExpression(node) ? propertyValue(propertyNamed(node, 'type')) : node;
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

export function userAgent({ call, expected }: Assertion): Mismatch | undefined {
  if (!/user-agent/i.test(call.getSourceFile().text)) return undefined;
  let at: tsTypes.Node | undefined;
  const look = (node: tsTypes.Node): void => {
    if (isText(node) && /(?<![\w./@-])ai\\?\/[56]\b/.test(node.getText().slice(1))) at = node;
  };
  for (const value of expected) {
    look(value);
    walk(value, look);
  }
  return (
    at && {
      at,
      message: 'The user agent of 7 is `ai/7…`, and that of an agent `ai-sdk-agent/tool-loop ai/7…`.',
      remedy: 'Expect a pattern without the version.',
    }
  );
}

const isText = (node: tsTypes.Node): boolean => ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node);
