import { quoteOf } from '../../src/edit/style.js';
import { guide7 } from '../../src/guides.js';
import { outward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means, renameExports } from '../../src/transform.js';
import { isForV4 } from '../providers/circle.js';
import { turnModels } from './mocks/models.js';
import { turnAnswer, turnOld } from './mocks/old.js';
import { taggedFiles } from './mocks/turned.js';

const rename = renameExports({
  id: 'mocks',
  title: 'Mock models are of V4',
  kind: 'breaking',
  from: [4, 5, 6],
  names: {
    MockLanguageModelV3: 'MockLanguageModelV4',
    MockEmbeddingModelV3: 'MockEmbeddingModelV4',
    MockImageModelV3: 'MockImageModelV4',
    MockRerankingModelV3: 'MockRerankingModelV4',
    MockSpeechModelV3: 'MockSpeechModelV4',
    MockTranscriptionModelV3: 'MockTranscriptionModelV4',
  },
  why: 'Under 7 models are of specification V4, and a mock of V3 is called through an adapter. What mocks answer is the same but for files, whose `data` has a tag in V4. A model that a test writes as an object becomes one of V4 where the types around it do.',
  keeps: [
    'a mock of V3 that answers what cannot be seen where it is made, looks at its prompt, or whose calls are looked at',
    'mocks that are exported, and those in a file that names other types of V3 or has a `MockProviderV3`',
    'a class that extends a mock',
  ],
  before:
    "new MockLanguageModelV3({\n  doGenerate: {\n    content: [{ type: 'file', data: 'aGk=', mediaType: 'text/plain' }],\n    finishReason, usage, warnings: [],\n  },\n});",
  after:
    "new MockLanguageModelV4({\n  doGenerate: {\n    content: [{ type: 'file', data: { type: 'data', data: 'aGk=' }, mediaType: 'text/plain' }],\n    finishReason, usage, warnings: [],\n  },\n});",
  docs: guide7('ai-sdk-core'),
});

/** Mocks that 7 does not have. */
const OLD = [
  ...['MockLanguageModelV1', 'MockEmbeddingModelV1', 'MockLanguageModelV2', 'MockEmbeddingModelV2'],
  ...['MockImageModelV2', 'MockProviderV2', 'MockSpeechModelV2', 'MockTranscriptionModelV2'],
];

const ANSWERS = ['doGenerate', 'doStream'];

export const mocks = defineTransform({
  ...rename,
  words: [...rename.words, ...OLD, ...ANSWERS],
  hints: ANSWERS,
  visit(use, context) {
    if (
      use.form === 'read' &&
      means(
        use,
        ANSWERS.map(name => `MockLanguageModel.${name}`),
      )
    ) {
      const { parent } = outward(use.node);
      const isGiven = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
      if (isGiven && context.generation !== null && context.generation < 6)
        turnAnswer(parent.right, context.generation === 4, context);
      return;
    }
    if (use.form === 'name' && OLD.includes(use.name) && means(use, [`.${use.name}`])) return turnOld(use, context);
    // Mocks of V3 still work; where the code may be on 7 already they are left alone.
    if (context.generation === null || use.form !== 'name' || !ts.isImportSpecifier(use.node)) return;
    const files = taggedFiles(use.node, context);
    if (!files) return;
    rename.visit(use, context);
    for (const data of files) tag(data, context);
  },
  inspect(source, context) {
    if (!context.wasNew && isForV4(source, context)) turnModels(source, context);
  },
});

/** `data` → `data: { type: 'data', data }` */
function tag(data: tsTypes.Expression, context: Context): void {
  const quote = quoteOf(data.getSourceFile());
  const type = `{ type: ${quote}data${quote}, data`;
  context.change(data, draft => {
    if (ts.isShorthandPropertyAssignment(data.parent)) draft.insertAfter(data, `: ${type} }`);
    else {
      draft.insertBefore(data, `${type}: `);
      draft.insertAfter(data, ' }');
    }
  });
}
