/** The switch of telemetry: 6 was silent until it was turned on, 7 records until it is turned off. */
import { inward, isUndefined, outward, propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import { type Context, sibling } from '../../../src/transform.js';
import { registered } from '../registered.js';

/** `{ isEnabled: true }` */
export function isOnlySwitch(value: tsTypes.Expression): boolean {
  const literal = inward(value);
  if (!ts.isObjectLiteralExpression(literal)) return false;
  const [only, other] = literal.properties;
  return (
    !!only && !other && staticName(only.name) === 'isEnabled' && propertyValue(only)?.kind === ts.SyntaxKind.TrueKeyword
  );
}

/** `...(debug && { experimental_telemetry: { … } })`, `experimental_telemetry: debug ? { … } : undefined`, `debug && { … }` */
function isCondition({ name, node, literal }: OptionUse): boolean {
  const value = propertyValue(node);
  const chosen = value && inward(value);
  if (chosen && ts.isConditionalExpression(chosen)) return [chosen.whenTrue, chosen.whenFalse].some(isUndefined);
  if (chosen && ts.isBinaryExpression(chosen)) return isAnd(chosen);
  const around = outward(literal).parent;
  if (!ts.isSpreadAssignment(outward(around).parent)) return false;
  if (ts.isBinaryExpression(around)) return isAnd(around);
  return ts.isConditionalExpression(around) && [around.whenTrue, around.whenFalse].some(branch => lacks(branch, name));
}

const isAnd = ({ operatorToken }: tsTypes.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;

function lacks(value: tsTypes.Expression, name: string): boolean {
  const literal = inward(value);
  return !ts.isObjectLiteralExpression(literal) || !propertyNamed(literal, name);
}

/** Left out was off for 6, and is on for 7. */
export function reportCondition(use: OptionUse, context: Context): void {
  if (!isCondition(use)) return;
  context.report(use.key, {
    message: `Without \`${use.name}\` a call was not recorded. 7 records each call once an integration is registered, so the condition has no effect.`,
    remedy: 'Give the call `telemetry: { isEnabled: condition, … }` in any case.',
  });
}

/** 6 told integrations of a call whatever the switch said; it was for OpenTelemetry only. */
export function reportSwitch(use: OptionUse, context: Context): void {
  const has = sibling(use, 'integrations')
    ? 'the integrations here'
    : registered(context, ['registerTelemetryIntegration']).length > 0 && 'registered integrations';
  if (!has) return;
  context.report(use.key, {
    message: `Where \`isEnabled\` is false, 7 tells ${has} nothing; before, they got the events of the call in any case.`,
    remedy: 'Leave `isEnabled` out to go on getting them; keep it to stop them.',
  });
}
