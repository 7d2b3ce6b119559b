import { isOr, outward } from '../../src/sdk/syntax.js';
import { isOpaque } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

export const toolDescription = defineTransform({
  id: 'tool-description',
  title: 'The description of a tool may be a function',
  kind: 'breaking',
  from: [4, 5, 6],
  words: ['description'],
  why: 'Under 7 the `description` of a tool may be a function of its context. Code that reads it as a string does not compile, and writes out a function where a tool has one.',
  keeps: [
    '`description` where a tool is made',
    '`description` that is only tested or compared, or given to what takes anything',
    '`description` of your own types',
  ],
  before: "const list = Object.entries(tools).map(([name, tool]) => name + ': ' + tool.description);",
  after:
    "const list = Object.entries(tools).map(([name, { description }]) => name + ': ' + (typeof description === 'string' ? description : ''));",
  docs: 'https://ai-sdk.dev/docs/reference/ai-sdk-core/tool',
  visit(use, context) {
    if ((use.form !== 'read' && use.form !== 'pattern') || !means(use, ['Tool.description'])) return;
    if (context.wasNew) return;
    const value = use.form === 'read' ? handedOn(use.node) : undefined;
    if (use.form === 'read' && (isTested(use.node) || isNarrowed(use.node) || takesAny(value!, context))) return;
    context.report(use.key, {
      message: 'The `description` of a tool may be a function under 7, also by its type.',
      remedy: "Ask for `typeof description === 'string'`, or call it with `{ context }` where it is a function.",
      severity: value && isText(value) ? 'info' : 'warning',
    });
  },
});

/** The whole expression that a value is handed on by: `tool.description ?? ''`. */
function handedOn(node: tsTypes.Expression): tsTypes.Expression {
  const value = outward(node) as tsTypes.Expression;
  const { parent } = value;
  const isFallback = ts.isBinaryExpression(parent) && isOr(parent.operatorToken);
  return isFallback ? handedOn(parent) : value;
}

/** Whether a value becomes a part of a text, whatever it is. */
const isText = ({ parent }: tsTypes.Expression): boolean =>
  ts.isTemplateSpan(parent) || (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken);

/** Whether it goes to what takes anything: `expect(tool.description)`. */
function takesAny(value: tsTypes.Expression, { checker }: Context): boolean {
  const type = ts.isCallExpression(value.parent) ? checker.getContextualType(value) : undefined;
  return type !== undefined && isOpaque(type);
}

/** Whether a condition around it has asked for a string. */
function isNarrowed(node: tsTypes.Expression): boolean {
  const test = `typeof ${node.getText()} ===`;
  return (
    ts.findAncestor(
      node,
      at =>
        (ts.isConditionalExpression(at) && at.condition.getText().includes(test)) ||
        (ts.isIfStatement(at) && at.expression.getText().includes(test)) ||
        (ts.isBinaryExpression(at) && at.left.getText().includes(test)),
    ) !== undefined
  );
}

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
