/** The lists that a message stands in. */
import { outward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { conditionalSpread } from './message.js';

/** None where it never becomes a message of a call; undefined where that is not known. */
export function listsOf(
  message: tsTypes.ObjectLiteralExpression,
  context: Context,
): tsTypes.ArrayLiteralExpression[] | undefined {
  const { parent } = outward(message);
  if (!ts.isVariableDeclaration(parent)) return listAt(parent);
  if (!ts.isIdentifier(parent.name)) return undefined;
  const lists: tsTypes.ArrayLiteralExpression[] = [];
  for (const use of context.uses.references.of(parent.name)) {
    const isReadFrom = ts.isPropertyAccessExpression(use.parent) && use.parent.expression === use;
    if (isMention(use) || isReadFrom) continue;
    const found = listAt(outward(use).parent);
    if (!found) return undefined;
    lists.push(...found);
  }
  return lists;
}

/** The list that an element or a whole list of system messages belongs to. */
function listAt(parent: tsTypes.Node): tsTypes.ArrayLiteralExpression[] | undefined {
  if (isInstructions(parent)) return [];
  if (!ts.isArrayLiteralExpression(parent)) return undefined;
  const spread = conditionalSpread(parent);
  const array = spread ? (spread.parent as tsTypes.ArrayLiteralExpression) : parent;
  return isInstructions(outward(array).parent) ? [] : [array];
}

/** `system: value`, `instructions: value`, `{ system }` */
export const isInstructions = (node: tsTypes.Node): boolean =>
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
  ['system', 'instructions'].includes(staticName(node.name) ?? '');

/** Whether a name is only mentioned: no value is read there. */
export const isMention = ({ parent }: tsTypes.Identifier): boolean =>
  ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isTypeQueryNode(parent);
