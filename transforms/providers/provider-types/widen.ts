/** `LanguageModelV3` → `LanguageModelV3 | LanguageModelV4`, where models of both come and nothing is asked of them. */
import { referencesBy } from '../../../src/sdk/name-references.js';
import { isFunctionNode } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { makes } from '../circle.js';
import { toV4 } from '../specification.js';

/** What a file looks into, or calls, which the two have of different types. */
const ASKED = /\b(?:do(?:Generate|Stream|Embed|Rerank|Transcribe)|specificationVersion|supportedUrls|wrap\w*Model)\b/;

/** Whether it is seen to. */
export function widen(use: NameUse, context: Context): boolean {
  const { node, key, name } = use;
  const source = key.getSourceFile();
  // A person, or an earlier run, has told the two apart.
  if (new RegExp(`\\b${toV4(name)}\\b`).test(source.text)) return true;
  if (!ts.isImportSpecifier(node) || makes(source, context) || ASKED.test(source.text)) return false;
  const own = referencesBy(use, context.uses).filter(({ holder }) => holder.getSourceFile() === source);
  if (own.length === 0 || !own.every(({ holder }) => takesUnion(holder))) return false;
  return context.change(key, draft => {
    const local = draft.importBeside(node, toV4(name));
    for (const { holder } of own) {
      const [open, close] = ts.isArrayTypeNode(holder.parent) ? ['(', ')'] : ['', ''];
      if (open) draft.insertBefore(holder, open);
      draft.insertAfter(holder, ` | ${local}${close}`);
    }
  });
}

/** Whether a union can stand there, and means that a value of either may. */
function takesUnion(holder: tsTypes.Node): boolean {
  const { parent } = holder;
  return (
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isUnionTypeNode(parent) ||
    ts.isArrayTypeNode(parent) ||
    (ts.isTypeReferenceNode(parent) && /^(?:Promise|Array|Readonly)$/.test(parent.typeName.getText())) ||
    (isFunctionNode(parent) && parent.type === holder)
  );
}
