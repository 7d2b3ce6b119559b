/** The `modelType` of a `NoSuchModelError`, where it is written or compared. */
import { accessOf, comparedStrings, inward, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

const OLD = 'textEmbeddingModel';
const NEW = 'embeddingModel';

export function renameType(use: Use, context: Context): void {
  const written = use.form === 'option' ? propertyValue(use.node) : undefined;
  const literals = [...placesOf(use, context).flatMap(comparedStrings), ...(written ? [inward(written)] : [])];
  for (const literal of literals) {
    if (ts.isStringLiteralLike(literal) && literal.text === OLD)
      context.change(literal, draft => draft.rename(literal, NEW));
  }
}

/** Where the type is read: itself, or the variable that a pattern makes of it. */
function placesOf(use: Use, { uses }: Context): tsTypes.Node[] {
  if (use.form === 'read') return [use.node];
  if (use.form !== 'pattern' || !ts.isBindingElement(use.node)) return [];
  return uses.references.of(use.node.name).map(accessOf);
}
