/** Where a value comes from: the calls of the SDK that made it. The way back of what `flow.ts` follows forward. */
import type { Generation } from '../model.js';
import type { Flows } from './flow.js';
import type { Program } from './program.js';
import type { References } from './references.js';
import { ownersOfSymbol, propertyOf } from './symbols.js';
import {
  accessName,
  accessOf,
  type FunctionNode,
  inward,
  isAssignee,
  isFunctionNode,
  isOr,
  isPatternTarget,
  isWritten,
  literalKey,
  outward,
  propertyNamed,
  propertyValue,
  returnsOf,
  staticName,
} from './syntax.js';
import { mayHave } from './types.js';
import { ts, type tsTypes } from './typescript.js';

/** A call that made a value, and the member of the SDK that was called: `.generateText`, `ToolLoopAgent.stream`. */
export interface Producer {
  call: tsTypes.CallExpression | tsTypes.NewExpression;
  made: string;
}

/** All producers of a value; undefined where one of them could not be followed. */
export type Producers = readonly Producer[] | undefined;

/** Options whose function is given the result of the call. */
export const ENDS = ['onFinish', 'onEnd'];

/** Places looked at for one value. */
const FARTHEST = 200;

export class Origins {
  readonly #program: Program;
  readonly #checker: tsTypes.TypeChecker;
  readonly #references: References;
  readonly #flows: Flows;
  readonly #known = new Map<tsTypes.Node, Producers>();

  constructor(program: Program, references: References, flows: Flows) {
    this.#program = program;
    this.#checker = program.checker;
    this.#references = references;
    this.#flows = flows;
  }

  /** The SDK calls that an expression, or a promise of it, comes from; for what a call hands to `onFinish`, that call. */
  of(expression: tsTypes.Expression): Producers {
    return this.#search(expression, search => this.#value(expression, search));
  }

  /** The SDK calls that the value comes from which a pattern takes apart. */
  ofTaken(pattern: tsTypes.Node): Producers {
    const { parent } = pattern;
    if (ts.isParameter(parent)) return this.#search(pattern, search => this.#parameter(parent, search));
    if (ts.isVariableDeclaration(parent)) return parent.initializer && this.of(parent.initializer);
    if (ts.isParenthesizedExpression(parent)) return this.ofTaken(parent);
    return ts.isBinaryExpression(parent) && parent.left === pattern ? this.of(parent.right) : undefined;
  }

  #search(node: tsTypes.Node, follow: (search: Search) => boolean): Producers {
    if (!this.#known.has(node)) {
      const search = new Search();
      this.#known.set(node, follow(search) && search.found.length > 0 ? search.found : undefined);
    }
    return this.#known.get(node);
  }

  /** For a function that the SDK calls: the calls to which it is given as the option of one of the names. */
  ofCallback(fn: tsTypes.Node, names: readonly string[]): Producers {
    const found: Producer[] = [];
    for (const place of this.placesOf(fn)) {
      const property = ts.isMethodDeclaration(place) ? place : outward(place).parent;
      const isOption =
        (ts.isPropertyAssignment(property) ||
          ts.isShorthandPropertyAssignment(property) ||
          ts.isMethodDeclaration(property)) &&
        ts.isObjectLiteralExpression(property.parent) &&
        names.includes(staticName(property.name) ?? '');
      if (!isOption) return undefined;
      const takers = this.takersOf(property.parent as tsTypes.ObjectLiteralExpression);
      if (!takers || takers.length === 0) return undefined;
      found.push(...takers);
    }
    return found.length > 0 ? found : undefined;
  }

  /** The function that a property holds, also where it stands under a name of its own. */
  functionIn(property: tsTypes.ObjectLiteralElementLike): FunctionNode | undefined {
    if (ts.isMethodDeclaration(property)) return property;
    const given = propertyValue(property);
    return given && this.functionOf(given);
  }

  /** The function that an expression gives: a variable that nothing else is given to, a method or a field of a class too. */
  functionOf(expression: tsTypes.Expression): FunctionNode | undefined {
    const value = inward(expression);
    if (isFunctionNode(value)) return value;
    const unbound = boundBy(value);
    if (unbound) return this.functionOf(unbound);
    if (!ts.isIdentifier(value) && !ts.isPropertyAccessExpression(value)) return undefined;
    const declaration = this.#references.symbolAt(ts.isIdentifier(value) ? value : value.name)?.valueDeclaration;
    if (!declaration || isFunctionNode(declaration)) return declaration;
    if (!ts.isVariableDeclaration(declaration) && !ts.isPropertyDeclaration(declaration)) return undefined;
    const isGivenMore = this.#references.of(declaration.name).some(use => isAssignee(accessOf(use)));
    const held = declaration.initializer && !isGivenMore ? inward(declaration.initializer) : undefined;
    return held && isFunctionNode(held) ? held : undefined;
  }

  /** The calls of the SDK that an options literal goes into; undefined where it goes elsewhere too. */
  takersOf(literal: tsTypes.ObjectLiteralExpression): Producers {
    const direct = this.#callWith(literal);
    if (direct) return [direct];
    const { takers, lost } = this.#flows.of(literal);
    const calls = takers.map(({ node }) => this.#callWith(node));
    return lost.length === 0 && calls.every(call => call !== undefined) ? calls : undefined;
  }

  /** The call that an options value goes straight into, also through spreads and conditions. */
  #callWith(value: tsTypes.Node): Producer | undefined {
    const node = outward(value);
    const { parent } = node;
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
      return parent.expression === node ? undefined : this.producerAt(parent);
    if (ts.isSpreadAssignment(parent) || ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent))
      return this.#callWith(ts.isSpreadAssignment(parent) ? parent.parent : parent);
    return undefined;
  }

  /** What a call of the SDK is a call of; undefined for every other call. */
  producerAt(call: tsTypes.CallExpression | tsTypes.NewExpression): Producer | undefined {
    const declaration = this.#checker.getResolvedSignature(call)?.declaration;
    if (!declaration) return undefined;
    const isOfWhole = ts.isConstructorDeclaration(declaration) || ts.isCallSignatureDeclaration(declaration);
    const symbol = isOfWhole
      ? this.#checker.getSymbolAtLocation(
          ts.getNameOfDeclaration(declaration.parent as tsTypes.Declaration) ?? declaration,
        )
      : this.#checker.getSymbolAtLocation(ts.getNameOfDeclaration(memberOf(declaration)) ?? declaration);
    const [owner] = ownersOfSymbol(symbol);
    return owner && { call, made: `${owner.type}.${owner.member}` };
  }

  /** Everything that a function is, where it is used: itself, or the names that stand for it. */
  placesOf(fn: tsTypes.Node): readonly tsTypes.Node[] {
    const holder = ts.isMethodDeclaration(fn) || ts.isFunctionDeclaration(fn) ? fn : outward(fn).parent;
    const isNamed =
      holder &&
      (ts.isFunctionDeclaration(holder) ||
        ts.isVariableDeclaration(holder) ||
        (ts.isClassElement(holder) && ts.isClassLike(holder.parent)));
    const name = isNamed ? (holder as tsTypes.NamedDeclaration).name : undefined;
    if (!name || ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name)) return [fn];
    return this.#references
      .of(name)
      .filter(use => !ts.isImportSpecifier(use.parent) && !ts.isExportSpecifier(use.parent))
      .map(use => boundAt(accessOf(use)) ?? accessOf(use));
  }

  #value(expression: tsTypes.Expression, search: Search): boolean {
    const node = inward(expression);
    if (!search.isNew(node)) return !search.isOver;
    if (ts.isAwaitExpression(node)) return this.#value(node.expression, search);
    if (ts.isConditionalExpression(node))
      return this.#value(node.whenTrue, search) && this.#value(node.whenFalse, search);
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.EqualsToken || kind === ts.SyntaxKind.CommaToken)
        return this.#value(node.right, search);
      if (isOr(node.operatorToken)) return this.#value(node.left, search) && this.#value(node.right, search);
      return false;
    }
    if (ts.isNewExpression(node)) return this.#made(node, search);
    if (ts.isCallExpression(node)) return this.#called(node, search);
    if (ts.isIdentifier(node)) return isNothing(node) || this.#named(this.#references.symbolAt(node), search);
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return this.#member(node, search);
    return node.kind === ts.SyntaxKind.NullKeyword;
  }

  #made(call: tsTypes.CallExpression | tsTypes.NewExpression, search: Search): boolean {
    const producer = this.producerAt(call);
    if (producer) search.found.push(producer);
    return producer !== undefined;
  }

  #called(call: tsTypes.CallExpression, search: Search): boolean {
    if (this.#made(call, search)) return true;
    const { expression: callee } = call;
    const [first, second] = call.arguments;
    if (first && /^(?:React\.)?useContext$/.test(callee.getText())) return this.#provided(first, search);
    if (ts.isPropertyAccessExpression(callee)) {
      const method = callee.name.text;
      // The value of a promise goes on through these.
      if (method === 'finally') return this.#value(callee.expression, search);
      if (method === 'catch') return this.#value(callee.expression, search) && this.#instead(first, search);
      if (method === 'then' && first && isFunctionNode(first))
        return this.#returned(first, search) && this.#instead(second, search);
    }
    const declaration = this.#checker.getResolvedSignature(call)?.declaration;
    return (
      !!declaration &&
      isFunctionNode(declaration) &&
      !this.#isReplaced(declaration) &&
      this.#returned(declaration, search)
    );
  }

  /** What the providers of a context of React are given, also as `{ ...value }`. */
  #provided(context: tsTypes.Expression, search: Search): boolean {
    const declaration = this.#references.symbolAt(context)?.valueDeclaration;
    const name = declaration && ts.getNameOfDeclaration(declaration);
    const values = name ? this.#references.of(name).flatMap(use => providedBy(accessOf(use)) ?? []) : [];
    return values.length > 0 && values.every(value => this.#value(value, search));
  }

  /** What a handler of a rejection gives, where that is a result too. */
  #instead(handler: tsTypes.Expression | undefined, search: Search): boolean {
    const [signature] = handler ? this.#checker.getTypeAtLocation(handler).getCallSignatures() : [];
    const type = signature && this.#checker.getReturnTypeOfSignature(signature);
    const value = type && (this.#checker.getAwaitedType(type) ?? type);
    if (!handler || !value || propertyOf(this.#checker, value, 'steps').owners.length === 0) return true;
    const fn = inward(handler);
    return isFunctionNode(fn) && this.#returned(fn, search);
  }

  /** Whether another function may stand in the place of one: in a class that extends its class, or by an assignment. */
  #isReplaced(member: FunctionNode | tsTypes.PropertyDeclaration): boolean {
    const holder = outward(member).parent;
    const declaration = ts.isVariableDeclaration(holder) || ts.isPropertyDeclaration(holder) ? holder : member;
    const { name } = declaration;
    if (!name) return false;
    const isMember = ts.isMethodDeclaration(declaration) || ts.isPropertyDeclaration(declaration);
    if (isMember && this.#isOverridden(declaration.parent, staticName(name))) return true;
    return isFunctionNode(member) && this.#references.of(name).some(use => isAssignee(accessOf(use)));
  }

  #isOverridden(owner: tsTypes.Node, name: string | undefined): boolean {
    if (!ts.isClassLike(owner) || !owner.name) return false;
    return this.#references.of(owner.name).some(({ parent }) => {
      const { parent: clause } = parent;
      if (!ts.isExpressionWithTypeArguments(parent) || !ts.isHeritageClause(clause)) return false;
      const heir = clause.parent;
      return (
        ts.isClassLike(heir) &&
        (heir.members.some(member => member.name && staticName(member.name) === name) || this.#isOverridden(heir, name))
      );
    });
  }

  #returned(fn: FunctionNode, search: Search): boolean {
    const values = fn.asteriskToken ? [] : returnsOf(fn);
    return values.length > 0 && values.every(value => this.#value(value, search));
  }

  #named(symbol: tsTypes.Symbol | undefined, search: Search): boolean {
    const declaration = symbol?.valueDeclaration;
    // A member of a union is declared in each part.
    if (!declaration || symbol.declarations?.length !== 1) return false;
    if (!search.isNew(declaration)) return !search.isOver;
    if (ts.isPropertyDeclaration(declaration) && this.#isReplaced(declaration)) return false;
    if (ts.isVariableDeclaration(declaration) || ts.isPropertyDeclaration(declaration))
      return this.#held(declaration.name, declaration.initializer, search);
    if (ts.isPropertyAssignment(declaration)) return this.#held(declaration.name, declaration.initializer, search);
    if (ts.isShorthandPropertyAssignment(declaration))
      return this.#named(this.#checker.getShorthandAssignmentValueSymbol(declaration), search);
    if (!ts.isParameter(declaration) && !ts.isBindingElement(declaration)) return false;
    if (this.#references.of(declaration.name).some(isWritten)) return false;
    return ts.isParameter(declaration) ? this.#parameter(declaration, search) : this.#taken(declaration, search);
  }

  /** What a variable or member is declared with, and what it is given elsewhere. */
  #held(name: tsTypes.Node, initializer: tsTypes.Expression | undefined, search: Search): boolean {
    const targets = this.#references.of(name).map(accessOf);
    if (targets.some(isPatternTarget)) return false;
    const given = targets.filter(isAssignee).map(target => (target.parent as tsTypes.BinaryExpression).right);
    const values = initializer ? [initializer, ...given] : given;
    return values.length > 0 && values.every(value => this.#value(value, search));
  }

  /** An element of `[a, b] = await Promise.all([…])`, a member of an object that is written in the file. */
  #taken(element: tsTypes.BindingElement, search: Search): boolean {
    const { parent: pattern } = element;
    const holder = pattern.parent;
    if (!ts.isVariableDeclaration(holder) || !holder.initializer || element.initializer || element.dotDotDotToken)
      return false;
    if (ts.isObjectBindingPattern(pattern)) {
      const name = staticName(element.propertyName ?? element.name);
      const symbol = name && this.#checker.getPropertyOfType(this.#checker.getTypeAtLocation(pattern), name);
      return !!symbol && this.#named(symbol, search);
    }
    let value = inward(holder.initializer);
    if (ts.isAwaitExpression(value)) value = inward(value.expression);
    const list =
      ts.isCallExpression(value) && /^Promise\.all(?:Settled)?$/.test(value.expression.getText())
        ? value.arguments[0]
        : value;
    const item =
      list && ts.isArrayLiteralExpression(list) ? list.elements[pattern.elements.indexOf(element)] : undefined;
    return !!item && !ts.isSpreadElement(item) && this.#value(item, search);
  }

  #parameter(parameter: tsTypes.ParameterDeclaration, search: Search): boolean {
    const fn = parameter.parent;
    const index = fn.parameters.indexOf(parameter);
    const call = outward(fn).parent;
    // `promise.then(result => …)`
    if (ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression))
      return index === 0 && call.expression.name.text === 'then' && this.#value(call.expression.expression, search);
    if (!isFunctionNode(fn) || parameter.dotDotDotToken || parameter.initializer) return false;
    const callers = index === 0 ? this.ofCallback(fn, ENDS) : undefined;
    if (callers) {
      search.found.push(...callers);
      return true;
    }
    const name = fn.name ?? (ts.isVariableDeclaration(call) && ts.isIdentifier(call.name) ? call.name : undefined);
    if (!name) return false;
    const uses = this.#references
      .of(name)
      .filter(use => !ts.isImportSpecifier(use.parent) && !ts.isExportSpecifier(use.parent));
    const values = uses.map(use => {
      const callee = accessOf(use);
      const place = callee.parent;
      return ts.isCallExpression(place) && place.expression === callee ? place.arguments[index] : undefined;
    });
    return (
      values.length > 0 && values.every(value => !!value && !ts.isSpreadElement(value) && this.#value(value, search))
    );
  }

  #member(node: tsTypes.PropertyAccessExpression | tsTypes.ElementAccessExpression, search: Search): boolean {
    const name = accessName(node);
    if (name === undefined) return false;
    const owner = this.#checker.getNonNullableType(this.#checker.getTypeAtLocation(node.expression));
    const symbol = this.#checker.getPropertyOfType(owner, name);
    const declaration = symbol?.valueDeclaration;
    return (
      !!declaration && this.#program.unit(declaration.getSourceFile()) !== undefined && this.#named(symbol, search)
    );
  }

  /** Whether all calls are known, and each takes one step. */
  takeOneStep(producers: Producers, generation: Generation | null): boolean {
    return producers?.every(producer => this.takesOneStep(producer, generation)) ?? false;
  }

  /**
   * Whether a call takes one step for certain. Without `stopWhen` a call of 5 and 6 does; an agent of 6 takes up to 20
   * where it has tools, one of 5 takes one.
   */
  takesOneStep(producer: Producer, generation: Generation | null): boolean {
    const { call, made } = producer;
    const [type, member] = made.split('.') as [string, string];
    if (type === '' && /^(?:generate|stream)Text$/.test(member)) return this.#stopsAtOne(call.arguments?.[0], true);
    if (ts.isNewExpression(call)) return /Agent$/.test(member) && this.#agentStopsAtOne(call, generation);
    if (!/Agent$/.test(type) || !ts.isPropertyAccessExpression(call.expression)) return false;
    return this.takeOneStep(this.of(call.expression.expression), generation);
  }

  #agentStopsAtOne(agent: Producer['call'], generation: Generation | null): boolean {
    const settings = agent.arguments?.[0];
    if (!ts.isNewExpression(agent) || !settings) return false;
    if (this.#mayBring(settings, ['prepareCall'])) return false;
    return !this.#mayBring(settings, ['tools']) || this.#stopsAtOne(settings, generation === 5);
  }

  /** @param byDefault whether a call that says nothing stops at one step */
  #stopsAtOne(options: tsTypes.Expression | undefined, byDefault: boolean): boolean {
    const literal = options && inward(options);
    if (!literal) return false;
    const limit = ts.isObjectLiteralExpression(literal)
      ? (propertyNamed(literal, 'stopWhen') ?? propertyNamed(literal, 'maxSteps'))
      : undefined;
    if (!ts.isObjectLiteralExpression(literal) || !limit)
      return byDefault && !this.#mayBring(literal, ['stopWhen', 'maxSteps']);
    if (literal.properties.slice(literal.properties.indexOf(limit) + 1).some(ts.isSpreadAssignment)) return false;
    const value = propertyValue(limit);
    const number = value && inward(value);
    if (!number) return false;
    if (ts.isNumericLiteral(number)) return Number(number.text) <= 1;
    return (
      ts.isCallExpression(number) && this.#isStepCount(number.expression) && number.arguments[0]?.getText() === '1'
    );
  }

  #isStepCount(callee: tsTypes.Expression): boolean {
    const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
    const owners = ownersOfSymbol(this.#references.symbolAt(name));
    return owners.some(({ member }) => member === 'stepCountIs' || member === 'isStepCount');
  }

  /** Whether a value may have one of the properties: by its type, or because it is set where the type does not say so. */
  #mayBring(value: tsTypes.Expression, names: readonly string[]): boolean {
    const node = inward(value);
    if (ts.isObjectLiteralExpression(node)) {
      return node.properties.some(property => {
        if (ts.isSpreadAssignment(property)) return this.#mayBring(property.expression, names);
        const name = staticName(property.name);
        return name === undefined || names.includes(name);
      });
    }
    return mayHave(this.#checker, this.#checker.getTypeAtLocation(node), names) || this.#isAddedTo(node, names);
  }

  /** `options.stopWhen = …` of JavaScript, `Object.assign(options, …)` */
  #isAddedTo(value: tsTypes.Expression, names: readonly string[]): boolean {
    const name = ts.isPropertyAccessExpression(value) ? value.name : value;
    const declaration = this.#references.symbolAt(name)?.valueDeclaration;
    const declared = declaration && ts.getNameOfDeclaration(declaration);
    if (!declared) return false;
    return this.#references.of(declared).some(use => {
      const owner = accessOf(use);
      const { parent } = owner;
      if (ts.isPropertyAccessExpression(parent)) return isAssignee(parent) && names.includes(parent.name.text);
      if (ts.isElementAccessExpression(parent))
        return (
          parent.expression === owner &&
          isAssignee(parent) &&
          names.includes(literalKey(parent.argumentExpression) ?? names[0]!)
        );
      return (
        ts.isCallExpression(parent) &&
        parent.expression.getText() === 'Object.assign' &&
        parent.arguments[0] === owner &&
        parent.arguments.slice(1).some(added => this.#mayBring(added, names))
      );
    });
  }
}

class Search {
  readonly found: Producer[] = [];
  readonly #seen = new Set<tsTypes.Node>();

  get isOver(): boolean {
    return this.#seen.size > FARTHEST;
  }

  isNew(node: tsTypes.Node): boolean {
    if (this.#seen.has(node) || this.isOver) return false;
    this.#seen.add(node);
    return true;
  }
}

/** `value` in `<Context.Provider value={…}>`, or what `{ ...value }` copies there. */
function providedBy(context: tsTypes.Node): tsTypes.Expression | undefined {
  const { parent } = context;
  const tag = ts.isPropertyAccessExpression(parent) ? parent : context;
  const element = tag.parent;
  if (!ts.isJsxOpeningElement(element) && !ts.isJsxSelfClosingElement(element)) return undefined;
  const attribute = element.attributes.properties.find(one => ts.isJsxAttribute(one) && one.name.getText() === 'value');
  const given = attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined;
  const value = given && ts.isJsxExpression(given) && given.expression ? inward(given.expression) : undefined;
  const copied = value && ts.isObjectLiteralExpression(value) ? value.properties.filter(ts.isSpreadAssignment) : [];
  return copied.length === 1 ? copied[0]!.expression : value;
}

/** The member whose signature it is, also where its type is written as `name: (…) => …`. */
function memberOf(signature: tsTypes.Node): tsTypes.Declaration {
  const isType = ts.isFunctionTypeNode(signature) && ts.isPropertySignature(signature.parent);
  return (isType ? signature.parent : signature) as tsTypes.Declaration;
}

/** The function of which `fn.bind(this)` is the same with another `this`. */
function boundBy(call: tsTypes.Node): tsTypes.Expression | undefined {
  if (!ts.isCallExpression(call) || call.arguments.length > 1) return undefined;
  const { expression: callee } = call;
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 'bind' ? callee.expression : undefined;
}

/** The `fn.bind(this)` that binds a function. */
function boundAt(fn: tsTypes.Expression): tsTypes.Expression | undefined {
  const call = fn.parent.parent;
  return boundBy(call) === fn ? (call as tsTypes.CallExpression) : undefined;
}

const isNothing = (node: tsTypes.Identifier): boolean => node.text === 'undefined';
