import { guide7 } from '../../src/guides.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse, Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { areasOf, staysV1 } from './v1-models/area.js';
import { moduleFor } from './v1-models/module.js';
import { NAMES, PROVIDER } from './v1-models/names.js';
import { turnModel } from './v1-models/turn.js';
import { moveType } from './v1-models/types.js';

const CALLS = ['doGenerate', 'doStream'];

export const v1Models = defineTransform({
  id: 'v1-models',
  title: 'Models of V1 of your own become models of V4',
  kind: 'breaking',
  from: [4],
  words: [...NAMES, ...CALLS],
  hints: ['specificationVersion'],
  why: 'A model of specification V1 is refused by 7, which has no types of V1 either. Its class gets the methods of V4, which ask those of V1, as `doGenerateV1` and `doStreamV1`, for what 4 asked them; types and translation are in a module that is added.',
  keeps: ['what the methods of the model do, and the code that is about it alone'],
  before:
    "class Own implements LanguageModelV1 {\n  readonly specificationVersion = 'v1';\n  async doGenerate(options: LanguageModelV1CallOptions) {…}\n  async doStream(options: LanguageModelV1CallOptions) {…}\n}",
  after:
    "class Own implements LanguageModelV4 {\n  readonly specificationVersion = 'v4';\n  readonly supportedUrls = { 'image/*': [/^https?:/] };\n  async doGenerateV1(options: LanguageModelV1CallOptions) {…}\n  doGenerate(options: LanguageModelV4CallOptions) {\n    return generateAsV4(this, options);\n  }\n  …\n}",
  docs: guide7('ai-sdk-core'),
  visit(use, context) {
    if (use.form === 'unknown' && CALLS.includes(use.name) && moduleFor(use.key, context))
      return reportCall(use, context);
    if (use.form !== 'name' || !means(use, [`.${use.name}`]) || !staysV1(use.key, context)) return;
    const { node } = use;
    const module = moduleFor(use.key, context);
    if (module && ts.isImportSpecifier(node)) moveType(use, node, module, context);
    else if (!ts.isExportSpecifier(node) || node.parent.parent.moduleSpecifier) report(use, context);
  },
  claims: (use, context) => isOfV1(use) && staysV1(use.key, context),
  inspect(source, context) {
    if (!context.namesSdk || context.generation !== 4) return;
    const module = moduleFor(source, context);
    for (const model of areasOf(context).flatMap(({ models }) => models)) {
      if (!module || model.node.getSourceFile() !== source) continue;
      const isTurned = context.change(model.version, draft => turnModel(model, module, context, draft));
      if (isTurned) reportTurned(model.version, module.specifier, context);
    }
  },
});

const isOfV1 = ({ owners }: Use): boolean =>
  owners.length > 0 &&
  owners.every(({ module, type, member }) =>
    type === '' ? NAMES.has(member) : module === PROVIDER && /^(?:LanguageModel|ProviderUsage)/.test(type),
  );

/** What is called there is not known, so it kept its name. */
function reportCall(use: Use, context: Context): void {
  context.report(use.key, {
    message: `If this is a model of this project that was of V1, \`${use.name}\` takes the options of V4 now.`,
    remedy: `Call \`${use.name}V1\`, which takes and gives what \`${use.name}\` did.`,
  });
}

function reportTurned(at: tsTypes.Node, specifier: string, context: Context): void {
  context.report(at, {
    message: `The model goes on to take and give what is of V1, which \`${specifier}\` translates: \`logprobs\` and \`rawCall\` do not reach calls of 7.`,
    remedy: 'Nothing is to be done. When you write its methods for V4, delete that file.',
    severity: 'info',
  });
}

function report(use: NameUse, context: Context): void {
  context.report(use.key, {
    message: `7 has no \`${use.name}\`, and what is written for it here is about a model of V1 that was left as it is.`,
    remedy: 'Write the model for `LanguageModelV4` of `@ai-sdk/provider`, and this with its types.',
    severity: 'error',
  });
}
