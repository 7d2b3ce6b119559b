/** The condition that takes the place of a number of steps. */
import type { Carried } from '../../../src/beside-spread.js';
import type { Draft } from '../../../src/edit/draft.js';
import { besideCoalescing } from '../../../src/edit/precedence.js';
import { isUndefined } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { happensOnce, knownNumber, type Numeric, numeric } from './number.js';
import { emptyBranches, shapeOf } from './shape.js';

/** Writes the condition in the place of the number, under the new name. */
export function writeCondition(key: tsTypes.Node, value: tsTypes.Expression, context: Context): void {
  const number = knownNumber(value, context);
  if (isUndefined(value)) {
    context.change(key, draft => draft.rename(key, 'stopWhen'));
  } else if (number !== undefined && number < 1) {
    context.report(key, {
      message: `4 refused \`maxSteps: ${value.getText()}\`; a count of steps that never comes would run for ever.`,
      remedy: 'Write `stopWhen: isStepCount(n)` with a number of at least 1.',
      severity: 'error',
    });
  } else if (number !== undefined && number >= Number.MAX_SAFE_INTEGER) {
    context.change(key, draft => {
      draft.rename(key, 'stopWhen');
      draft.replace(value, `${draft.import(key, 'ai', 'isLoopFinished')}()`);
    });
  } else if (happensOnce(value)) {
    context.report(key, {
      message: '`maxSteps` does something while it is computed, and what it gives is not known to be a whole number.',
      remedy: 'Put the number in a constant before the call and pass `stopWhen: isStepCount(constant)`.',
      severity: 'error',
    });
  } else writeCount(key, value, context);
}

function writeCount(key: tsTypes.Node, value: tsTypes.Expression, context: Context): void {
  const shape = shapeOf(value, context);
  const [open, close] = besideCoalescing(value);
  context.change(key, draft => {
    const [before, after] =
      shape === 'predicate'
        ? predicate(
            value.getText(),
            numeric(context.checker.getTypeAtLocation(value)),
            isOperand(value),
            isUntyped(value, context),
          )
        : [
            `${draft.import(key, 'ai', 'isStepCount')}(${shape === 'maybe' ? open : ''}`,
            shape === 'maybe' ? `${close} ?? 1)` : ')',
          ];
    if (ts.isShorthandPropertyAssignment(key.parent)) {
      return draft.replace(key.parent, 'stopWhen: ', before, value, after);
    }
    draft.rename(key, 'stopWhen');
    draft.insertBefore(value, before);
    draft.insertAfter(value, after);
    for (const none of shape === 'count' ? emptyBranches(value) : []) draft.replace(none, '1');
  });
}

/** The condition for what spread values carry. */
export function conditionFor(
  { text, types, origins, isOptional }: Carried,
  at: tsTypes.Node,
  draft: Draft,
  context: Context,
): string {
  const isKnown = types.length > 0 && !types.map(numeric).includes('other');
  const isComputed = origins.some(origin => shapeOf(origin, context) === 'predicate');
  if (!isKnown || isComputed) return predicate(text, 'other', false).join(text);
  return `${draft.import(at, 'ai', 'isStepCount')}(${text}${isOptional ? ' ?? 1' : ''})`;
}

/**
 * What goes before and after a value whose count may never come: the loop goes on only while fewer steps were taken,
 * which NaN ends at once, as in 4. `Number` is what a comparison does anyway, and type-checks for every value.
 */
function predicate(value: string, kind: Numeric, operand: boolean, untyped = false): [before: string, after: string] {
  const name = ['steps', 'taken', 'done'].find(name => !new RegExp(`(?<![.\\w$])${name}\\b`).test(value)) ?? '_steps';
  const pattern = name === 'steps' ? '{ steps }' : `{ steps: ${name} }`;
  const parameter = untyped ? `${pattern}: { steps: readonly unknown[] }` : pattern;
  const [open, close] = kind !== 'number' ? ['Number(', ')'] : operand ? ['', ''] : ['(', ')'];
  return [`(${parameter}) => !(${name}.length < ${open}`, `${close})`];
}

/** Whether the value can stand beside an operator as it is. */
const isOperand = (value: tsTypes.Expression): boolean =>
  ts.isLeftHandSideExpression(value) || ts.isNumericLiteral(value);

/** Whether nothing gives a function in the place of the value the types of its parameters, which TypeScript then asks for. */
function isUntyped(value: tsTypes.Expression, { checker, unit }: Context): boolean {
  const expected = checker.getContextualType(value);
  return unit.language !== 'jsx' && (!expected || isOpaque(expected));
}
