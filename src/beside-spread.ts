/** Where a value of the project's own type carries an old name into the SDK, the new name is written beside it. */
import type { Draft } from './edit/draft.js';
import { inward, isNamed, propertyValue, staticName } from './sdk/syntax.js';
import { ts, type tsTypes } from './sdk/typescript.js';
import type { SpreadUse } from './sdk/use.js';
import type { Context } from './transform.js';

/** What is read off the values that are spread: `overrides.maxTokens ?? defaults.maxTokens`. */
export interface Carried {
  text: string;
  types: readonly tsTypes.Type[];
  /** Whether nothing may come of it. */
  isOptional: boolean;
}

/**
 * Adds `to: …` to the literal, or gives the key that stands there the spread value before its own: the order in which
 * they count stays. The types of the project stay as they are.
 * @param expression the value of the new property, from what the spreads carry
 */
export function writeBesideSpread(
  use: SpreadUse,
  to: string,
  expression: (carried: Carried, draft: Draft) => string,
  context: Context,
): void {
  const { node, value, name } = use;
  if (!use.isNamed) {
    return context.report(node, {
      message: `This value has a \`${name}\`, which 7 ignores, and it is made on the spot, so it was left.`,
      remedy: `Put the value in a constant, and pass \`${to}\` beside it.`,
      severity: 'error',
    });
  }
  if (!ts.isSpreadAssignment(node)) {
    // An arrow would take the braces for its body.
    const [open, close] = ts.isArrowFunction(node.parent) ? ['({ ...', '})'] : ['{ ...', '}'];
    context.change(node, draft => {
      draft.insertBefore(node, ts.isShorthandPropertyAssignment(node) ? `${node.name.text}: ${open}` : open);
      draft.insertAfter(node, `, ${to}: ${expression(carry([read(value, name, context)]), draft)} ${close}`);
    });
    return;
  }
  let key: tsTypes.ObjectLiteralElementLike | undefined;
  let spreads: tsTypes.SpreadAssignment[] = [];
  for (const property of node.parent.properties) {
    if (ts.isSpreadAssignment(property)) {
      const isSettled =
        carries(property, to, context) || (property !== node && bringsSurely(property, name, to, context));
      if (isSettled) spreads = [];
      else if (property === node || carries(property, name, context)) spreads.push(property);
    } else if ([name, to].includes(staticName(property.name) ?? '')) {
      key = property;
      spreads = [];
    }
  }
  // A later key is the one that counts; of several spreads the last one speaks for all.
  if (spreads.at(-1) !== node) return;
  const carried = carry(spreads.map(spread => read(spreadOf(spread), name, context)).reverse());
  const own = propertyValue(key);
  if (!own) {
    context.change(node, draft => draft.addElementAfter(node, `${to}: ${expression(carried, draft)}`));
    return;
  }
  // The new name was written by hand, or by an earlier run.
  if (staticName(key?.name) === to) return;
  const isSimple = ts.isLiteralExpression(own) || isNamed(own);
  context.change(node, draft => {
    draft.insertBefore(own, `${carried.text} ?? ${isSimple ? '' : '('}`);
    if (!isSimple) draft.insertAfter(own, ')');
  });
}

/** The named value in `...value`, `...(value ?? {})`. */
function spreadOf(spread: tsTypes.SpreadAssignment): tsTypes.Expression {
  const value = inward(spread.expression);
  return ts.isBinaryExpression(value) ? inward(value.left) : value;
}

function carries(spread: tsTypes.SpreadAssignment, name: string, { checker }: Context): boolean {
  const value = spreadOf(spread);
  return isNamed(value) && symbolOf(checker.getTypeAtLocation(value), name, checker) !== undefined;
}

/** Whether a value that is made on the spot has one of the names for certain. */
function bringsSurely(spread: tsTypes.SpreadAssignment, name: string, to: string, { checker }: Context): boolean {
  const value = spreadOf(spread);
  if (isNamed(value)) return false;
  const type = checker.getTypeAtLocation(value);
  return [name, to].some(key => {
    const symbol = checker.getPropertyOfType(type, key);
    return symbol !== undefined && !(symbol.flags & ts.SymbolFlags.Optional);
  });
}

function symbolOf(type: tsTypes.Type, name: string, checker: tsTypes.TypeChecker): tsTypes.Symbol | undefined {
  const base = checker.getNonNullableType(type);
  return (base.isUnion() ? base.types : [base])
    .map(part => checker.getPropertyOfType(part, name))
    .find(symbol => symbol);
}

function read(value: tsTypes.Expression, name: string, { checker }: Context): Carried {
  const type = checker.getTypeAtLocation(value);
  const symbol = symbolOf(type, name, checker);
  const own = symbol && checker.getTypeOfSymbol(symbol);
  const isMissing = checker.getNonNullableType(type) !== type;
  const isOptional = isMissing || !own || checker.getNonNullableType(own) !== own;
  return { text: `${value.getText()}${isMissing ? '?.' : '.'}${name}`, types: own ? [own] : [], isOptional };
}

/** The first that is there, as later spreads win over earlier ones. */
function carry(values: readonly Carried[]): Carried {
  const sure = values.findIndex(value => !value.isOptional);
  const counting = sure === -1 ? values : values.slice(0, sure + 1);
  return {
    text: counting.map(value => value.text).join(' ?? '),
    types: counting.flatMap(value => value.types),
    isOptional: sure === -1,
  };
}
