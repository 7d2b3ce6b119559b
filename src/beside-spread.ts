/** Where a value of the project's own type carries an old name into the SDK, the new name is written beside it. */
import type { Draft } from './edit/draft.js';
import { constituents, propertyOf } from './sdk/symbols.js';
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
  /** Where the values are written, as far as they are. */
  origins: readonly tsTypes.Expression[];
  /** Whether every kind of the values has the property, so that it can be read. */
  isReadable: boolean;
  /** Whether one of the values has its new name, and so its new form, already. */
  isChanged: boolean;
}

/**
 * Adds `to: …` to the literal, or gives the key that stands there the spread value before its own: the order in which
 * they count stays. The types of the project stay as they are.
 * @param expression the value of the new property, from what the spreads carry
 * @param keepsValue whether the value stays what it is under the new name, so that old and new can stand for each other
 */
export function writeBesideSpread(
  use: SpreadUse,
  to: string,
  expression: (carried: Carried, draft: Draft) => string,
  context: Context,
  keepsValue = true,
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
    const carried = read(value, name, context);
    if (!carried.isReadable) return reportUnreadable(use, to, context);
    // An arrow would take the braces for its body.
    const [open, close] = ts.isArrowFunction(node.parent) ? ['({ ...', '})'] : ['{ ...', '}'];
    context.change(node, draft => {
      draft.insertBefore(node, ts.isShorthandPropertyAssignment(node) ? `${node.name.text}: ${open}` : open);
      draft.insertAfter(node, `, ${to}: ${expression(carried, draft)} ${close}`);
    });
    return;
  }
  let key: tsTypes.ObjectLiteralElementLike | undefined;
  let spreads: tsTypes.SpreadAssignment[] = [];
  if (carries(node, to, context)) return;
  for (const property of node.parent.properties) {
    if (ts.isSpreadAssignment(property)) {
      if (property !== node && bringsSurely(property, name, to, context)) spreads = [];
      else if (carries(property, name, context) || carries(property, to, context)) spreads.push(property);
    } else if ([name, to].includes(staticName(property.name) ?? '')) {
      key = property;
      spreads = [];
    }
  }
  // A later key is the one that counts; of several spreads the last one that keeps its old name speaks for all.
  const values = spreads.map(spread => ({ spread, ...readSpread(spread, name, to, context) }));
  if (values.findLast(value => !value.isChanged)?.spread !== node) return;
  const last = values.at(-1)!;
  if (last.isChanged && !last.isOptional) return;
  const carried = carry(values.reverse());
  if (!carried.isReadable) return reportUnreadable(use, to, context);
  if (carried.isChanged && !keepsValue) {
    return context.report(node, {
      message: `Two values bring a \`${name}\` here. One becomes \`${to}\` where it is written; the other has a type of its own, and cannot take its place.`,
      remedy: `Pass \`${to}\` behind both, made from the value that counts.`,
      severity: 'error',
    });
  }
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

function reportUnreadable({ node, name }: SpreadUse, to: string, context: Context): void {
  context.report(node, {
    message: `Only some kinds of this value have a \`${name}\`, which 7 ignores, so it was left.`,
    remedy: `Pass \`${to}\` beside it where the value has one.`,
    severity: 'error',
  });
}

/** The named value in `...value`, `...(value ?? {})`. */
function spreadOf(spread: tsTypes.SpreadAssignment): tsTypes.Expression {
  const value = inward(spread.expression);
  return ts.isBinaryExpression(value) ? inward(value.left) : value;
}

function carries(spread: tsTypes.SpreadAssignment, name: string, { checker }: Context): boolean {
  const value = spreadOf(spread);
  if (!isNamed(value)) return false;
  const { owners, foreign } = propertyOf(checker, checker.getTypeAtLocation(value), name);
  return owners.length + foreign.length > 0;
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

/** What a spread brings, under the name that it has after the run. */
function readSpread(spread: tsTypes.SpreadAssignment, name: string, to: string, context: Context): Carried {
  const value = spreadOf(spread);
  if (carries(spread, to, context)) return { ...read(value, to, context), isChanged: true };
  const isChanged = context.uses.changesItself(context.checker.getTypeAtLocation(value), name);
  return { ...read(value, name, context, isChanged ? to : name), isChanged };
}

/** @param shown how the property is called where it is written, if not as its type calls it */
function read(value: tsTypes.Expression, name: string, { checker }: Context, shown = name): Carried {
  const type = checker.getTypeAtLocation(value);
  const parts = constituents(checker, type);
  const symbols = parts.flatMap(part => checker.getPropertyOfType(part, name) ?? []);
  const types = symbols.map(symbol => checker.getTypeOfSymbol(symbol));
  const isMissing = checker.getNonNullableType(type) !== type;
  const isReadable = symbols.length === parts.length;
  return {
    text: `${value.getText()}${isMissing ? '?.' : '.'}${shown}`,
    types,
    isOptional: isMissing || !isReadable || types.some(own => checker.getNonNullableType(own) !== own),
    origins: symbols
      .flatMap(({ declarations }) => declarations ?? [])
      .flatMap(one => (ts.isPropertyAssignment(one) ? [one.initializer] : [])),
    isReadable,
    isChanged: false,
  };
}

/** The first that is there, as later spreads win over earlier ones. */
function carry(values: readonly Carried[]): Carried {
  const sure = values.findIndex(value => !value.isOptional);
  const counting = sure === -1 ? values : values.slice(0, sure + 1);
  return {
    text: counting.map(value => value.text).join(' ?? '),
    types: counting.flatMap(value => value.types),
    isOptional: sure === -1,
    origins: counting.flatMap(value => value.origins),
    isReadable: counting.every(value => value.isReadable),
    isChanged: counting.some(value => value.isChanged),
  };
}
