/** One result that a mock answers, of V1 or V2, as 7 reads it. */
import { inward, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { retype, typeOf } from '../../parts/literal.js';
import { type Change, every, type Job, keyed, once } from './change.js';
import { chunksOf, isChunk, renamedResponse, reshapeChunk, reshapeList, startWith } from './chunks.js';
import { reshapeContent, tagData } from './content.js';
import { literalsIn, propertiesOf } from './literals.js';
import { reshapeReason, reshapeUsage } from './usage.js';

type Literal = tsTypes.ObjectLiteralExpression;
type Given = ReadonlyMap<string, tsTypes.ObjectLiteralElementLike>;

/** Undefined where a part of the result cannot be seen. */
export const reshapeResult = (literal: Literal, job: Job): Change[] | undefined =>
  once(literal, job, () => changesOf(literal, job));

function changesOf(literal: Literal, job: Job): Change[] | undefined {
  const given = propertiesOf(literal, job);
  if (!given) return undefined;
  if (given.has('stream')) return reshapeStream(literal, given, job);
  return given.has('content') || !job.isV1 ? reshapeV2(literal, given, job) : reshapeV1(literal, given, job);
}

const shared = (given: Given, job: Job): Change[] | undefined => {
  const [reason, usage] = [given.get('finishReason'), given.get('usage')];
  return every([reason ? reshapeReason(reason, job) : [], usage ? reshapeUsage(usage, job) : []]);
};

function reshapeV2(literal: Literal, given: Given, job: Job): Change[] | undefined {
  const content = propertyValue(given.get('content'));
  const parts = content && literalsIn(content);
  if (!parts?.every(part => typeOf(part))) return undefined;
  return every([
    shared(given, job),
    ...parts.map(part => (typeOf(part) === 'file' ? tagData(part) : [])),
    reshapeWarnings(literal, given),
  ]);
}

function reshapeV1(literal: Literal, given: Given, job: Job): Change[] | undefined {
  const content = reshapeContent(literal, given, job);
  if (!content) return undefined;
  const gone = [...content.gone, ...ownOf(literal, given, ['rawCall', 'logprobs'])];
  return every([
    shared(given, job),
    content.changes,
    renamedResponse(given),
    content.isMissing ? [added(literal, 'content: []', gone)] : [],
    reshapeWarnings(literal, given, gone),
    [draft => draft.removeElements(literal.properties, gone)],
  ]);
}

function reshapeStream(literal: Literal, given: Given, job: Job): Change[] | undefined {
  const stream = propertyValue(given.get('stream'));
  const chunks = stream && chunksOf(stream, job);
  if (!chunks) return undefined;
  const [first] = chunks;
  const list = (make: () => Change[] | undefined) => (first ? once(first, job, make) : []);
  if (!job.isV1) return list(() => every(chunks.filter(isChunk).map(chunk => reshapeChunk(chunk, job))));
  const warnings = propertyValue(given.get('warnings'));
  const isEmpty = !warnings || literalsIn(warnings)?.length === 0;
  const gone = ownOf(literal, given, ['rawCall', 'warnings']);
  return every([
    isEmpty ? [] : every([startWith(warnings, chunks), warningsIn(warnings)]),
    list(() => reshapeList(chunks, job)),
    renamedResponse(given),
    [draft => draft.removeElements(literal.properties, gone)],
  ]);
}

const ownOf = (literal: Literal, given: Given, names: readonly string[]): tsTypes.ObjectLiteralElementLike[] =>
  names.flatMap(name => given.get(name) ?? []).filter(({ parent }) => parent === literal);

/** 7 asks for `warnings`, and has other names in them. */
function reshapeWarnings(
  literal: Literal,
  given: Given,
  gone: readonly tsTypes.ObjectLiteralElementLike[] = [],
): Change[] | undefined {
  const warnings = propertyValue(given.get('warnings'));
  if (warnings) return warningsIn(warnings);
  return [added(literal, 'warnings: []', gone)];
}

/** Adds a property behind the last one that stays. */
function added(literal: Literal, text: string, gone: readonly tsTypes.ObjectLiteralElementLike[]): Change {
  const last = literal.properties.findLast(property => !gone.includes(property));
  return draft => (last ? draft.addElementAfter(last, text) : draft.addProperty(literal, text));
}

export function warningsIn(list: tsTypes.Expression): Change[] | undefined {
  if (!ts.isArrayLiteralExpression(inward(list))) return [];
  const warnings = literalsIn(list);
  return warnings && every(warnings.map(reshapeWarning));
}

function reshapeWarning(warning: Literal): Change[] | undefined {
  if (typeOf(warning) !== 'unsupported-setting') return propertyNamed(warning, 'message') ? [] : undefined;
  return [draft => retype(warning, 'unsupported', draft), ...keyed(warning, 'setting', 'feature')];
}

/** What a model of another kind answers, as far as it is seen. */
export const reshapeOther = (literal: Literal, job: Job): Change[] | undefined =>
  once(literal, job, () => {
    const given = propertiesOf(literal, job);
    return given && every([renamedResponse(given), reshapeWarnings(literal, given)]);
  });
