/** The chunk of 7 for each kind of part that 4 wrote as a line. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { quoteOf } from '../../../src/edit/style.js';
import { inward, isNamed, propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { sourceChunk } from '../data-streams/source.js';

/** Writes a chunk in the place of a call of `formatDataStreamPart`. */
export type Write = (draft: Draft) => void;

/** Kinds whose value is an object: the new type, and the keys that are spelled differently. */
const OBJECTS: Readonly<Record<string, { type: string; keys?: Readonly<Record<string, string>> }>> = {
  tool_call: { type: 'tool-input-available', keys: { args: 'input' } },
  tool_call_streaming_start: { type: 'tool-input-start' },
  tool_call_delta: { type: 'tool-input-delta', keys: { argsTextDelta: 'inputTextDelta' } },
  tool_result: { type: 'tool-output-available', keys: { result: 'output' } },
};

/** Kinds of which nothing but the type is left. */
const BARE: Readonly<Record<string, string>> = { start_step: 'start-step', finish_step: 'finish-step' };

/** How a call is written as one chunk; undefined where that is not known. */
export function chunkOf(call: tsTypes.CallExpression, kind: string, context: Context): Write | undefined {
  const [, value] = call.arguments;
  const given = value && inward(value);
  if (!value || !given) return undefined;
  const quote = quoteOf(call.getSourceFile());
  const typed = (type: string): string => `type: ${quote}${type}${quote}`;
  const whole =
    (...parts: Part[]): Write =>
    draft =>
      replaceAround(call, value, ['{ ', ...parts], [' }'], draft);

  if (kind === 'error') return whole(typed('error'), ', errorText: ');
  if (BARE[kind]) return draft => draft.replace(call, `{ ${typed(BARE[kind]!)} }`);
  if (kind === 'data') {
    const [item, other] = ts.isArrayLiteralExpression(given) ? given.elements : [];
    if (!item || other || ts.isSpreadElement(item)) return undefined;
    return draft => replaceAround(call, item, [`{ ${typed('data-custom')}, data: `], [', transient: true }'], draft);
  }
  if (kind === 'source') {
    const write = sourceChunk(value, context);
    if (!write) return undefined;
    return draft => {
      replaceAround(call, value, [], [], draft);
      write(draft);
    };
  }
  if (!ts.isObjectLiteralExpression(given) || given.properties.some(({ name }) => staticName(name) === undefined))
    return undefined;
  if (kind === 'file') return fileOf(call, given, typed('file'), quote);
  if (kind === 'finish_message') {
    const reason = propertyValue(propertyNamed(given, 'finishReason'));
    // The chunk has no usage, and 7 no reason that is `unknown`.
    if (given.properties.length > 1 || !reason || !ts.isStringLiteral(reason) || reason.text === 'unknown')
      return undefined;
    return draft => draft.replace(call, `{ ${typed('finish')}, finishReason: `, reason, ' }');
  }
  const object = OBJECTS[kind];
  return object && (draft => rewrite(call, given, typed(object.type), object.keys ?? {}, draft));
}

/** What stands around a piece of a call gives way to other text. */
function replaceAround(
  call: tsTypes.Node,
  piece: tsTypes.Node,
  before: readonly Part[],
  after: readonly Part[],
  draft: Draft,
): void {
  draft.replaceRange(call, { start: call.getStart(), end: piece.getStart() }, ...before);
  draft.replaceRange(call, { start: piece.end, end: call.end }, ...after);
}

function rewrite(
  call: tsTypes.Node,
  literal: tsTypes.ObjectLiteralExpression,
  type: string,
  keys: Readonly<Record<string, string>>,
  draft: Draft,
): void {
  replaceAround(call, literal, [], [], draft);
  const [first] = literal.properties;
  if (!first) draft.replace(literal, `{ ${type} }`);
  else draft.addElementBefore(first, type);
  for (const { name } of literal.properties) {
    const to = keys[staticName(name) ?? ''];
    if (name && to) draft.rename(name, to);
  }
}

/** The bytes of a file go into its address. */
function fileOf(
  call: tsTypes.Node,
  literal: tsTypes.ObjectLiteralExpression,
  type: string,
  quote: string,
): Write | undefined {
  const [mime, data] = ['mimeType', 'data'].map(name => propertyValue(propertyNamed(literal, name)));
  if (!mime || !data || literal.properties.length > 2) return undefined;
  const isText = ts.isStringLiteral(mime);
  if (!isText && !isNamed(mime)) return undefined;
  const mediaType = isText ? quote + mime.text + quote : mime.getText();
  const lead = isText ? mime.text : `\${${mediaType}}`;
  return draft =>
    draft.replace(call, `{ ${type}, mediaType: ${mediaType}, url: \`data:${lead};base64,\${`, data, '}` }');
}
