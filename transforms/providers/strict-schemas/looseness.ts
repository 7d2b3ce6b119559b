/** Whether a schema has parts that strict mode refuses. */
import { constValue, inward, isMemberName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

const LOOSE =
  /\.(?:optional|nullish|partial|default|catch|record|any|unknown|passthrough|loose|catchall|looseObject)\s*\(/;

/** Schemas that one is made of, each by its name. */
const MOST = 50;

export function looseness(schema: tsTypes.Expression, context: Context): 'yes' | 'no' | 'unknown' {
  const seen = new Set<tsTypes.Node>();
  let isKnown = true;
  const look = (node: tsTypes.Node): boolean => {
    if (seen.has(node) || seen.size > MOST) return false;
    seen.add(node);
    if (LOOSE.test(node.getText())) return true;
    return namesIn(node).some(name => {
      const value = constValue(context.uses.references.symbolAt(name)?.valueDeclaration);
      if (!value && name === inward(schema)) isKnown = false;
      return value !== undefined && look(value);
    });
  };
  if (look(schema)) return 'yes';
  return isKnown ? 'no' : 'unknown';
}

/** The names in an expression that stand for values of the project. */
function namesIn(root: tsTypes.Node): tsTypes.Identifier[] {
  if (ts.isIdentifier(root)) return [root];
  const found: tsTypes.Identifier[] = [];
  ts.forEachChild(root, function visit(node): void {
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (ts.isIdentifier(node) && !isKey && !isMemberName(node)) found.push(node);
    ts.forEachChild(node, visit);
  });
  return found;
}
