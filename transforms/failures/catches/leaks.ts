/** Where an error goes into the answer of a tool: the values of the answer are followed back to where they come from. */
import {
  accessName,
  accessOf,
  type FunctionNode,
  inward,
  isAssignee,
  isOr,
  propertyValue,
  returnsOf,
  staticName,
  walkOwn,
} from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import type { Execute } from '../execute/execute.js';
import { type Handler, handlerOf, isForReader, type Part, partNamed, rejectionHandler } from './errors.js';
import { isSum, operandsOf, type Text } from './text.js';

export interface Leak {
  /** The expression in the answer: what comes of the error, or the text that it is a part of. */
  node: tsTypes.Expression;
  /** The operands of a text that come of the error; none where all of it does. */
  operands: readonly tsTypes.Expression[];
  part: Part;
  handler: Handler;
}

type Given = Pick<Leak, 'part' | 'handler'>;

/** @param thrown whether what the function throws is a part of its answer */
export function leaksOf(execute: Execute, thrown: boolean, context: Context): Leak[] {
  const search = new Search(context, thrown);
  search.answers(execute);
  return search.found;
}

/** What an expression is of an error, as a whole: `error`, `error.message`, `String(error)`. */
export const givenBy = (expression: tsTypes.Expression, context: Context): Given | undefined =>
  new Search(context, false).given(expression);

/** Calls of functions within each other that are followed. */
const DEEPEST = 5;
/** Methods whose answer is a piece of the text, or all of it. */
const PIECES = /^(?:toString|trim|slice|substring|substr|split|at|toLowerCase|toUpperCase|concat)$/;
const LISTS = /^(?:filter|slice|concat|flat|reverse|sort)$/;
const WHOLES = /^(?:Promise\.(?:all|allSettled|race|any|resolve)|Object\.(?:assign|freeze)|JSON\.stringify)$/;

class Search {
  readonly found: Leak[] = [];
  readonly #context: Context;
  readonly #thrown: boolean;
  /** Calls that were followed into the function that is looked at. */
  readonly #calls: tsTypes.CallExpression[] = [];
  readonly #arguments = new Map<tsTypes.Node, tsTypes.Expression>();
  /** Parameters of functions that are handed to a promise by their name. */
  readonly #errors = new Map<tsTypes.Node, Handler>();
  readonly #open = new Set<tsTypes.Node>();
  readonly #seen = new Set<tsTypes.Node>();

  constructor(context: Context, thrown: boolean) {
    this.#context = context;
    this.#thrown = thrown;
  }

  answers(fn: FunctionNode): void {
    this.#within(fn, () => {
      for (const value of returnsOf(fn)) this.#value(value);
      if (fn.body && ts.isBlock(fn.body)) walkOwn(fn.body, node => this.#given(node));
    });
  }

  /** What is given other than by `return`. */
  #given(node: tsTypes.Node): void {
    if (ts.isYieldExpression(node) && node.expression) this.#value(node.expression);
    if (!this.#thrown || !ts.isThrowStatement(node)) return;
    const error = inward(node.expression);
    const message = ts.isNewExpression(error) ? error.arguments?.[0] : undefined;
    if (message) this.#value(message);
  }

  #within<T>(node: tsTypes.Node, look: () => T): T | undefined {
    if (this.#open.has(node)) return undefined;
    this.#open.add(node);
    const answer = look();
    this.#open.delete(node);
    return answer;
  }

  #value(expression: tsTypes.Expression): void {
    const node = inward(expression);
    const given = this.given(node);
    if (given) this.#add(node, [], given);
    else if (ts.isTemplateExpression(node) || isSum(node)) this.#text(node);
    else if (ts.isCallExpression(node)) this.#call(node);
    else this.#within(node, () => this.#values(this.#partsOf(node)));
  }

  #values(values: readonly tsTypes.Expression[]): void {
    for (const value of values) this.#value(value);
  }

  /** The values that an expression hands on as they are. */
  #partsOf(node: tsTypes.Expression): readonly tsTypes.Expression[] {
    if (ts.isIdentifier(node)) return this.#valuesOf(node);
    if (ts.isObjectLiteralExpression(node)) {
      return node.properties.flatMap(
        property => (ts.isSpreadAssignment(property) ? property.expression : propertyValue(property)) ?? [],
      );
    }
    if (ts.isArrayLiteralExpression(node)) return node.elements;
    if (ts.isSpreadElement(node) || ts.isAwaitExpression(node)) return [node.expression];
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
    if (ts.isBinaryExpression(node)) return isOr(node.operatorToken) ? [node.left, node.right] : [node.right];
    return [];
  }

  #text(node: Text): void {
    const operands = operandsOf(node);
    const given = operands.flatMap(operand => {
      const what = this.given(operand);
      return what ? [{ operand, ...what }] : [];
    });
    const [first] = given;
    if (!first) return this.#values(operands);
    const part = given.some(one => one.part === 'stack') ? 'stack' : 'text';
    this.#add(
      node,
      given.map(({ operand }) => operand),
      { part, handler: first.handler },
    );
  }

  /** Of what a helper makes of an error, the place is the call in the handler. */
  #add(node: tsTypes.Expression, operands: readonly tsTypes.Expression[], given: Given): void {
    const isHandlers = (place: tsTypes.Node): boolean => isWithin(place, given.handler);
    const place = isHandlers(node) ? node : (this.#calls.findLast(isHandlers) ?? node);
    if (this.found.some(leak => leak.node === place)) return;
    this.found.push({ node: place, operands: place === node ? operands : [], ...given });
  }

  /** Of a variable what it is given, of a parameter what the call gives for it. */
  #valuesOf(name: tsTypes.Identifier): tsTypes.Expression[] {
    const { references } = this.#context.uses;
    const declaration = references.symbolAt(name)?.valueDeclaration;
    const argument = declaration && this.#arguments.get(declaration);
    if (argument) return [argument];
    if (!declaration || !ts.isVariableDeclaration(declaration) || !ts.isIdentifier(declaration.name)) return [];
    // Only what a function makes for itself: the file's own variables hold what other calls left there.
    if (!ts.findAncestor(declaration, ts.isFunctionLike)) return [];
    const assigned = references.of(declaration.name).flatMap(use => {
      const target = accessOf(use);
      return isAssignee(target) ? [(target.parent as tsTypes.BinaryExpression).right] : [];
    });
    return declaration.initializer ? [declaration.initializer, ...assigned] : assigned;
  }

  #call(call: tsTypes.CallExpression): void {
    if (this.#seen.has(call)) return;
    this.#seen.add(call);
    const callee = inward(call.expression);
    const method = accessName(callee);
    const receiver = ts.isPropertyAccessExpression(callee) ? callee.expression : undefined;
    const handler = rejectionHandler(call);
    if (handler) this.#handled(handler);
    if (WHOLES.test(callee.getText())) this.#values(call.arguments);
    else if (receiver && (method === 'catch' || method === 'finally' || LISTS.test(method ?? '')))
      this.#value(receiver);
    else if (method === 'then' || method === 'map' || method === 'flatMap') this.#callback(call.arguments[0]);
    else this.#entered(call, fn => this.answers(fn));
  }

  #callback(argument: tsTypes.Expression | undefined): void {
    const fn = argument && this.#context.uses.origins.functionOf(argument);
    if (fn) this.answers(fn);
  }

  #handled(handler: tsTypes.Expression): void {
    const fn = this.#context.uses.origins.functionOf(handler);
    const [parameter] = fn?.parameters ?? [];
    if (fn && parameter) this.#errors.set(parameter, fn);
    this.#callback(handler);
  }

  /** Looks into the function of the project that is called, with what the call gives for its parameters. */
  #entered<T>(call: tsTypes.CallExpression, look: (fn: FunctionNode) => T): T | undefined {
    if (this.#calls.length >= DEEPEST) return undefined;
    const fn = this.#context.uses.origins.functionOf(call.expression);
    if (!fn?.body || this.#open.has(fn)) return undefined;
    for (const [i, parameter] of fn.parameters.entries()) {
      const argument = call.arguments[i];
      if (argument && !parameter.dotDotDotToken) this.#arguments.set(parameter, argument);
      else this.#arguments.delete(parameter);
    }
    this.#calls.push(call);
    const answer = look(fn);
    this.#calls.pop();
    return answer;
  }

  given(expression: tsTypes.Expression): Given | undefined {
    const node = inward(expression);
    return this.#within(node, () => {
      if (ts.isIdentifier(node)) return this.#givenName(node);
      if (ts.isPropertyAccessExpression(node)) return this.#member(this.given(node.expression), node.name.text, node);
      if (ts.isElementAccessExpression(node)) return this.#piece(node.expression);
      if (ts.isAwaitExpression(node)) return this.given(node.expression);
      if (ts.isConditionalExpression(node)) return this.#either(node.whenTrue, node.whenFalse);
      if (ts.isBinaryExpression(node) && isOr(node.operatorToken)) return this.#either(node.left, node.right);
      return ts.isCallExpression(node) ? this.#made(node) : undefined;
    });
  }

  #givenName(name: tsTypes.Identifier): Given | undefined {
    const { checker, uses } = this.#context;
    const declaration = uses.references.symbolAt(name)?.valueDeclaration;
    if (!declaration) return undefined;
    if (ts.isBindingElement(declaration)) return this.#taken(declaration);
    if (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration)) {
      if (isForReader(name, declaration, checker)) return undefined;
      const handler = this.#errors.get(declaration) ?? handlerOf(declaration);
      if (handler) return { part: 'whole', handler };
    }
    const values = this.#valuesOf(name).map(value => [value, this.given(value)] as const);
    const [, first] = values.find(([, given]) => given) ?? [];
    return first && values.every(([value, given]) => given ?? isEmpty(value)) ? first : undefined;
  }

  /** `catch ({ message })`, `const { message } = error` */
  #taken(element: tsTypes.BindingElement): Given | undefined {
    const holder = element.parent.parent;
    const name = staticName(element.propertyName ?? element.name);
    if (name === undefined || ts.isBindingElement(holder)) return undefined;
    const handler = this.#errors.get(holder) ?? handlerOf(holder);
    if (handler) return this.#member({ part: 'whole', handler }, name, element);
    const value = ts.isVariableDeclaration(holder) ? holder.initializer : undefined;
    return value && this.#member(this.given(value), name, value);
  }

  #member(owner: Given | undefined, name: string, at: tsTypes.Node): Given | undefined {
    if (owner?.part !== 'whole') return undefined;
    const part = partNamed(name, ts.isPropertyAccessExpression(at) ? at.expression : at);
    return part && { ...owner, part };
  }

  /** `text.split('\n')[0]`: an index into what is text already. */
  #piece(owner: tsTypes.Expression): Given | undefined {
    const given = this.given(owner);
    return given && given.part !== 'whole' ? given : undefined;
  }

  /** Two ways to word the same: text of the error, or a text that stands there for want of one. */
  #either(one: tsTypes.Expression, other: tsTypes.Expression): Given | undefined {
    const [first, second] = [this.given(one), this.given(other)];
    if (first && second) return first.part === 'stack' ? first : second;
    if (first) return isFallback(other) ? first : undefined;
    return second && isFallback(one) ? second : undefined;
  }

  #made(call: tsTypes.CallExpression): Given | undefined {
    const callee = inward(call.expression);
    const [argument] = call.arguments;
    const text = callee.getText();
    if (argument && /^(?:String|JSON\.stringify|(?:util\.)?(?:inspect|format))$/.test(text)) {
      const given = this.given(argument);
      if (given?.part !== 'whole') return given;
      return { ...given, part: text === 'String' ? 'text' : text === 'JSON.stringify' ? 'whole' : 'stack' };
    }
    if (ts.isPropertyAccessExpression(callee) && PIECES.test(callee.name.text)) {
      const given = this.given(callee.expression);
      return given && { ...given, part: given.part === 'whole' ? 'text' : given.part };
    }
    return this.#entered(call, fn => this.#helper(fn));
  }

  /** A function that makes nothing but text of the error: all that it returns is that, or stands there for want of it. */
  #helper(fn: FunctionNode): Given | undefined {
    const values = returnsOf(fn).map(value => [value, this.given(value)] as const);
    const given = values.flatMap(([, one]) => one ?? []);
    const isPure = values.every(([value, one]) => one ?? isFallback(value));
    return isPure ? (given.find(({ part }) => part === 'stack') ?? given[0]) : undefined;
  }
}

const isFallback = (expression: tsTypes.Expression): boolean => {
  const value = inward(expression);
  return ts.isStringLiteralLike(value) || isEmpty(value);
};

const isEmpty = (value: tsTypes.Expression): boolean =>
  value.kind === ts.SyntaxKind.NullKeyword ||
  ts.isStringLiteralLike(value) ||
  (ts.isIdentifier(value) && value.text === 'undefined');

export const isWithin = (node: tsTypes.Node, outer: tsTypes.Node): boolean =>
  ts.findAncestor(node, ancestor => ancestor === outer) !== undefined;
