/** Whether another value of the option would win, or stop winning, under the new name. */
import { outward, propertyValue } from './sdk/syntax.js';
import { isOpaque, mayBe, mayHave } from './sdk/types.js';
import { ts, type tsTypes } from './sdk/typescript.js';
import type { OptionUse } from './sdk/use.js';
import type { Context } from './transform.js';

/**
 * Of an option with two names 7 prefers the new one wherever they stand, and takes the old one where the new one is
 * undefined. So a key stays where a later spread may bring the option too, or where the key may be undefined over an
 * earlier one: here, or where its object is spread itself.
 */
export function changesRank({ literal, node, name }: OptionUse, to: string, context: Context): boolean {
  const value = propertyValue(node);
  const type = value && context.checker.getTypeAtLocation(value);
  const mayBeNone = !type || isOpaque(type) || mayBe(type, ts.TypeFlags.Undefined);
  return new Rank(context, [name, to], mayBeNone).changesIn(literal, node);
}

class Rank {
  readonly #context: Context;
  readonly #names: readonly string[];
  readonly #mayBeNone: boolean;
  readonly #seen = new Set<tsTypes.Node>();

  constructor(context: Context, names: readonly string[], mayBeNone: boolean) {
    this.#context = context;
    this.#names = names;
    this.#mayBeNone = mayBeNone;
  }

  /** Whether it does beside the other elements of the literal, or where the literal goes. */
  changesIn(literal: tsTypes.ObjectLiteralExpression, element: tsTypes.ObjectLiteralElementLike): boolean {
    if (this.#seen.has(literal)) return false;
    this.#seen.add(literal);
    const at = literal.properties.indexOf(element);
    const rivals = literal.properties.filter((property, i) => {
      if (!ts.isSpreadAssignment(property) || property === element) return false;
      return (i > at || this.#mayBeNone) && this.#brings(property.expression);
    });
    return rivals.length > 0 || this.#changesFrom(literal);
  }

  /** The same for what becomes of a value. */
  #changesFrom(value: tsTypes.Node): boolean {
    const node = outward(value);
    const { parent } = node;
    if (ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent)) return this.#changesFrom(parent);
    if (ts.isSpreadAssignment(parent)) return this.changesIn(parent.parent, parent);
    if (ts.isCallExpression(parent) && parent.expression.getText() === 'Object.assign') {
      const others = parent.arguments.filter(argument => argument !== node);
      return others.some(argument => this.#brings(argument)) || this.#changesFrom(parent);
    }
    if (!ts.isVariableDeclaration(parent) || parent.initializer !== node || this.#seen.has(parent)) return false;
    this.#seen.add(parent);
    return this.#context.uses.references.of(parent.name).some(use => this.#changesFrom(use));
  }

  /** Whether a value may have the option, under either name. */
  #brings(value: tsTypes.Expression): boolean {
    const { checker } = this.#context;
    return mayHave(checker, checker.getTypeAtLocation(value), this.#names);
  }
}
