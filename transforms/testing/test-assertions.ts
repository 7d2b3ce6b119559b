import { guide7 } from '../../src/guides.js';
import { walk } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import type { ReadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { type Assertion, assertionAt, type Mismatch } from './test-assertions/assertion.js';
import { countOfEmbeddings } from './test-assertions/embeddings.js';
import { callsOfMock, identityOfModel } from './test-assertions/models.js';
import { orderOfChunks, userAgent } from './test-assertions/streams.js';
import { writtenType } from './test-assertions/types.js';
import { spiedWarnings } from './test-assertions/warnings.js';

/** Each says what would fail in a place, or nothing. */
const CHECKS: readonly ((assertion: Assertion, context: Context) => Mismatch | undefined)[] = [
  callsOfMock,
  identityOfModel,
  orderOfChunks,
  userAgent,
];

/** Parts that may be an image, as a model is handed them. */
const FILES = ['LanguageModelFilePart.mediaType', 'LanguageModelReasoningFilePart.mediaType'];

export const testAssertions = defineTransform({
  id: 'test-assertions',
  title: 'Tests that assert what is different under 7',
  kind: 'silent',
  from: [5, 6],
  words: ['mediaType'],
  hints: ['expect(', 'assert', 'expectTypeOf', 'MockEmbeddingModel', 'spyOn(', 'console.warn'],
  why: 'Some of what a test can see of the SDK is different under 7 although the program does the same: what a model is handed, the order of chunks, where warnings go.',
  keeps: [
    'all tests: they are only reported',
    'assertions on single members of a call that are as before, such as `temperature`',
  ],
  before: 'expect(model.doGenerateCalls[0]).toEqual({ prompt, temperature: 0 });',
  after: 'expect(model.doGenerateCalls[0]).toMatchObject({ prompt, temperature: 0 });',
  docs: guide7('recommended-migration-process'),
  visit(use, context) {
    if (use.form === 'read' && means(use, FILES)) reportWildcard(use, context);
  },
  inspect(source, context) {
    if (!context.namesSdk) return;
    walk(source, node => {
      const assertion = ts.isCallExpression(node) ? assertionAt(node) : undefined;
      const found = assertion
        ? CHECKS.map(check => check(assertion, context)).find(mismatch => mismatch)
        : (countOfEmbeddings(node, context) ?? writtenType(node, context));
      if (found) report(found, context);
    });
    const spied = spiedWarnings(source);
    if (spied) report(spied, context);
  },
});

const report = ({ at, ...remark }: Mismatch, context: Context): void => context.report(at, remark);

/** `part.mediaType === 'image/*'` in a provider or a middleware. */
function reportWildcard({ key, node }: ReadUse, context: Context): void {
  const { parent } = node;
  if (!ts.isBinaryExpression(parent)) return;
  const other = parent.left === node ? parent.right : parent.left;
  if (!ts.isStringLiteralLike(other) || other.text !== 'image/*') return;
  context.report(key, {
    message: 'For an image of unknown type 7 hands on the media type `image`, where it was `image/*`.',
    remedy: "Compare with 'image' as well.",
  });
}
