import { guide7 } from '../../src/guides.js';
import { referencesBy, tokensBy } from '../../src/sdk/name-references.js';
import { isFunctionNode, walkOwn } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { isForMiddleware, toV4, V3_TYPES } from './specification.js';

const WORDS = V3_TYPES.filter(name => /(?:Model|Provider)V3$/.test(name));
const MAKERS = /^(?:\.(?:wrap\w+|customProvider|experimental_customProvider)|ModelProvider\.\w+Model)$/;

export const providerTypes = defineTransform({
  id: 'provider-types',
  title: 'Wrapped models and providers are of V4',
  kind: 'breaking',
  from: [6],
  words: WORDS,
  why: 'Under 7 `wrapLanguageModel`, `customProvider` and their like give models and providers of specification V4, which do not fit the types of V3.',
  keeps: [
    'a class or an object that implements a model of V3: 7 still takes it',
    'a type of V3 for a value that comes from elsewhere',
  ],
  before:
    "import type { LanguageModelV3 } from '@ai-sdk/provider';\n\nconst model: LanguageModelV3 = wrapLanguageModel({ model: base, middleware });",
  after:
    "import type { LanguageModelV4 } from '@ai-sdk/provider';\n\nconst model: LanguageModelV4 = wrapLanguageModel({ model: base, middleware });",
  docs: guide7('provider-management-remove-deprecated-experimental_customprovider'),
  visit(use, context) {
    const { key, name } = use;
    if (use.form !== 'name' || !means(use, [`.${name}`]) || isForMiddleware(key.getSourceFile(), context)) return;
    const { node } = use;
    const made = referencesBy(use, context.uses).filter(({ holder }) => isMade(holder, context));
    if (made.length === 0) return;
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
});

/** Whether a type is written for a value that one of the makers gives. */
function isMade(holder: tsTypes.Node, context: Context): boolean {
  let type = holder;
  // `Promise<LanguageModelV3>`, `LanguageModelV3 | undefined`
  while (
    ts.isUnionTypeNode(type.parent) ||
    ts.isParenthesizedTypeNode(type.parent) ||
    ts.isTypeReferenceNode(type.parent)
  )
    type = type.parent;
  const values = valuesOf(type);
  return values.length > 0 && values.every(value => isFromMaker(value, context));
}

function valuesOf(type: tsTypes.Node): readonly tsTypes.Expression[] {
  const { parent } = type;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent))
    return parent.initializer ? [parent.initializer] : [];
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) return [parent.expression];
  if (!isFunctionNode(parent) || parent.type !== type || !parent.body) return [];
  if (!ts.isBlock(parent.body)) return [parent.body];
  const returned: tsTypes.Expression[] = [];
  walkOwn(parent.body, node => {
    if (ts.isReturnStatement(node) && node.expression) returned.push(node.expression);
  });
  return returned;
}

const isFromMaker = (value: tsTypes.Expression, { uses }: Context): boolean =>
  uses.origins.of(value)?.every(({ made }) => MAKERS.test(made)) ?? false;
