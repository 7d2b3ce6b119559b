/** Where code refers to an export, with room for type arguments behind it. */
import { immediateAlias } from '../../../src/sdk/symbols.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export interface Reference {
  /** What type arguments stand behind: `Name`, `ai.Name`. */
  name: tsTypes.Node;
  holder: Holder;
}

type Holder =
  | tsTypes.TypeReferenceNode
  | tsTypes.ExpressionWithTypeArguments
  | tsTypes.ImportTypeNode
  | tsTypes.TypeQueryNode
  | tsTypes.CallExpression
  | tsTypes.NewExpression;

/** The references by a use: itself, or all that the name it binds leads to, in other files too. */
export function referencesBy({ node, key }: NameUse, context: Context): Reference[] {
  return tokensOf(node, key, context).flatMap(token => referenceAt(token) ?? []);
}

function tokensOf(node: tsTypes.Node, key: tsTypes.Node, context: Context): readonly tsTypes.Node[] {
  if (!ts.isImportSpecifier(node) && !ts.isExportSpecifier(node) && !ts.isBindingElement(node)) return [key];
  // A member of a namespace is a use of its own.
  return context.uses.references
    .of(node.name)
    .filter(token => !isMember(token) && bindingOf(token, context.checker) === node);
}

/** What binds a name, at the end of imports and re-exports. */
function bindingOf(token: tsTypes.Node, checker: tsTypes.TypeChecker): tsTypes.Node | undefined {
  let symbol = checker.getSymbolAtLocation(token);
  for (let next = symbol; next && next.flags & ts.SymbolFlags.Alias; next = immediateAlias(checker, next))
    symbol = next;
  return symbol?.declarations?.[0];
}

function referenceAt(token: tsTypes.Node): Reference | undefined {
  const name = isMember(token) ? token.parent : token;
  const { parent } = name;
  const isHolder =
    (ts.isTypeReferenceNode(parent) && parent.typeName === name) ||
    (ts.isImportTypeNode(parent) && parent.qualifier === name) ||
    (ts.isTypeQueryNode(parent) && parent.exprName === name) ||
    ((ts.isExpressionWithTypeArguments(parent) || ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
      parent.expression === name);
  return isHolder ? { name, holder: parent as Holder } : undefined;
}

const isMember = (token: tsTypes.Node): boolean => {
  const { parent } = token;
  return (
    (ts.isQualifiedName(parent) && parent.right === token) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === token) ||
    (ts.isElementAccessExpression(parent) && parent.argumentExpression === token)
  );
};
