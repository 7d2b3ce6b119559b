import { outward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';

export const toolDescription = defineTransform({
  id: 'tool-description',
  title: 'The description of a tool may be a function',
  kind: 'breaking',
  from: [4, 5, 6],
  words: ['description'],
  why: 'Under 7 the `description` of a tool may be a function of its context. Code that reads it as a string does not compile, and writes out a function where a tool has one.',
  keeps: [
    '`description` where a tool is made',
    '`description` that is only tested or compared',
    '`description` of your own types',
  ],
  before: "const list = Object.entries(tools).map(([name, tool]) => name + ': ' + tool.description);",
  after:
    "const list = Object.entries(tools).map(([name, { description }]) => name + ': ' + (typeof description === 'string' ? description : ''));",
  docs: 'https://ai-sdk.dev/docs/reference/ai-sdk-core/tool',
  visit(use, context) {
    if ((use.form !== 'read' && use.form !== 'pattern') || !means(use, ['Tool.description'])) return;
    if (context.wasNew || (use.form === 'read' && isTested(use.node))) return;
    context.report(use.key, {
      message: 'The `description` of a tool may be a function under 7, also by its type.',
      remedy: "Ask for `typeof description === 'string'`, or call it with `{ context }` where it is a function.",
    });
  },
});

/** Whether only its presence or its kind is asked for. */
function isTested(node: tsTypes.Expression): boolean {
  const value = outward(node);
  const { parent } = value;
  if (ts.isTypeOfExpression(parent) || ts.isPrefixUnaryExpression(parent)) return true;
  if (ts.isIfStatement(parent)) return true;
  if (ts.isConditionalExpression(parent)) return parent.condition === value;
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  return kind === ts.SyntaxKind.AmpersandAmpersandToken
    ? parent.left === value
    : kind >= ts.SyntaxKind.EqualsEqualsToken && kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken;
}
