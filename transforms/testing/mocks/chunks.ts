/** The chunks of a model's stream. */
import { quoteOf } from '../../../src/edit/style.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { inward, propertyNamed, propertyValue, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { retype, typeOf } from '../../parts/literal.js';
import { type Change, every, type Job, keyed, renamed, without } from './change.js';
import { reshapeCall, tagData } from './content.js';
import { heldFor } from './literals.js';
import { reshapeReason, reshapeUsage } from './usage.js';

type Literal = tsTypes.ObjectLiteralExpression;

/** What a list of chunks is written of: chunks, and lists of them that are spread. */
type Element = Literal | tsTypes.SpreadElement;

export const isChunk = (element: Element): element is Literal => ts.isObjectLiteralExpression(element);

/** The chunks that a stream is made of; undefined where one is not written there. */
export function chunksOf(stream: tsTypes.Expression, job: Job): Element[] | undefined {
  const call = inward(stream);
  if (ts.isNewExpression(call)) return enqueuedIn(call);
  const stored = ts.isIdentifier(call) ? heldFor(call, job) : undefined;
  if (stored && ts.isExpression(stored)) return chunksOf(stored, job);
  const given = ts.isCallExpression(call) && call.arguments[0] ? inward(call.arguments[0]) : undefined;
  if (!given) return undefined;
  const callee = (call as tsTypes.CallExpression).expression.getText();
  if (/\bconvertArrayToReadableStream$/.test(callee)) return listed(given, job);
  const chunks =
    /\bsimulateReadableStream$/.test(callee) && ts.isObjectLiteralExpression(given)
      ? propertyValue(propertyNamed(given, 'chunks'))
      : undefined;
  return chunks && listed(chunks, job);
}

function listed(list: tsTypes.Expression, job: Job): Element[] | undefined {
  const node = inward(list);
  // What has a type changes where it is written, with the type.
  if (ts.isIdentifier(node) && isTyped(node, job.checker) && job.changesTyped(node)) return [];
  const held = ts.isIdentifier(node) ? heldFor(node, job) : undefined;
  const array = held && ts.isExpression(held) ? inward(held) : node;
  if (ts.isArrayLiteralExpression(array)) return elementsIn(array, job.checker);
  // Nothing tells what chunks these are, or a type does, which may stay.
  if (!isTyped(array, job.checker) || (!job.isV1 && !job.changesTyped(array))) job.lost.push(list);
  return [];
}

/** Chunks and spread lists of them; undefined where an element cannot be seen. */
export function elementsIn(array: tsTypes.ArrayLiteralExpression, checker: tsTypes.TypeChecker): Element[] | undefined {
  const elements = array.elements.map(element => (ts.isSpreadElement(element) ? element : inward(element)));
  const isSeen = (element: tsTypes.Expression): element is Element =>
    ts.isSpreadElement(element)
      ? isTyped(element.expression, checker)
      : ts.isObjectLiteralExpression(element) && !element.properties.some(ts.isSpreadAssignment);
  return elements.every(isSeen) ? elements : undefined;
}

/** Whether the type of a list says that it holds chunks of a model's stream. */
function isTyped(list: tsTypes.Expression, checker: tsTypes.TypeChecker): boolean {
  const element = checker.getTypeAtLocation(list).getNumberIndexType();
  return (
    !!element && propertyOf(checker, element, 'type').owners.some(({ type }) => /^LanguageModel\w+Part$/.test(type))
  );
}

/** `new ReadableStream({ start(controller) { controller.enqueue(chunk); } })` */
function enqueuedIn(made: tsTypes.NewExpression): Literal[] | undefined {
  const chunks: tsTypes.Expression[] = [];
  walk(made, node => {
    const isEnqueue =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'enqueue';
    if (isEnqueue && node.arguments[0]) chunks.push(inward(node.arguments[0]));
  });
  const literals = chunks.filter(ts.isObjectLiteralExpression);
  const isSeen = literals.every(({ properties }) => !properties.some(ts.isSpreadAssignment));
  return isSeen && literals.length > 0 && literals.length === chunks.length ? literals : undefined;
}

/** What every generation before V3 had in another form. */
export function reshapeChunk(chunk: Literal, job: Job): Change[] | undefined {
  const type = typeOf(chunk);
  if (type === 'file') return every([keyed(chunk, 'mimeType', 'mediaType'), tagData(chunk)]);
  if (type !== 'finish') return type === undefined ? undefined : [];
  const [reason, usage] = ['finishReason', 'usage'].map(name => propertyNamed(chunk, name));
  return every([
    reason ? reshapeReason(reason, job) : [],
    usage ? reshapeUsage(usage, job) : [],
    without(chunk, ['logprobs']),
  ]);
}

const KEPT = /^(?:file|finish|error|response-metadata)$/;

/** Chunks of V1: text, reasoning and the input of tools have a start and an end in 7, which share an id. */
export function reshapeList(elements: readonly Element[], job: Job): Change[] | undefined {
  if (!elements.every(element => ts.isArrayLiteralExpression(outerList(element)))) return undefined;
  const changes = elements.filter(isChunk).map(chunk => {
    const type = typeOf(chunk) ?? '';
    return KEPT.test(type) ? reshapeChunk(chunk, job) : reshapeDelta(chunk);
  });
  return every([...changes, ...runsOf(elements).map(enclosedRun)]);
}

/** A chunk of V1 whose form is another in 7, without the id that it shares with others. */
export const reshapeDelta = (chunk: Literal): Change[] | undefined => CHUNKS[typeOf(chunk) ?? '']?.(chunk);

const outerList = (chunk: tsTypes.Node): tsTypes.Node => {
  let node = chunk.parent;
  while (!ts.isArrayLiteralExpression(node) && ts.isExpression(node)) node = node.parent;
  return node;
};

const CHUNKS: Readonly<Record<string, (chunk: Literal) => Change[] | undefined>> = {
  'text-delta': chunk => keyed(chunk, 'textDelta', 'delta'),
  reasoning: chunk => [draft => retype(chunk, 'reasoning-delta', draft), ...keyed(chunk, 'textDelta', 'delta')],
  'tool-call-delta': chunk => [
    draft => retype(chunk, 'tool-input-delta', draft),
    ...keyed(chunk, 'toolCallId', 'id'),
    ...keyed(chunk, 'argsTextDelta', 'delta'),
    ...without(chunk, ['toolCallType', 'toolName']),
  ],
  'tool-call': chunk => reshapeCall(chunk, true),
  source: chunk => {
    const property = propertyNamed(chunk, 'source');
    const source = propertyValue(property);
    if (!property || !source || !ts.isObjectLiteralExpression(source)) return undefined;
    const inner = source.properties.flatMap((one, i) => (i === 0 ? [one] : [', ', one]));
    return [draft => draft.replace(property, ...inner)];
  },
};

interface Run {
  /** `text`, `reasoning`, or the id of a call. */
  key: string;
  first: Literal;
  last: Literal;
  chunks: Literal[];
}

/** Chunks of one text, of one reasoning, of the input of one call. */
function runsOf(elements: readonly Element[]): Run[] {
  const runs: Run[] = [];
  let open: Run | undefined;
  for (const chunk of elements) {
    if (!isChunk(chunk)) {
      open = undefined;
      continue;
    }
    const type = typeOf(chunk)!;
    const id = propertyValue(propertyNamed(chunk, 'toolCallId'))?.getText();
    const key = type === 'tool-call-delta' ? `call ${id}` : type;
    const known = type === 'tool-call-delta' ? runs.find(run => run.key === key) : open?.key === key ? open : undefined;
    if (known) {
      known.last = chunk;
      known.chunks.push(chunk);
    } else if (/^(?:text-delta|reasoning|tool-call-delta)$/.test(type)) {
      open = { key, first: chunk, last: chunk, chunks: [chunk] };
      runs.push(open);
    } else if (!KEPT.test(type)) open = undefined;
  }
  return runs;
}

/** What a run of chunks is of: a delta of V1 and its kind in 7. */
export const RUNS: Readonly<Record<string, string>> = { 'text-delta': 'text', reasoning: 'reasoning' };

function enclosedRun({ key, first, last, chunks }: Run, index: number): Change[] | undefined {
  const quote = quoteOf(first.getSourceFile());
  const quoted = (text: string): string => quote + text + quote;
  const kind = RUNS[key] ?? 'tool-input';
  const text = (name: string): string | undefined => propertyValue(propertyNamed(first, name))?.getText();
  const id = kind === 'tool-input' ? text('toolCallId') : quoted(String(index + 1));
  const tool = kind === 'tool-input' ? `, toolName: ${text('toolName')}` : '';
  if (!id) return undefined;
  return [
    draft => {
      draft.addElementBefore(elementOf(first), `{ type: ${quoted(`${kind}-start`)}, id: ${id}${tool} }`);
      if (kind !== 'tool-input')
        for (const chunk of chunks) draft.addElementAfter(propertyNamed(chunk, 'type')!, `id: ${id}`);
      draft.addElementAfter(elementOf(last), `{ type: ${quoted(`${kind}-end`)}, id: ${id} }`);
    },
  ];
}

/** The element of a list, with its casts. */
function elementOf(chunk: tsTypes.Node): tsTypes.Node {
  let node = chunk;
  while (!ts.isArrayLiteralExpression(node.parent)) node = node.parent;
  return node;
}

/** Warnings come as the first chunk in 7. */
export function startWith(warnings: tsTypes.Expression, chunks: readonly Element[]): Change[] | undefined {
  const [first] = chunks;
  const quote = quoteOf(warnings.getSourceFile());
  return (
    first && [
      draft =>
        draft.addElementBefore(elementOf(first), `{ type: ${quote}stream-start${quote}, warnings: `, warnings, ' }'),
    ]
  );
}

export const renamedResponse = (given: ReadonlyMap<string, tsTypes.ObjectLiteralElementLike>): Change[] | undefined => {
  const raw = given.get('rawResponse');
  if (!raw) return [];
  return given.has('response') ? undefined : [renamed(raw.name!, 'response')];
};
