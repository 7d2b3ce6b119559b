import { guide7 } from '../../src/guides.js';
import { referencesBy, tokensBy } from '../../src/sdk/name-references.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { inward, isEquality, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { circleOf, isForMiddleware } from './circle.js';
import { isMade } from './made.js';
import { isFromOthers, reportOthers } from './provider-types/others.js';
import { widen } from './provider-types/widen.js';
import { isOfGeneration, toV4, V2_TYPES, V3_TYPES } from './specification.js';
import { dropValues } from './values.js';

const WHOLE = /(?:Model|Provider)V[23]$/;
const WIDENED = /^(?:Language|Embedding|Image)ModelV[23]$/;

export const providerTypes = defineTransform({
  id: 'provider-types',
  title: 'Models and providers that the SDK gives are of V4',
  kind: 'breaking',
  from: [5, 6],
  words: [...V2_TYPES, ...V3_TYPES],
  hints: ['specificationVersion', 'ModelV2', 'ModelV3'],
  why: 'Under 7 the packages of providers, `wrapLanguageModel`, `customProvider` and their like give models and providers of specification V4, which do not fit the types of V2 and V3, and whose `specificationVersion` is `v4`.',
  keeps: [
    'a class or an object that implements a model of V2 or V3: 7 still takes it',
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
    const { node } = use;
    const circle = circleOf(source, context);
    if (circle.takes && !circle.makes && !ts.isExportSpecifier(node)) {
      context.change(key, draft => {
        if (ts.isImportSpecifier(node)) draft.renameImport(node, toV4(name));
        else draft.rename(key, toV4(name));
        dropValues(use, context, draft);
      });
      return;
    }
    if (!WHOLE.test(name)) return;
    const made = referencesBy(use, context.uses).filter(
      ({ holder }) => holder.getSourceFile() === source && isMade(holder, context),
    );
    const isWritten = referencesBy(use, context.uses).some(({ holder }) => !ts.isHeritageClause(holder.parent));
    if (made.length === 0) {
      if (circle.takes && isWritten && !(WIDENED.test(name) && widen(use, context))) report(use, context);
      return;
    }
    const isAll = tokensBy(use, context.uses).length === made.length;
    context.change(key, draft => {
      if (!ts.isImportSpecifier(node)) draft.rename(key, toV4(name));
      else if (isAll) draft.renameImport(node, toV4(name));
      else {
        const local = draft.importBeside(node, toV4(name));
        for (const reference of made) draft.replace(reference.name, local);
      }
    });
  },
  inspect(source, context) {
    if (context.generation === null || !context.namesSdk) return;
    walk(source, node => {
      if (comparesVersion(node, context)) reportVersion(node, context);
      else if (isFromOthers(node, context)) reportOthers(node, context);
    });
  },
});

/** `model.specificationVersion === 'v3'`, in a condition that does not ask for V4 too. */
function comparesVersion(node: tsTypes.Node, { checker }: Context): boolean {
  if (!ts.isStringLiteralLike(node) || !/^v[23]$/.test(node.text)) return false;
  const { parent } = node;
  const compared =
    ts.isBinaryExpression(parent) && isEquality(parent.operatorToken)
      ? [parent.left, parent.right]
      : ts.isCaseClause(parent)
        ? [parent.parent.parent.expression]
        : [];
  return compared
    .map(inward)
    .some(
      value =>
        ts.isPropertyAccessExpression(value) &&
        value.name.text === 'specificationVersion' &&
        propertyOf(checker, checker.getTypeAtLocation(value.expression), 'specificationVersion').foreign.length === 0,
    );
}

function reportVersion(at: tsTypes.Node, context: Context): void {
  const statement = ts.findAncestor(at, ts.isStatement) ?? at;
  if (/['"]v4['"]/.test(statement.getText())) return;
  context.report(at, {
    message: 'Models that the packages of 7 give are of specification `v4`, which this does not take for one.',
    remedy: 'Ask for `v4` too, or for `v4` alone where only models of the SDK come.',
    kind: 'silent',
  });
}

function report({ key, name }: NameUse, context: Context): void {
  context.report(key, {
    message: `Models of providers are of V4 under 7, which do not fit \`${name}\`. It was left, because such models are made here or in a file that shares the type.`,
    remedy: `Write \`${name} | ${toV4(name)}\` where both come, and \`${toV4(name)}\` where only those of providers do.`,
  });
}
