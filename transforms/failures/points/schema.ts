/** The functions of the project that run when a schema looks at the input of a tool. */
import type { Origins } from '../../../src/sdk/origins.js';
import type { References } from '../../../src/sdk/references.js';
import { constValue, inward, isFunctionNode } from '../../../src/sdk/syntax.js';
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
    const check = ts.isCallExpression(node) ? checkAt(node, origins) : undefined;
    if (check) checks.push(check);
    ts.forEachChild(node, look);
  })(schema);
  return checks;
}

function checkAt({ expression, arguments: args }: tsTypes.CallExpression, origins: Origins): SchemaCheck | undefined {
  const callee = inward(expression);
  if (!ts.isPropertyAccessExpression(callee) || !CHECKS.test(callee.name.text)) return undefined;
  const fn = args[0] && origins.functionOf(args[0]);
  return fn?.body ? { name: callee.name.text, at: callee.name, fn: fn as Execute } : undefined;
}
