/** The `modelType` of a `NoSuchModelError`, where it is written or compared. */
import { accessOf, inward, outward, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

const OLD = 'textEmbeddingModel';
const NEW = 'embeddingModel';

export function renameType(use: Use, context: Context): void {
  const literals = placesOf(use, context)
    .flatMap(comparedWith)
    .concat(use.form === 'option' ? (propertyValue(use.node) ?? []) : [])
    .map(inward)
    .filter(value => ts.isStringLiteralLike(value) && value.text === OLD);
  for (const literal of literals) context.change(literal, draft => draft.rename(literal, NEW));
}

/** Where the type is read: itself, or the variable that a pattern makes of it. */
function placesOf(use: Use, { uses }: Context): tsTypes.Node[] {
  if (use.form === 'read') return [use.node];
  if (use.form !== 'pattern' || !ts.isBindingElement(use.node)) return [];
  return uses.references.of(use.node.name).map(accessOf);
}

/** What a value is compared with: `type === 'a'`, `switch (type) { case 'a': … }`. */
function comparedWith(value: tsTypes.Node): tsTypes.Expression[] {
  const { parent } = outward(value);
  if (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText()))
    return [parent.left, parent.right];
  if (!ts.isSwitchStatement(parent)) return [];
  return parent.caseBlock.clauses.flatMap(clause => (ts.isCaseClause(clause) ? [clause.expression] : []));
}
