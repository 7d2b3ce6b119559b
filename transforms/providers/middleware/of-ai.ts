/** The type of middleware of V2: that of `ai` stands for it, which needs no version. */
import { besideStatement, quoteOf } from '../../../src/edit/style.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import { type Context, means } from '../../../src/transform.js';

export const V2_MIDDLEWARE = 'LanguageModelV2Middleware';

const NAME = 'LanguageModelMiddleware';

export function takeFromAi(use: NameUse, context: Context): void {
  const { node, key } = use;
  if (context.generation !== 5 || !means(use, [`.${V2_MIDDLEWARE}`])) return;
  if (ts.isImportSpecifier(node)) context.change(key, draft => draft.moveImport(node, 'ai', NAME));
  else if (ts.isExportSpecifier(node)) handOn(node, key, context);
}

/** `export type { LanguageModelV2Middleware } from '@ai-sdk/provider'`, which goes on under its name. */
function handOn(specifier: tsTypes.ExportSpecifier, key: tsTypes.Node, context: Context): void {
  const { elements, parent: statement } = specifier.parent;
  const { moduleSpecifier: module, isTypeOnly } = statement;
  if (!module) return;
  const quote = quoteOf(specifier.getSourceFile());
  context.change(key, draft => {
    const name = `${NAME} as ${specifier.name.text}`;
    if (elements.length === 1) {
      draft.replace(specifier, name);
      draft.replace(module, `${quote}ai${quote}`);
      return;
    }
    const { end, line } = besideStatement(statement);
    const type = isTypeOnly || specifier.isTypeOnly ? ' type' : '';
    draft.removeElements(elements, [specifier]);
    draft.insertAfter(statement, `${line}export${type} { ${name} } from ${quote}ai${quote}${end}`);
  });
}
