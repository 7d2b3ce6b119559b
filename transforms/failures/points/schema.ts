/** The functions of the project that run when a schema looks at the input of a tool. */
import type { Origins } from '../../../src/sdk/origins.js';
import type { References } from '../../../src/sdk/references.js';
import { accessName, constValue, inward, isFunctionNode } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Execute } from '../execute/execute.js';

/** Methods of schemas that are given a function of the project. */
const CHECKS = /^(?:refine|superRefine|transform|preprocess|check)$/;

export interface SchemaCheck {
  /** The name that is called: `refine`. */
  name: string;
  at: tsTypes.Node;
  fn: Execute;
}

/** The checks of a schema and of the constants that it is made of. */
export function checksOf(schema: tsTypes.Expression, origins: Origins, references: References): SchemaCheck[] {
  const checks: SchemaCheck[] = [];
  const seen = new Set<tsTypes.Node>();
  (function look(node: tsTypes.Node): void {
    if (isFunctionNode(node) || seen.has(node)) return;
    seen.add(node);
    if (ts.isIdentifier(node)) {
      const held = constValue(references.symbolAt(node)?.valueDeclaration);
      if (held) look(held);
    }
    if (ts.isCallExpression(node)) {
      const callee = inward(node.expression);
      const name = accessName(callee);
      const fn = name && CHECKS.test(name) && node.arguments[0] && origins.functionOf(node.arguments[0]);
      if (name && fn?.body)
        checks.push({ name, at: (callee as tsTypes.PropertyAccessExpression).name ?? callee, fn: fn as Execute });
    }
    ts.forEachChild(node, look);
  })(schema);
  return checks;
}
