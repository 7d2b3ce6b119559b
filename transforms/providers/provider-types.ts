import { guide7 } from '../../src/guides.js';
import { walk } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { circleOf, isForMiddleware } from './circle.js';
import { takeBoth } from './provider-types/both.js';
import { isFromOthers, reportOthers } from './provider-types/others.js';
import { comparesVersion, reportVersion } from './provider-types/versions.js';
import { raiseVersions, reportFiles } from './provider-types/wrapped.js';
import { isOfGeneration, toV4, V2_TYPES, V3_TYPES } from './specification.js';
import { dropValues } from './values.js';

const WHOLE = /(?:Model|Provider)V[23]$/;

export const providerTypes = defineTransform({
  id: 'provider-types',
  title: 'Models and providers that the SDK gives are of V4',
  kind: 'breaking',
  from: [5, 6],
  words: [...V2_TYPES, ...V3_TYPES],
  hints: ['specificationVersion', 'ModelV2', 'ModelV3'],
  why: 'Under 7 the packages of providers, `wrapLanguageModel`, `customProvider` and their like give models and providers of specification V4, which do not fit the types of V2 and V3, and whose `specificationVersion` is `v4`.',
  keeps: [
    'a class or an object that implements a model of V2 or V3: 7 still takes it. One that calls models of the SDK becomes a model of V4, with the types of all that goes through it',
    'types of V2 or V3 in files that share them with such a model and look into it: they are reported where a provider is imported too',
    'a comparison of `specificationVersion`, which is reported',
  ],
  before:
    "import type { LanguageModelV3 } from '@ai-sdk/provider';\n\nconst model: LanguageModelV3 = wrapLanguageModel({ model: base, middleware });",
  after:
    "import type { LanguageModelV4 } from '@ai-sdk/provider';\n\nconst model: LanguageModelV4 = wrapLanguageModel({ model: base, middleware });",
  docs: guide7('provider-management-remove-deprecated-experimental_customprovider'),
  visit(use, context) {
    const { key, name } = use;
    const source = key.getSourceFile();
    if (use.form !== 'name' || !means(use, [`.${name}`]) || isForMiddleware(source, context)) return;
    if (!isOfGeneration(name, context.generation)) return;
    const circle = circleOf(source, context);
    if (circle.takes && !circle.makes && !ts.isExportSpecifier(use.node)) takeV4(use, context);
    else if (WHOLE.test(name)) takeBoth(use, circle, context);
  },
  inspect(source, context) {
    if (context.generation === null || !context.namesSdk) return;
    raiseVersions(source, context);
    reportFiles(source, context);
    walk(source, node => {
      if (comparesVersion(node, context)) reportVersion(node, context);
      else if (isFromOthers(node, context)) reportOthers(node, context);
    });
  },
});

function takeV4(use: NameUse, context: Context): void {
  const { key, name, node } = use;
  context.change(key, draft => {
    if (ts.isImportSpecifier(node)) draft.renameImport(node, toV4(name));
    else draft.rename(key, toV4(name));
    dropValues(use, context, draft);
  });
}
