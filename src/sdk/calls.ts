/** From the name of a function of the SDK to its calls. */
import type { References } from './references.js';
import { inward, outward } from './syntax.js';
import { ts, type tsTypes } from './typescript.js';
import type { NameUse } from './use.js';

/** The calls of a function by a name that an import gives it, or by the member of a namespace. */
export function callsOf({ key, node }: NameUse, references: References): readonly tsTypes.CallExpression[] {
  const source = node.getSourceFile();
  const callees = ts.isImportSpecifier(node)
    ? references.of(node.name).filter(use => use.getSourceFile() === source)
    : [ts.isPropertyAccessExpression(key.parent) ? key.parent : key];
  return callees.flatMap(callee => {
    const { parent } = outward(callee);
    return ts.isCallExpression(parent) && inward(parent.expression) === callee ? [parent] : [];
  });
}

/** The options that are written out in the calls of a function. */
export const optionsOf = (use: NameUse, references: References): readonly tsTypes.ObjectLiteralExpression[] =>
  callsOf(use, references).flatMap(({ arguments: [options] }) => {
    const literal = options && inward(options);
    return literal && ts.isObjectLiteralExpression(literal) ? [literal] : [];
  });
