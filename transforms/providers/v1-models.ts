import { guide7 } from '../../src/guides.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse, Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { areaOf, staysV1, turnsV1 } from './v1-models/area.js';
import { moduleFor } from './v1-models/module.js';
import { NAMES } from './v1-models/names.js';
import { isModelType, isOnlyHeritage, PROVIDER, turnModel } from './v1-models/turn.js';

export const v1Models = defineTransform({
  id: 'v1-models',
  title: 'Models of V1 of your own become models of V4',
  kind: 'breaking',
  from: [4],
  words: [...NAMES],
  hints: ['specificationVersion'],
  why: 'A model of specification V1 is refused by 7, which has no types of V1 either. Its class gets the methods of V4, which ask those of V1, as `doGenerateV1` and `doStreamV1`, for what 4 asked them; types and translation are in a module that is added.',
  keeps: ['what the methods of the model do, and the code that is about it alone'],
  before:
    "class Own implements LanguageModelV1 {\n  readonly specificationVersion = 'v1';\n  async doGenerate(options: LanguageModelV1CallOptions) {…}\n  async doStream(options: LanguageModelV1CallOptions) {…}\n}",
  after:
    "class Own implements LanguageModelV4 {\n  readonly specificationVersion = 'v4';\n  readonly supportedUrls = { 'image/*': [/^https?:/] };\n  async doGenerateV1(options: LanguageModelV1CallOptions) {…}\n  doGenerate(options: LanguageModelV4CallOptions) {\n    return generateAsV4(this, options);\n  }\n  …\n}",
  docs: guide7('ai-sdk-core'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, [`.${use.name}`]) || !staysV1(use.key, context)) return;
    const { node } = use;
    if (ts.isImportSpecifier(node)) visitImport(use, node, context);
    else if (!ts.isExportSpecifier(node) || node.parent.parent.moduleSpecifier) report(use, context);
  },
  claims: (use, context) => isOfV1(use) && staysV1(use.key, context),
  inspect(source, context) {
    if (!context.namesSdk || context.generation !== 4) return;
    const module = turnsV1(context) ? moduleFor(context) : undefined;
    for (const model of areaOf(context).models) {
      if (!module || model.node.getSourceFile() !== source) continue;
      context.change(model.version, draft => turnModel(model, module, context, draft));
    }
  },
});

const isOfV1 = ({ owners }: Use): boolean =>
  owners.length > 0 &&
  owners.every(({ module, type, member }) =>
    type === '' ? NAMES.has(member) : module === PROVIDER && /^(?:LanguageModel|ProviderUsage)/.test(type),
  );

/** A type of V1 that only a class implements changes with the class; the others come from the module. */
function visitImport(use: NameUse, specifier: tsTypes.ImportSpecifier, context: Context): void {
  const module = turnsV1(context) ? moduleFor(context) : undefined;
  if (!module) return report(use, context);
  if (isModelType(specifier) && isOnlyHeritage(specifier, context)) return;
  context.change(use.key, draft => {
    draft.create(module.file, module.text);
    draft.moveImport(specifier, module.specifier, use.name);
  });
}

function report(use: NameUse, context: Context): void {
  context.report(use.key, {
    message: `7 has no \`${use.name}\`, and what is written for it here is about a model of V1 that was left as it is.`,
    remedy: 'Write the model for `LanguageModelV4` of `@ai-sdk/provider`, and this with its types.',
    severity: 'error',
  });
}
