/** From a use of `description` to the expressions that have its value. */
import type { References } from '../../../src/sdk/references.js';
import { isMemberName, isWritten } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';

/** Undefined where not all of them are known. */
export function valuesOf(use: Use, references: References): readonly tsTypes.Expression[] | undefined {
  if (use.form === 'read') return isWritten(use.node) ? [] : [use.node];
  if (use.form === 'pattern') return ts.isBindingElement(use.node) ? readsOf(use.node.name, references) : undefined;
  return use.form === 'mention' ? typedBy(use.key, references) : [];
}

/** Reads of a variable, a parameter or a member, also by a pattern. */
export function readsOf(name: tsTypes.Node, references: References): readonly tsTypes.Expression[] {
  return references.of(name).flatMap((use): readonly tsTypes.Expression[] => {
    const { parent } = use;
    if (ts.isBindingElement(parent) && parent.initializer !== use)
      return use === name ? [] : readsOf(parent.name, references);
    const value = isMemberName(use) ? (parent as tsTypes.Expression) : use;
    const isKey = ts.isPropertyAssignment(parent) && parent.name === use;
    return isKey || !ts.isExpression(value) || ts.isTypeQueryNode(parent) || isWritten(value) ? [] : [value];
  });
}

/** Reads of what has the type that a member of `Tool` has: `text?: Tool['description']` */
function typedBy(key: tsTypes.Node, references: References): readonly tsTypes.Expression[] {
  const access = ts.findAncestor(key, ts.isIndexedAccessTypeNode);
  if (!access || !ts.isLiteralTypeNode(access.indexType) || access.indexType.literal !== key) return [];
  let type: tsTypes.Node = access;
  while (ts.isUnionTypeNode(type.parent) || ts.isParenthesizedTypeNode(type.parent)) type = type.parent;
  const holder = type.parent;
  const isTyped =
    ts.isPropertySignature(holder) ||
    ts.isPropertyDeclaration(holder) ||
    ts.isParameter(holder) ||
    ts.isVariableDeclaration(holder);
  return isTyped && ts.isIdentifier(holder.name) ? readsOf(holder.name, references) : [];
}
