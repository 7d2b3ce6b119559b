/** The items of a list of a result, such as its reasoning, where they are used. */
import { accessName, inward, isFunctionNode, outward, staticName } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../src/sdk/use.js';
import type { Context } from '../../src/transform.js';

/** A member that is taken of an item. */
export interface ItemRead {
  name: string;
  node: tsTypes.PropertyAccessExpression | tsTypes.ElementAccessExpression | tsTypes.BindingElement;
  /** The expression that gives the list. */
  list: tsTypes.Node;
}

export interface ItemReads {
  reads: ItemRead[];
  /** Whether the items go nowhere else. */
  isWhole: boolean;
  /** Where the list goes as a whole. */
  handed: tsTypes.Expression[];
}

/** @param node where the list is taken out of a result, an event or a step */
export function readsOfItems(node: ReadUse['node'] | PatternUse['node'], context: Context): ItemReads {
  const search = new Search(context);
  if (ts.isBindingElement(node)) search.bound(node.name);
  else if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) search.list(node);
  else search.found.isWhole = false;
  return search.found;
}

const GIVES_ITEM = /^(?:map|flatMap|forEach|filter|find|findLast|some|every)$/;

class Search {
  readonly found: ItemReads = { reads: [], isWhole: true, handed: [] };
  readonly #context: Context;
  #list: tsTypes.Node | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  /** A variable that holds the list. */
  bound(name: tsTypes.BindingName): void {
    if (!ts.isIdentifier(name)) {
      this.found.isWhole = false;
      return;
    }
    for (const use of this.#context.uses.references.of(name)) this.list(use);
  }

  /** An expression that gives the list, or a promise of it. */
  list(expression: tsTypes.Node): void {
    const node = outward(expression);
    const { parent } = node;
    this.#list = node;
    if (ts.isAwaitExpression(parent)) return this.list(parent);
    if (ts.isVariableDeclaration(parent) && parent.initializer === node) return this.bound(parent.name);
    if (ts.isForOfStatement(parent) && parent.expression === node && ts.isVariableDeclarationList(parent.initializer))
      return this.#item(parent.initializer.declarations[0]!.name);
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node) return this.#method(parent);
    if (ts.isElementAccessExpression(parent) && parent.expression === node) return this.#used(parent);
    this.found.isWhole = false;
    this.found.handed.push(node as tsTypes.Expression);
  }

  #method(access: tsTypes.PropertyAccessExpression): void {
    const call = access.parent;
    const method = access.name.text;
    if (method === 'length') return;
    if (!ts.isCallExpression(call) || call.expression !== access) {
      this.found.isWhole = false;
      return;
    }
    if (method === 'at') return this.#used(call);
    const [callback] = call.arguments;
    if (!GIVES_ITEM.test(method) || !callback || !isFunctionNode(callback)) {
      this.found.isWhole = false;
      return;
    }
    if (callback.parameters[0]) this.#item(callback.parameters[0].name);
    if (method === 'filter') this.list(call);
    else if (method.startsWith('find')) this.#used(call);
  }

  /** A variable or parameter that holds an item, or a pattern that takes it apart. */
  #item(name: tsTypes.BindingName): void {
    if (ts.isIdentifier(name)) {
      for (const use of this.#context.uses.references.of(name)) this.#used(use);
      return;
    }
    for (const element of name.elements) {
      const member = ts.isBindingElement(element) && staticName(element.propertyName ?? element.name);
      if (member && !element.dotDotDotToken) this.#add(member, element);
      else this.found.isWhole = false;
    }
  }

  #add(name: string, node: ItemRead['node']): void {
    this.found.reads.push({ name, node, list: this.#list! });
  }

  /** An expression that gives an item. */
  #used(expression: tsTypes.Node): void {
    const node = outward(expression);
    const { parent } = node;
    if (ts.isVariableDeclaration(parent) && parent.initializer === node) return this.#item(parent.name);
    const isMember = ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent);
    const name = isMember && parent.expression === node ? accessName(parent) : undefined;
    if (isMember && name !== undefined) this.#add(name, parent);
    else this.found.isWhole = false;
  }
}

/** The variable that a member of an item is read from, where it is one. */
export function variableOf({ node }: ItemRead): tsTypes.Identifier | undefined {
  if (ts.isBindingElement(node)) return undefined;
  const owner = inward(node.expression);
  return ts.isIdentifier(owner) ? owner : undefined;
}
