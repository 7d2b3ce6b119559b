/**
 * Values of the project's own types where they arrive at the SDK: the words that their types carry there do nothing any
 * more, and are written in no literal that could be changed.
 */
import type { SourceUnit } from '../project/project.js';
import type { Program } from './program.js';
import { constituents, declarationsOf, propertyOf } from './symbols.js';
import { inward, isAssignmentTarget, isNamed, isOr, outward } from './syntax.js';
import { isOpaque } from './types.js';
import { ts, type tsTypes } from './typescript.js';
import type { OptionUse, SpreadUse, StrayUse } from './use.js';

export class Arrivals {
  /** For a property of a type: the values by which it arrives. */
  readonly handled = new Map<tsTypes.Node, Set<tsTypes.Node>>();
  readonly #program: Program;
  readonly #words: ReadonlySet<string>;
  readonly #followed: ReadonlyMap<tsTypes.Node, OptionUse>;
  readonly #members: ReadonlySet<tsTypes.Node>;

  /**
   * @param followed properties of literals whose own places change, so that nothing is left to do on arrival
   * @param members members of classes, of which the same holds
   */
  constructor(
    program: Program,
    words: ReadonlySet<string>,
    followed: ReadonlyMap<tsTypes.Node, OptionUse>,
    members: ReadonlySet<tsTypes.Node>,
  ) {
    this.#program = program;
    this.#words = words;
    this.#followed = followed;
    this.#members = members;
  }

  /** Those in a file, and keys that only a constant names. */
  in(unit: SourceUnit): (SpreadUse | StrayUse)[] {
    const { checker } = this.#program;
    const found: (SpreadUse | StrayUse)[] = [];
    const examine = (
      node: SpreadUse['node'],
      value: tsTypes.Expression,
      context: () => tsTypes.Type | undefined,
    ): void => {
      const type = checker.getTypeAtLocation(value);
      const names = type.flags & ts.TypeFlags.Any ? [] : ownNames(checker, type, this.#words);
      // What is expected costs more to find out than what is there.
      const target = names.length > 0 ? context() : undefined;
      if (!target || isOpaque(target)) return;
      for (const name of names) {
        const { owners } = propertyOf(checker, target, name);
        const declarations = declarationsOf(checker, type, name);
        if (
          owners.length === 0 ||
          declarations.every(one => this.#members.has(one) || isRewritten(this.#followed.get(one)))
        )
          continue;
        for (const declaration of declarations) {
          if (!this.handled.has(declaration)) this.handled.set(declaration, new Set());
          this.handled.get(declaration)!.add(outward(value));
        }
        found.push({ form: 'spread', name, owners, key: value, unit, node, value, type, isNamed: isNamed(value) });
      }
    };
    const visit = (node: tsTypes.Node): void => {
      if (ts.isSpreadAssignment(node)) {
        if (!ts.isObjectLiteralExpression(node.expression)) {
          examine(node, spreadValue(node.expression), () => checker.getContextualType(node.parent));
        }
      } else if (ts.isComputedPropertyName(node) && !ts.isStringLiteralLike(node.expression)) {
        const stray = this.#computed(node, unit);
        if (stray) found.push(stray);
      } else if (isHandedOn(node)) {
        const value = ts.isShorthandPropertyAssignment(node) ? node.name : node;
        examine(node, value, () => contextOf(checker, node));
      }
      ts.forEachChild(node, visit);
    };
    visit(this.#program.source(unit));
    return found;
  }

  /** `[KEY]: value`, where KEY is known to be one of the words. */
  #computed(name: tsTypes.ComputedPropertyName, unit: SourceUnit): StrayUse | undefined {
    const { checker } = this.#program;
    const type = checker.getTypeAtLocation(name.expression);
    const literal = name.parent.parent;
    if (!type.isStringLiteral() || !this.#words.has(type.value) || !ts.isObjectLiteralExpression(literal))
      return undefined;
    if (propertyOf(checker, checker.getContextualType(literal), type.value).owners.length === 0) return undefined;
    const loss = { node: name, reason: 'its key is a constant', foreign: false };
    return { form: 'stray', name: type.value, owners: [], key: name, unit, node: name.parent, literal, loss };
  }
}

/** Whether a property changes where it is written. */
export const isRewritten = (use: OptionUse | undefined): boolean => use !== undefined && use.doubt === undefined;

/** A value that is given to something as it is: an argument, the value of a property, an element, what is returned. */
function isHandedOn(node: tsTypes.Node): node is tsTypes.Expression | tsTypes.ShorthandPropertyAssignment {
  if (ts.isShorthandPropertyAssignment(node)) return !isAssignmentTarget(node.parent);
  const { parent } = node;
  if (
    !ts.isIdentifier(node) &&
    !ts.isPropertyAccessExpression(node) &&
    !ts.isCallExpression(node) &&
    !ts.isNewExpression(node)
  )
    return false;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && !isAssignmentTarget(parent.parent);
  if (ts.isBinaryExpression(parent))
    return parent.right === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return (
    ts.isReturnStatement(parent) ||
    (ts.isArrowFunction(parent) && parent.body === node) ||
    ts.isArrayLiteralExpression(parent)
  );
}

/** The type that is expected where the value stands. */
function contextOf(
  checker: tsTypes.TypeChecker,
  node: tsTypes.Expression | tsTypes.ShorthandPropertyAssignment,
): tsTypes.Type | undefined {
  if (!ts.isShorthandPropertyAssignment(node)) return checker.getContextualType(node);
  const owner = checker.getContextualType(node.parent);
  const symbol = owner && checker.getPropertyOfType(checker.getNonNullableType(owner), node.name.text);
  if (symbol) return checker.getTypeOfSymbol(symbol);
  return owner && checker.getIndexTypeOfType(checker.getNonNullableType(owner), ts.IndexKind.String);
}

/** In `...(settings ?? {})`: the settings. */
function spreadValue(expression: tsTypes.Expression): tsTypes.Expression {
  const value = inward(expression);
  if (!ts.isBinaryExpression(value)) return value;
  const other = inward(value.right);
  const isEmpty = ts.isObjectLiteralExpression(other) && other.properties.length === 0;
  return isOr(value.operatorToken) && isEmpty ? inward(value.left) : value;
}

/** The words that are properties of the type, or of a part of a union, and not the SDK's. */
function ownNames(checker: tsTypes.TypeChecker, type: tsTypes.Type, words: ReadonlySet<string>): string[] {
  const names = constituents(checker, type).flatMap(part => checker.getPropertiesOfType(part).map(({ name }) => name));
  return [...new Set(names)].filter(name => words.has(name) && propertyOf(checker, type, name).foreign.length > 0);
}
