/** Where code refers to an export of the SDK: what stands around the name, and what binds it. */
import { immediateAlias } from './symbols.js';
import { isMemberName } from './syntax.js';
import { ts, type tsTypes } from './typescript.js';
import type { NameUse } from './use.js';
import type { Uses } from './uses.js';

/** A reference in a type, a heritage clause or a call: all that can have type arguments. */
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
export const referencesBy = (use: NameUse, uses: Uses): Reference[] =>
  tokensBy(use, uses).flatMap(token => referenceAt(token) ?? []);

/** The tokens of a use: its own, or those of the name it binds. */
export function tokensBy(
  { node, key }: Pick<NameUse, 'node' | 'key'>,
  { references, program }: Uses,
): readonly tsTypes.Node[] {
  if (!ts.isImportSpecifier(node) && !ts.isExportSpecifier(node) && !ts.isBindingElement(node)) return [key];
  const { name } = node;
  // A member of a namespace is a use of its own.
  const isBound = (token: tsTypes.Node): boolean =>
    token !== name && !isMemberName(token) && bindingOf(token, program.checker) === node;
  const own = ts.isIdentifier(name) ? references.within(name.getSourceFile(), name.text).filter(isBound) : [];
  const isHandedOn = ts.isExportSpecifier(node) || own.some(({ parent }) => ts.isExportSpecifier(parent));
  return isHandedOn ? references.of(name).filter(isBound) : own;
}

/** What binds a name, at the end of imports and re-exports. */
function bindingOf(token: tsTypes.Node, checker: tsTypes.TypeChecker): tsTypes.Node | undefined {
  const { parent } = token;
  let symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(token);
  for (let next = symbol; next && next.flags & ts.SymbolFlags.Alias; next = immediateAlias(checker, next))
    symbol = next;
  return symbol?.declarations?.[0];
}

function referenceAt(token: tsTypes.Node): Reference | undefined {
  const name = isMemberName(token) ? token.parent : token;
  const { parent } = name;
  const isHolder =
    (ts.isTypeReferenceNode(parent) && parent.typeName === name) ||
    (ts.isImportTypeNode(parent) && parent.qualifier === name) ||
    (ts.isTypeQueryNode(parent) && parent.exprName === name) ||
    ((ts.isExpressionWithTypeArguments(parent) || ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
      parent.expression === name);
  return isHolder ? { name, holder: parent as Holder } : undefined;
}
