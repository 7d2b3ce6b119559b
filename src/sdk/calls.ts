/** From the name of a function of the SDK to its calls. */
import type { References } from './references.js';
import { inward, outward } from './syntax.js';
import { ts, type tsTypes } from './typescript.js';
import type { NameUse } from './use.js';

/** The options that are written out in the calls of a function, by each name that an import gives it. */
export function optionsOf({ key, node }: NameUse, references: References): readonly tsTypes.ObjectLiteralExpression[] {
  const source = node.getSourceFile();
  const callees = ts.isImportSpecifier(node)
    ? references.of(node.name).filter(use => use.getSourceFile() === source)
    : [ts.isPropertyAccessExpression(key.parent) ? key.parent : key];
  return callees.flatMap(callee => {
    const { parent } = outward(callee);
    const isCallee = ts.isCallExpression(parent) && inward(parent.expression) === callee;
    const [options] = isCallee ? parent.arguments : [];
    const literal = options && inward(options);
    return literal && ts.isObjectLiteralExpression(literal) ? [literal] : [];
  });
}
