/** Options that say how messages get to the server: in 7 those of a transport. */
import type { Part } from '../../../src/edit/draft.js';
import { indentAt, indentUnit, lineEnding } from '../../../src/edit/layout.js';
import { usesTrailingCommas } from '../../../src/edit/style.js';
import { propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { PREPARE, prepareRequest } from './prepare.js';
import { fetchFor, ON_RESPONSE, reportResponse } from './response.js';

const MOVED = ['api', 'headers', 'body', 'credentials', 'fetch'];

/** What a chat of 4 asked for to go on with a stream; 7 asks for `{api}/{id}/stream`. */
const RESUME = `prepareReconnectToStreamRequest: ({ api, id }) => ({ api: \`\${api}?chatId=\${id}\` })`;

/** What a transport is made of, and what is taken away with it. */
interface Transport {
  /** Options that are gone: what is removed from one list is removed at once. */
  gone: readonly tsTypes.ObjectLiteralElementLike[];
  /** Whether the chat goes on with streams. */
  resumes?: boolean;
  /** Options that are written in another way than they stand there. */
  spelled?: ReadonlyMap<tsTypes.Node, string>;
}

export function changeTransport(
  options: tsTypes.ObjectLiteralExpression,
  { gone, resumes = false, spelled = new Map() }: Transport,
  context: Context,
): void {
  const protocol = protocolOf(options, context);
  const response = propertyNamed(options, ON_RESPONSE);
  if (protocol === undefined) {
    if (response) reportResponse(response, context);
    return remove(options, gone, context);
  }
  const named = propertyNamed(options, 'streamProtocol');
  const going = named ? [...gone, named] : gone;
  const prepare = propertyNamed(options, PREPARE);
  const isPrepared = prepare && prepareRequest(prepare, context);
  const writeFetch = response && fetchFor(response, options, context);
  const moved = options.properties.filter(property => {
    const name = staticName(property.name) ?? '';
    return MOVED.includes(name) || (name === PREPARE && isPrepared) || (property === response && writeFetch);
  });
  const isText = protocol === 'text';
  if (moved.length === 0 && !isText && !resumes) return remove(options, going, context);
  // What calls the `fetch` that was given holds it.
  const written = moved.filter(property => !writeFetch || staticName(property.name) !== 'fetch');
  const [first] = written;
  const place = first ?? going[0];
  const { text } = options.getSourceFile();
  context.change(place ?? options, draft => {
    const name = draft.import(options, 'ai', isText ? 'TextStreamChatTransport' : 'DefaultChatTransport');
    draft.removeElements(
      options.properties,
      [...moved, ...going].filter(property => property !== place),
    );
    if (!first) {
      const transport = `transport: new ${name}(${resumes ? `{ ${RESUME} }` : ''})`;
      return place ? draft.replace(place, transport) : draft.addProperty(options, transport);
    }
    const indent = indentAt(text, first.getStart());
    const isShort = written.every(node => !node.getText().includes('\n')) && lengthOf(written) + indent.length < 45;
    const isLine = isShort && !writeFetch && !resumes;
    const inner = indent + indentUnit(text);
    const [open, between, close] = isLine
      ? ['{ ', ', ', ' }']
      : [
          `{${lineEnding(text)}${inner}`,
          `,${lineEnding(text)}${inner}`,
          `${usesTrailingCommas(options.getSourceFile()) ? ',' : ''}${lineEnding(text)}${indent}}`,
        ];
    const entries = written.flatMap((node, i): Part[] => [
      i === 0 ? open! : between!,
      ...(node === response && writeFetch
        ? writeFetch(draft, inner)
        : [spelled.get(node) ?? (isLine ? node : { node, indent: inner })]),
    ]);
    if (resumes) entries.push(between!, RESUME);
    draft.replace(first, `transport: new ${name}(`, ...entries, close!, ')');
  });
}

function remove(
  options: tsTypes.ObjectLiteralExpression,
  gone: readonly tsTypes.ObjectLiteralElementLike[],
  context: Context,
): void {
  const [first] = gone;
  if (first) context.change(first, draft => draft.removeElements(options.properties, gone));
}

const lengthOf = (nodes: readonly tsTypes.Node[]): number =>
  nodes.reduce((sum, node) => sum + node.getText().length + 2, 0);

/** The kind of stream. */
function protocolOf(options: tsTypes.ObjectLiteralExpression, context: Context): 'data' | 'text' | undefined {
  const property = propertyNamed(options, 'streamProtocol');
  if (!property) return 'data';
  const value = propertyValue(property);
  const name = value && ts.isStringLiteralLike(value) ? value.text : undefined;
  if (name !== 'data' && name !== 'text') {
    context.report(property.name ?? property, {
      message: '7 has no `streamProtocol`: the class of the transport says it.',
      remedy: 'Pass `transport`, a `TextStreamChatTransport` for text, or a `DefaultChatTransport`.',
      severity: 'error',
    });
    return undefined;
  }
  return name;
}
