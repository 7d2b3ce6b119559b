/**
 * The calls that a message comes to. A list may have a type of the SDK on the way, where following it as a value ends;
 * here it goes on, as the call decides what becomes of a system message.
 */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { inward, outward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { takesMessages, typeOfOptions } from './call.js';
import { isMention } from './lists.js';

export interface Destinations {
  /** The options of the calls. */
  calls: tsTypes.ObjectLiteralExpression[];
  /** Whether it also goes where it could not be followed. */
  lost: boolean;
}

export function destinationsOf(message: tsTypes.Expression, context: Context): Destinations {
  const search = new Search(context);
  search.follow(message);
  return search.found;
}

class Search {
  readonly found: Destinations = { calls: [], lost: false };
  readonly #context: Context;
  readonly #seen = new Set<tsTypes.Node>();

  constructor(context: Context) {
    this.#context = context;
  }

  follow(expression: tsTypes.Node): void {
    const node = outward(expression);
    if (this.#seen.has(node)) return;
    this.#seen.add(node);
    const { parent } = node;
    if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) this.#given(parent);
    else if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)) this.#kept(parent.name);
    else if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      if (parent.right === node) this.#added(parent.left);
    } else if (ts.isReturnStatement(parent) || ts.isArrowFunction(parent)) this.#returned(parent);
    else if (ts.isCallExpression(parent) && parent.expression !== node) this.#passed(parent);
    else if (ts.isPropertyAccessExpression(parent)) {
      const call = parent.parent;
      if (/^(?:concat|filter|map|slice)$/.test(parent.name.text) && ts.isCallExpression(call)) this.follow(call);
    } else if (isPassage(parent)) this.follow(parent);
    else if (!ts.isExpressionStatement(parent)) this.found.lost = true;
  }

  /** A property: of the options of a call, or of something else. */
  #given(property: tsTypes.PropertyAssignment | tsTypes.ShorthandPropertyAssignment): void {
    const options = property.parent;
    const name = staticName(property.name) ?? '';
    const type = ts.isObjectLiteralExpression(options) ? typeOfOptions(options, this.#context) : undefined;
    if (takesMessages(type, name, this.#context)) this.found.calls.push(options as tsTypes.ObjectLiteralExpression);
    else if (propertyOf(this.#context.checker, type, name).owners.length === 0) this.found.lost = true;
  }

  /** A variable or member that holds it. */
  #kept(name: tsTypes.Node | undefined): void {
    for (const use of this.#usesOf(name)) this.follow(use);
  }

  /** The variable or member behind an expression. */
  #added(target: tsTypes.Expression): void {
    const declaration = this.#context.uses.references.symbolAt(inward(target))?.valueDeclaration;
    this.#kept(declaration && ts.getNameOfDeclaration(declaration));
  }

  /** The calls of the function that gives it. */
  #returned(at: tsTypes.Node): void {
    const fn = ts.findAncestor(at, ts.isFunctionLike);
    const holder = fn && outward(fn).parent;
    // `rows.map(row => message)` is a list of what the function gives.
    if (holder && ts.isCallExpression(holder) && isMap(holder)) return this.follow(holder);
    const name = fn?.name ?? (holder && ts.isVariableDeclaration(holder) ? holder.name : undefined);
    for (const use of this.#usesOf(name)) {
      if (ts.isCallExpression(use.parent) && use.parent.expression === use) this.follow(use.parent);
      else this.found.lost = true;
    }
  }

  #passed(call: tsTypes.CallExpression): void {
    const { expression: callee } = call;
    const method = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
    if (ts.isPropertyAccessExpression(callee) && /^(?:push|unshift)$/.test(method)) this.#added(callee.expression);
    else if (/^(?:concat|convertTo(?:Core|Model)Messages)$/.test(method)) this.follow(call);
    else this.found.lost = true;
  }

  #usesOf(name: tsTypes.Node | undefined): tsTypes.Node[] {
    const uses = name ? this.#context.uses.references.of(name).filter(use => !isMention(use)) : [];
    if (uses.length === 0) this.found.lost = true;
    // `this.messages` is the member, not a member of it.
    return uses.map(use => (ts.isPropertyAccessExpression(use.parent) && use.parent.name === use ? use.parent : use));
  }
}

const isMap = ({ expression: callee }: tsTypes.CallExpression): boolean =>
  ts.isPropertyAccessExpression(callee) && /^(?:flatM|m)ap$/.test(callee.name.text);

/** What holds the message where its part holds it. */
const isPassage = (node: tsTypes.Node): boolean =>
  ts.isArrayLiteralExpression(node) ||
  ts.isSpreadElement(node) ||
  ts.isAwaitExpression(node) ||
  ts.isConditionalExpression(node) ||
  ts.isBinaryExpression(node);
