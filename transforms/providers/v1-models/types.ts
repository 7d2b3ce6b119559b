/** Imports of types of V1: the module has them, but a model itself is of V4. */
import type { Draft } from '../../../src/edit/draft.js';
import { tokensBy } from '../../../src/sdk/name-references.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import type { Module } from './module.js';
import { PROVIDER } from './names.js';

const MODEL = 'LanguageModelV4';

export function moveType(use: NameUse, specifier: tsTypes.ImportSpecifier, module: Module, context: Context): void {
  const tokens = use.name === 'LanguageModelV1' ? tokensBy(use, context.uses) : [];
  const own = tokens.filter(token => token.getSourceFile() === specifier.getSourceFile());
  const models = own.filter(token => !isAskedForMembers(token));
  context.change(use.key, draft => {
    if (models.length > 0 && models.length === own.length) return toModel(specifier, draft);
    draft.create(module.file, module.text);
    draft.moveImport(specifier, module.specifier, use.name);
    for (const token of models) {
      const name = draft.importType(specifier, PROVIDER, MODEL);
      draft.replace(token, ts.isExportSpecifier(token.parent) ? `${name} as ${token.getText()}` : name);
    }
  });
}

function toModel(specifier: tsTypes.ImportSpecifier, draft: Draft): void {
  const { moduleSpecifier } = specifier.parent.parent.parent;
  if (moduleSpecifier.getText().slice(1, -1) === PROVIDER) draft.renameImport(specifier, MODEL);
  else draft.moveImport(specifier, PROVIDER, MODEL);
}

/** `LanguageModelV1['doGenerate']`, `Pick<LanguageModelV1, 'doStream'>` */
function isAskedForMembers({ parent: type }: tsTypes.Node): boolean {
  const { parent } = type;
  if (ts.isIndexedAccessTypeNode(parent)) return parent.objectType === type;
  return ts.isTypeReferenceNode(parent) && /^(?:Pick|Omit)$/.test(parent.typeName.getText());
}
