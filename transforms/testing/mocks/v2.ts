/** What a model of V2 answers, as one of V4 does: the same but for the reason, the token numbers and the data of files. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { inward, propertyNamed, propertyValue, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Uses } from '../../../src/sdk/uses.js';
import type { Context } from '../../../src/transform.js';
import { typeOf } from '../../parts/literal.js';
import { type Change, every, type Job, jobFor, once } from './change.js';
import { chunksOf, isChunk } from './chunks.js';
import { tagData } from './content.js';
import { propertiesOf } from './literals.js';
import { warningsIn } from './result.js';
import { reshapeLiteral, reshapeReason, reshapeUsage } from './usage.js';

type Literal = tsTypes.ObjectLiteralExpression;
type Property = tsTypes.ObjectLiteralElementLike;

const jobs = new WeakMap<Uses, Job>();

/** One job for all files: what a model answers may be come upon where it is written, and from the model. */
export function jobOfV2(context: Context): Job {
  const known = jobs.get(context.uses);
  const job = known ?? { ...jobFor(context, false), shares: true };
  if (!known) jobs.set(context.uses, job);
  return job;
}

/** `finishReason: 'stop'` → `finishReason: { unified: 'stop', raw: undefined }` */
export const reasonOfV2 = (property: Property, job: Job): Change[] | undefined =>
  isHandedOn(property, 'unified', job) ? [] : reshapeReason(property, job);

/** `{ inputTokens: 1, outputTokens: 2 }` → `{ inputTokens: { total: 1, … }, outputTokens: { total: 2, … } }` */
export function numbersOfV2(usage: Literal, job: Job): Change[] | undefined {
  const numbers = ['inputTokens', 'outputTokens'].flatMap(name => propertyNamed(usage, name) ?? []);
  if (numbers.some(number => isHandedOn(number, 'total', job))) return numbers.length === 2 ? [] : undefined;
  return once(usage, job, () => reshapeLiteral(usage));
}

/** Undefined where a part of the result that has another form in V4 cannot be seen. */
export const resultOfV2 = (literal: Literal, job: Job): Change[] | undefined =>
  once(literal, job, () => {
    const given = propertiesOf(literal, job);
    if (!given) return undefined;
    const [content, stream, warnings] = ['content', 'stream', 'warnings'].map(name => propertyValue(given.get(name)));
    return every([
      endOf(name => given.get(name), job),
      content ? filesIn(content) : [],
      stream ? chunksOfV2(stream, job) : [],
      warnings ? warningsIn(warnings) : [],
    ]);
  });

function chunksOfV2(stream: tsTypes.Expression, job: Job): Change[] | undefined {
  const chunks = chunksOf(stream, job)?.filter(isChunk);
  if (!chunks) return isOfChunks(stream, job) ? [] : undefined;
  return every([...chunks.map(filesIn), ...chunks.map(chunk => endOf(name => propertyNamed(chunk, name), job))]);
}

/** Why the model stopped, and its tokens. */
function endOf(given: (name: string) => Property | undefined, job: Job): Change[] | undefined {
  const [reason, usage] = [given('finishReason'), given('usage')];
  return every([
    reason ? reasonOfV2(reason, job) : [],
    usage && !isHandedOn(usage, 'inputTokens', job) ? reshapeUsage(usage, job) : [],
  ]);
}

/** Whether the type of a stream says what its chunks are, which change where they are written. */
function isOfChunks(stream: tsTypes.Expression, { checker }: Job): boolean {
  const type = checker.getTypeAtLocation(stream) as tsTypes.TypeReference;
  return (type.target ? checker.getTypeArguments(type) : []).some(
    chunk => propertyOf(checker, chunk, 'type').owners.length > 0,
  );
}

/** The files in a content, or in a whole model: their data gets a tag. */
export function filesIn(root: tsTypes.Node): Change[] {
  const changes: Change[] = [];
  walk(root, node => {
    if (ts.isObjectLiteralExpression(node) && typeOf(node) === 'file') changes.push(...(tagData(node) ?? []));
  });
  return changes;
}

/** Whether the value is what a model gave, which is an object in 7. */
function isHandedOn(property: Property, member: string, { checker, uses }: Job): boolean {
  const value = propertyValue(property);
  if (!value || !/^(?:Property|Element|Identifier)/.test(ts.SyntaxKind[inward(value).kind]!)) return false;
  if (propertyOf(checker, checker.getTypeAtLocation(value), member).owners.length === 0) return false;
  const declaration = ts.isIdentifier(value) ? uses.references.symbolAt(value)?.valueDeclaration : undefined;
  // A variable that got its type from what it read holds the text or the number.
  return !declaration || !ts.isVariableDeclaration(declaration) || declaration.type !== undefined;
}
