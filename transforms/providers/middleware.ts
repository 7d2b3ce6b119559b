import { guide7 } from '../../src/guides.js';
import { inward, propertyValue } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameExports } from '../../src/transform.js';
import { reportFileData } from './middleware/file-data.js';
import { HOOKS, isForMiddleware, toV4, V3_TYPES } from './specification.js';

const VERSIONS = [
  'LanguageModelMiddleware.specificationVersion',
  'EmbeddingModelMiddleware.specificationVersion',
  'ImageModelMiddleware.specificationVersion',
];

const rename = renameExports({
  id: 'middleware',
  title: 'Middleware is of V4',
  kind: 'breaking',
  from: [6],
  names: Object.fromEntries(V3_TYPES.map(name => [name, toV4(name)])),
  why: 'Under 7 middleware is called with the prompts and results of specification V4, also around a model of V3. Its types do not fit those of V3, and the `data` of a file has a tag: `{ type: "data", data }`, `{ type: "url", url }`.',
  keeps: [
    'types of V3 in a file that implements a model of V3, but for those of the middleware itself',
    '`data` of a file, which is reported',
  ],
  before:
    "import type { LanguageModelV3CallOptions, LanguageModelV3Middleware } from '@ai-sdk/provider';\n\nconst warm = (params: LanguageModelV3CallOptions) => ({ ...params, temperature: 1 });\nconst middleware: LanguageModelV3Middleware = {\n  specificationVersion: 'v3',\n  transformParams: async ({ params }) => warm(params),\n};",
  after:
    "import type { LanguageModelV4CallOptions, LanguageModelV4Middleware } from '@ai-sdk/provider';\n\nconst warm = (params: LanguageModelV4CallOptions) => ({ ...params, temperature: 1 });\nconst middleware: LanguageModelV4Middleware = {\n  specificationVersion: 'v4',\n  transformParams: async ({ params }) => warm(params),\n};",
  docs: guide7('ai-sdk-core'),
});

export const middleware = defineTransform({
  ...rename,
  words: [...rename.words, 'specificationVersion'],
  hints: HOOKS,
  visit(use, context) {
    if (use.form === 'name') {
      const isOnlyMiddleware = /Middleware$/.test(use.name) || isForMiddleware(use.key.getSourceFile(), context);
      if (isOnlyMiddleware) rename.visit(use, context);
    } else if (use.form === 'option' && means(use, VERSIONS)) raise(use, context);
  },
  inspect(source, context) {
    if (!context.wasNew) reportFileData(source, context);
  },
});

function raise({ node }: OptionUse, context: Context): void {
  const value = propertyValue(node);
  const version = value && inward(value);
  if (version && ts.isStringLiteralLike(version) && version.text === 'v3')
    context.change(version, draft => draft.rename(version, 'v4'));
}
