/** The schema of a context: what 7 types the context of a tool by. */
import type { Draft } from '../../../src/edit/draft.js';
import { someNode } from '../../../src/sdk/syntax.js';
import type { ToolLiteral } from '../../../src/sdk/tool-sets.js';
import { isOpaque, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export interface ContextType {
  type: tsTypes.Type;
  /** As the tool can write it. */
  text: string;
}

/** The type under which a tool reads its context, or a reason why it cannot be the type of a schema. */
export function contextTypeOf(
  types: readonly tsTypes.TypeNode[],
  tool: ToolLiteral,
  { checker }: Context,
): ContextType | string {
  if (types.length === 0) return 'nothing says what type the context has';
  const known = types.map(node => ({ node, type: checker.getNonNullableType(checker.getTypeFromTypeNode(node)) }));
  const narrowest = known.find(({ type }) => known.every(other => checker.isTypeAssignableTo(type, other.type)));
  if (!narrowest) return 'the tool reads the context as values of different types';
  const { node, type } = narrowest;
  if (node.getSourceFile() !== tool.getSourceFile()) return 'the type of the context is written in another file';
  if (isLocal(node, tool, checker)) return 'the type of the context is known inside the tool only';
  const parts = partsOf(type);
  if (!parts.every(part => isObject(part, checker))) return 'the type of the context does not name its properties';
  const text = presentText(node);
  if (parts.every(isRecord)) return { type, text };
  if (parts.length > 1) return 'the type of the context is a union of interfaces';
  const name = /^[\w$.]+$/.test(text) ? text : `(${text})`;
  return { type, text: `{ [K in keyof ${name}]: ${name}[K] }` };
}

/** An object that names its properties; 7 takes any other as no type at all. */
function isObject(type: tsTypes.Type, checker: tsTypes.TypeChecker): boolean {
  const isStructure = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  return (
    isStructure &&
    !isOpaque(type) &&
    !checker.isArrayLikeType(type) &&
    type.getCallSignatures().length === 0 &&
    checker.getIndexTypeOfType(type, ts.IndexKind.String) === undefined &&
    checker.getPropertiesOfType(type).length > 0
  );
}

/** Whether it is assignable to `Record<string, unknown>`: not so an interface and a class, which others may extend. */
export function isRecord(type: tsTypes.Type): boolean {
  if (type.isIntersection()) return type.types.every(isRecord);
  if (isOpaque(type)) return (type.flags & ts.TypeFlags.Any) !== 0;
  return ((type.symbol?.flags ?? 0) & (ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.ObjectLiteral)) !== 0;
}

/** Whether the type names something that the literal of the tool does not see, or that is no one type. */
function isLocal(node: tsTypes.TypeNode, tool: ToolLiteral, checker: tsTypes.TypeChecker): boolean {
  const isWithin = (declaration: tsTypes.Node, outer: tsTypes.Node): boolean =>
    ts.findAncestor(declaration, up => up === outer) !== undefined;
  const declarationsOf = (at: tsTypes.Node): readonly tsTypes.Declaration[] =>
    (ts.isIdentifier(at) && checker.getSymbolAtLocation(at)?.declarations) || [];
  return someNode(node, at =>
    declarationsOf(at).some(
      declaration =>
        !isWithin(declaration, node) && (ts.isTypeParameterDeclaration(declaration) || isWithin(declaration, tool)),
    ),
  );
}

/** Its text without `undefined` and `null`. */
function presentText(node: tsTypes.TypeNode): string {
  if (!ts.isUnionTypeNode(node)) return node.getText();
  return node.types
    .map(part => part.getText())
    .filter(text => text !== 'undefined' && text !== 'null')
    .join(' | ');
}

/** `z.custom<T>()`, or without zod in the file `jsonSchema<T>({})`: neither changes nor refuses a value. */
export function schemaText({ text }: ContextType, tool: ToolLiteral, draft: Draft): string {
  const zod = zodOf(tool.getSourceFile());
  return zod ? `${zod}.custom<${text}>()` : `${draft.import(tool, 'ai', 'jsonSchema')}<${text}>({})`;
}

/** The name under which the file imports zod. */
function zodOf({ statements }: tsTypes.SourceFile): string | undefined {
  for (const statement of statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const clause = statement.importClause;
    if (!/^zod(?:\/|$)/.test(statement.moduleSpecifier.text) || !clause || clause.isTypeOnly) continue;
    const { namedBindings: bindings } = clause;
    if (bindings && ts.isNamespaceImport(bindings)) return bindings.name.text;
    const named = bindings?.elements.find(
      ({ propertyName, name, isTypeOnly }) => !isTypeOnly && (propertyName ?? name).text === 'z',
    );
    const local = named?.name ?? clause.name;
    if (local) return local.text;
  }
  return undefined;
}
