import { guide7 } from '../../src/guides.js';
import { referencesBy } from '../../src/sdk/name-references.js';
import { inward, propertyValue } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import type { NameUse, OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameExports } from '../../src/transform.js';
import { circleOf, isForMiddleware } from './circle.js';
import { isInMiddleware, reportFileData } from './middleware/file-data.js';
import { takeFromAi, V2_MIDDLEWARE } from './middleware/of-ai.js';
import { changeVersion } from './middleware/version.js';
import { generationsOf, HOOKS, isOfGeneration, toV4, V2_TYPES, V3_TYPES } from './specification.js';

const VERSIONS = [
  'LanguageModelMiddleware.specificationVersion',
  'EmbeddingModelMiddleware.specificationVersion',
  'ImageModelMiddleware.specificationVersion',
];

/** What `specificationVersion` was called in 4 and 5; nothing reads either. */
const OLD_VERSION = 'LanguageModelMiddleware.middlewareVersion';

const rename = renameExports({
  id: 'middleware',
  title: 'Middleware is of V4',
  kind: 'breaking',
  from: [4, 5, 6],
  names: {
    ...Object.fromEntries(
      [...V2_TYPES, ...V3_TYPES].map(name => [name, { to: toV4(name), from: generationsOf(name) }]),
    ),
  },
  why: 'Under 7 middleware is called with the prompts and results of specification V4, also around a model of V3. Its types do not fit those of V2 and V3, and the `data` of a file has a tag: `{ type: "data", data }`, `{ type: "url", url }`.',
  keeps: [
    'types of V2 or V3 in a file that implements such a model, but for those of the middleware itself',
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
  words: [...rename.words, V2_MIDDLEWARE, 'specificationVersion', 'middlewareVersion'],
  hints: HOOKS,
  visit(use, context) {
    if (use.form === 'name') {
      if (use.name === V2_MIDDLEWARE) return takeFromAi(use, context);
      if (!isOfGeneration(use.name, context.generation)) return;
      const source = use.key.getSourceFile();
      const isOfMiddleware = /Middleware$/.test(use.name);
      if (isForMiddleware(source, context)) rename.visit(use, context);
      else if (isOfMiddleware && circleOf(source, context).speaks) reportAnnotations(use, context);
      else if (isOfMiddleware) rename.visit(use, context);
    } else if ((use.form === 'option' || use.form === 'read') && means(use, [OLD_VERSION])) {
      changeVersion(use, context);
    } else if (use.form === 'option' && means(use, VERSIONS)) {
      const { makes, speaks } = circleOf(use.key.getSourceFile(), context);
      // Beside types that stay of V3 the version stays too.
      if (!(makes && speaks)) raise(use, context);
    }
  },
  inspect(source, context) {
    if (!context.wasNew) reportFileData(source, context, node => isInMiddleware(node, context));
  },
});

function raise({ node }: OptionUse, context: Context): void {
  const value = propertyValue(node);
  const version = value && inward(value);
  if (version && ts.isStringLiteralLike(version) && version.text === 'v3')
    context.change(version, draft => draft.rename(version, 'v4'));
}

/** Middleware and models that share the types of V3: which of them is to be of V4 cannot be told apart. */
function reportAnnotations(use: NameUse, context: Context): void {
  for (const { name } of referencesBy(use, context.uses)) {
    context.report(name, {
      message: `Middleware of 7 is of V4. It was left, because models of V3 are made here or in a file that shares its types.`,
      remedy: `Write V4 for V3 in the types of the middleware and of what it calls, and make the models in the tests of V4 too, as \`MockLanguageModelV4\`.`,
      severity: 'error',
    });
  }
}
