/** `part.reasoning`, `part.details` */
import { inward, isWritten, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { equality } from '../ui-messages/positions.js';

export function changeReasoning({ key, form }: Use, context: Context): void {
  if (form !== 'spread') context.change(key, draft => draft.rename(key, 'text'));
}

export function changeDetails(use: Use, context: Context): void {
  const { key, node } = use;
  const whole = use.form === 'read' && !isWritten(node) ? textOfDetails(node) : undefined;
  if (whole && use.form === 'read') {
    context.change(key, draft => draft.replaceRange(node, { start: use.node.expression.end, end: whole.end }, '.text'));
    return;
  }
  context.report(key, {
    message: 'A reasoning part has no `details` in 7: its `text` is all that can be shown.',
    remedy: 'Read `text` of the part; signatures and hidden reasoning are in its `providerMetadata`.',
    severity: 'error',
  });
}

/** `part.details.map(detail => (detail.type === 'text' ? detail.text : …))`, with a `join` where that follows. */
function textOfDetails(details: tsTypes.Node): tsTypes.Node | undefined {
  const call = calledOn(details, 'map');
  const callback = call?.arguments[0];
  if (!callback || !ts.isArrowFunction(callback) || ts.isBlock(callback.body)) return undefined;
  const body = inward(callback.body);
  const name = staticName(callback.parameters[0]?.name);
  if (!ts.isConditionalExpression(body) || !name) return undefined;
  const test = inward(body.condition);
  const isText =
    ts.isBinaryExpression(test) &&
    equality(test) === true &&
    test.left.getText() === `${name}.type` &&
    ts.isStringLiteralLike(test.right) &&
    test.right.text === 'text';
  if (!isText || body.whenTrue.getText() !== `${name}.text`) return undefined;
  return calledOn(call!, 'join') ?? call;
}

function calledOn(value: tsTypes.Node, method: string): tsTypes.CallExpression | undefined {
  const { parent } = value;
  const isMethod = ts.isPropertyAccessExpression(parent) && parent.expression === value && parent.name.text === method;
  return isMethod && ts.isCallExpression(parent.parent) && parent.parent.expression === parent
    ? parent.parent
    : undefined;
}
