/** Results and steps were plain objects in 4. Most of their members are getters since 5, which no copy and no JSON has. */
import { constituents, propertyOf } from '../../../src/sdk/symbols.js';
import { accessName } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

const COPIES = /^(?:stringify|json|structuredClone|postMessage|assign|entries|keys|values)$/;

export function reportPlain(node: tsTypes.Node, context: Context): void {
  for (const value of copiedBy(node)) if (isPlainIn4(value, context)) report(node, value, context);
}

/** What is copied, or read by its keys. */
function copiedBy(node: tsTypes.Node): readonly tsTypes.Expression[] {
  if (ts.isSpreadAssignment(node)) return [node.expression];
  if (!ts.isCallExpression(node)) return [];
  const { expression: callee } = node;
  const name = accessName(callee) ?? (ts.isIdentifier(callee) ? callee.text : '');
  return COPIES.test(name) ? node.arguments : [];
}

/** A result or a step, or a list of these. */
export function isPlainIn4(value: tsTypes.Expression, { checker, generation }: Context): boolean {
  const type = checker.getTypeAtLocation(value);
  if (generation !== 4 || isOpaque(type) || ts.isObjectLiteralExpression(value)) return false;
  const item = checker.getIndexTypeOfType(checker.getNonNullableType(type), ts.IndexKind.Number) ?? type;
  return constituents(checker, item).some(part => {
    const { owners } = propertyOf(checker, part, 'text');
    const isWhole = propertyOf(checker, part, 'finishReason').owners.length > 0;
    return isWhole && owners.some(owner => owner.type === 'GenerateTextResult' || owner.type === 'StepResult');
  });
}

function report(node: tsTypes.Node, value: tsTypes.Expression, context: Context): void {
  const isLogged = callAround(node).startsWith('console.');
  context.report(ts.isSpreadAssignment(node) ? node : value, {
    message:
      'In 4 this was a plain object. Since 5 its `text`, `toolCalls`, `usage` and others are getters, which are lost in copies and in JSON.',
    remedy: 'Take the members that are needed by name: `{ text: result.text, usage: result.usage }`.',
    severity: isLogged ? 'info' : 'error',
  });
}

const callAround = ({ parent }: tsTypes.Node): string =>
  ts.isCallExpression(parent) ? parent.expression.getText() : '';
