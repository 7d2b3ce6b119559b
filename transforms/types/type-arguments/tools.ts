/** Types of tools: their first argument was the type of the schema in 4, and is that of the input under 7. */
import { referencesBy } from '../../../src/sdk/name-references.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export const TOOLS = ['Tool', 'CoreTool'];

/** `Tool<typeof schema, Result>` → `Tool<z.infer<typeof schema>, Result>` */
export function inferInputs(use: NameUse, context: Context): void {
  if (context.generation !== 4 || context.wasNew) return;
  for (const { holder } of referencesBy(use, context.uses)) {
    const schema = holder.typeArguments?.[0];
    if (!schema || !kindOf(schema, context)) continue;
    context.change(schema, draft => {
      const { node } = use;
      const isZod = kindOf(schema, context) === 'zod' && importsZod(schema.getSourceFile());
      const beside = (): string =>
        ts.isImportSpecifier(node) ? draft.importBeside(node, INFER) : draft.import(schema, 'ai', INFER);
      draft.insertBefore(schema, `${isZod ? 'z.infer' : beside()}<`);
      draft.insertAfter(schema, '>');
    });
  }
}

export const CALLBACKS = [
  'StreamTextOnFinishCallback',
  'StreamTextOnStepFinishCallback',
  'GenerateTextOnStepFinishCallback',
];

/** `StreamTextOnFinishCallback<{}>`, which 4 took beside any tools: to 7 it says that there are none. */
export function openTools(use: NameUse, context: Context): void {
  if (context.generation !== 4 || !/\btools\b/.test(use.key.getSourceFile().text)) return;
  for (const { holder } of referencesBy(use, context.uses)) {
    const tools = holder.typeArguments?.[0];
    if (tools && ts.isTypeLiteralNode(tools) && tools.members.length === 0)
      context.change(tools, draft => draft.replace(tools, 'any'));
  }
}

const INFER = 'InferSchema';

/** What schema a type is that of, by how it is written or declared; undefined for the type of an input. */
function kindOf(type: tsTypes.TypeNode, context: Context): 'zod' | 'schema' | undefined {
  const { checker, uses } = context;
  if (ts.isTypeQueryNode(type)) {
    const held = uses.references.symbolAt(type.exprName)?.valueDeclaration;
    const value = held && ts.isVariableDeclaration(held) ? held.initializer : undefined;
    return value && /^z\b/.test(value.getText()) ? 'zod' : 'schema';
  }
  if (!ts.isTypeReferenceNode(type)) return undefined;
  const name = type.typeName.getText();
  if (/^(?:z\.)?Zod\w*$/.test(name)) return 'zod';
  if (name === 'Schema') return 'schema';
  const declaration = checker.getSymbolAtLocation(type.typeName)?.declarations?.[0];
  if (!declaration || !uses.program.unit(declaration.getSourceFile())) return undefined;
  const behind = ts.isTypeAliasDeclaration(declaration)
    ? declaration.type
    : ts.isTypeParameterDeclaration(declaration)
      ? declaration.constraint
      : undefined;
  return behind && kindOf(behind, context);
}

/** Whether the file imports zod by its usual name. */
const importsZod = ({ text }: tsTypes.SourceFile): boolean =>
  /import\s+(?:type\s+)?(?:\{[^}]*\bz\b[^}]*\}|(?:\*\s+as\s+)?z)\s+from\s*['"]zod/.test(text);
