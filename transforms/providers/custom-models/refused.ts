/** Models of packages that have none for 7. */
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { COMPANIONS } from '../../manifest/manifest/versions.js';

export const REFUSED = Object.keys(COMPANIONS).filter(name => COMPANIONS[name]!.isRefused);

/** A finding at each call of what is imported from such a package: `createOllama({ baseURL })(model)`, `ollama('llama3')`. */
export function reportRefused(source: tsTypes.SourceFile, context: Context): void {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const name = statement.moduleSpecifier.text;
    const { namedBindings } = statement.importClause ?? {};
    if (!REFUSED.includes(name) || !namedBindings || !ts.isNamedImports(namedBindings)) continue;
    const uses = namedBindings.elements.flatMap(element => context.uses.references.within(source, element.name.text));
    for (const use of uses) if (isCalled(use)) report(use, name, context);
  }
}

const isCalled = (node: tsTypes.Node): boolean => ts.isCallExpression(node.parent) && node.parent.expression === node;

function report(at: tsTypes.Node, name: string, context: Context): void {
  context.report(at, {
    message: `Models of \`${name}\` are of specification V1, which 7 refuses: a call with one throws \`AI_UnsupportedModelVersionError\`.`,
    remedy: COMPANIONS[name]!.remedy!,
    severity: 'error',
  });
}
