/** Types that are inferred from the schema of a tool: 7 types `inputSchema` by what any schema can be. */
import type { Part } from '../../../src/edit/draft.js';
import { isScript } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { MentionUse, NameUse } from '../../../src/sdk/use.js';
import { type Context, means } from '../../../src/transform.js';

/** `z.infer<…>`, `z.input<…>` around a schema. */
export function inferredFrom(key: tsTypes.Node): tsTypes.TypeReferenceNode | undefined {
  const type = ts.findAncestor(key.parent, node => ts.isTypeQueryNode(node) || ts.isIndexedAccessTypeNode(node));
  const reference = type?.parent;
  if (!reference || !ts.isTypeReferenceNode(reference)) return undefined;
  return /^(?:infer|input|output|TypeOf)$/.test(nameOf(reference).text) ? reference : undefined;
}

/** `z.infer<typeof search.parameters>` → `InferToolInput<typeof search>` */
export function inferInput(use: NameUse | MentionUse, context: Context): boolean {
  const inferred = inferredFrom(use.key);
  const tool = inferred && toolOf(inferred.typeArguments![0]!);
  if (!tool || nameOf(inferred).text === 'input' || !means(use, ['Tool.parameters'])) return false;
  if (isScript(inferred)) return false;
  return context.change(inferred, draft => {
    draft.replace(inferred, draft.importType(inferred, 'ai', 'InferToolInput'), '<', ...tool, '>');
    const library = importFor(inferred, context);
    if (library) draft.removeElements(library.parent.elements, [library]);
  });
}

const nameOf = ({ typeName }: tsTypes.TypeReferenceNode): tsTypes.Identifier =>
  ts.isQualifiedName(typeName) ? typeName.right : typeName;

/** The type of the tool that a type of its schema names. */
function toolOf(schema: tsTypes.TypeNode): Part[] | undefined {
  if (ts.isTypeQueryNode(schema) && ts.isQualifiedName(schema.exprName)) return ['typeof ', schema.exprName.left];
  if (!ts.isIndexedAccessTypeNode(schema)) return undefined;
  const { objectType } = schema;
  return [ts.isParenthesizedTypeNode(objectType) ? objectType.type : objectType];
}

/** The import of the schema library, where nothing but this type needs it. */
function importFor({ typeName }: tsTypes.TypeReferenceNode, { uses }: Context): tsTypes.ImportSpecifier | undefined {
  const name = ts.isQualifiedName(typeName) ? typeName.left : typeName;
  const named = uses.references.within(name.getSourceFile(), name.getText());
  const specifier = named.find(({ parent }) => ts.isImportSpecifier(parent))?.parent;
  return named.length === 2 && specifier && ts.isImportSpecifier(specifier) ? specifier : undefined;
}
