/** A usage of the SDK that is handed on as a type of the project's own, which has the old names. */
import { constituents, propertyOf } from '../../../src/sdk/symbols.js';
import { walk } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

const OLD = 'promptTokens';

export function reportOwnUsages(source: tsTypes.SourceFile, context: Context): void {
  walk(source, node => {
    const value = handedOn(node);
    if (!value || !isUsage(value, context)) return;
    const expected = context.checker.getContextualType(value);
    if (!expected || propertyOf(context.checker, expected, OLD).foreign.length === 0) return;
    context.report(value, {
      message: `The usage is taken as a type of your own with \`${OLD}\`, which it does not have since 5.`,
      remedy:
        'Rename the members of that type to `inputTokens` and `outputTokens`, which may be undefined; or hand over an object with its names.',
      severity: 'error',
    });
  });
}

/** An argument, the value of a property, what is returned or assigned, where it is read off something. */
function handedOn(node: tsTypes.Node): tsTypes.Expression | undefined {
  const isRead = ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isAwaitExpression(node);
  if (!isRead || !/usage\)?$/i.test(node.getText())) return undefined;
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return parent.arguments?.includes(node) ? node : undefined;
  const isValue =
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    (ts.isVariableDeclaration(parent) && parent.initializer === node) ||
    (ts.isBinaryExpression(parent) && parent.right === node) ||
    (ts.isArrowFunction(parent) && parent.body === node) ||
    (ts.isShorthandPropertyAssignment(parent) && parent.name === node) ||
    ts.isReturnStatement(parent);
  return isValue ? node : undefined;
}

function isUsage(value: tsTypes.Expression, { checker }: Context): boolean {
  const type = checker.getTypeAtLocation(value);
  if (isOpaque(type)) return false;
  return constituents(checker, type).some(part => propertyOf(checker, part, OLD).owners.length > 0);
}
