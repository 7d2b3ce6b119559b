import { guide7 } from '../../src/guides.js';
import { referencesBy, tokensBy } from '../../src/sdk/name-references.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';
import { isMade } from './made.js';
import { isForMiddleware, toV4, V3_TYPES } from './specification.js';

const WORDS = V3_TYPES.filter(name => /(?:Model|Provider)V3$/.test(name));

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
    const source = key.getSourceFile();
    if (use.form !== 'name' || !means(use, [`.${name}`]) || isForMiddleware(source, context)) return;
    const { node } = use;
    const made = referencesBy(use, context.uses).filter(
      ({ holder }) => holder.getSourceFile() === source && isMade(holder, context),
    );
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
