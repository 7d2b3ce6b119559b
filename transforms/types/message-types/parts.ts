/** `Message['parts']`, which could be undefined in 4. */
import { type Reference, referencesBy } from '../../../src/sdk/name-references.js';
import { accessOf, isOr } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

/** Says so where the code asks whether they are there. */
export function keepOptional(use: NameUse, context: Context): void {
  for (const { holder } of referencesBy(use, context.uses)) {
    const type = partsOf(holder);
    if (type && isAsked(type.parent, context)) context.change(type, draft => draft.insertAfter(type, ' | undefined'));
  }
}

function partsOf(holder: Reference['holder']): tsTypes.IndexedAccessTypeNode | undefined {
  const { parent } = holder;
  const isParts =
    ts.isIndexedAccessTypeNode(parent) &&
    parent.objectType === holder &&
    ts.isLiteralTypeNode(parent.indexType) &&
    ts.isStringLiteral(parent.indexType.literal) &&
    parent.indexType.literal.text === 'parts';
  return isParts ? parent : undefined;
}

function isAsked(declaration: tsTypes.Node, { uses }: Context): boolean {
  if (!ts.isParameter(declaration) && !ts.isPropertySignature(declaration)) return false;
  const isRequired = !declaration.questionToken && ts.isIdentifier(declaration.name);
  return isRequired && uses.references.of(declaration.name).some(name => isQuestioned(accessOf(name)));
}

/** `parts?.map(…)`, `parts ?? []`, `parts || []` */
function isQuestioned(value: tsTypes.Node): boolean {
  const { parent } = value;
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent))
    return parent.expression === value && parent.questionDotToken !== undefined;
  return ts.isBinaryExpression(parent) && parent.left === value && isOr(parent.operatorToken);
}
