/** Where a value ends up: through variables, members, lists, spreads, returns and files, until something says what it is. */
import { callBy } from './calls.js';
import {
  awaited,
  declaredType,
  ELEMENT,
  expectedMember,
  expectedType,
  isBag,
  isOwnType,
  type Step,
  saysSomething,
  stepInto,
} from './expected.js';
import type { Program } from './program.js';
import type { References } from './references.js';
import { isSdkDeclaration } from './symbols.js';
import {
  constValue,
  type FunctionNode,
  inward,
  isExported,
  isFunctionNode,
  isLogical,
  literalKey,
  outward,
  staticName,
} from './syntax.js';
import { partsOf } from './types.js';
import { ts, type tsTypes } from './typescript.js';

export interface Flow {
  /** What takes the value, which stands in it at the end of the path: what a name is on its type decides. */
  takers: Taker[];
  /** Places where the value goes out of sight. */
  lost: Loss[];
  /** Members that are read on the way. Where the type says nothing, a name there cannot change with the value. */
  reads: { name: tsTypes.Node; isTyped: boolean }[];
}

export interface Taker {
  node: tsTypes.Node;
  type: tsTypes.Type;
  path: Path;
}

export interface Loss {
  node: tsTypes.Node;
  reason: string;
  /** Whether another library took it: whatever it does there, it is not the SDK's. */
  foreign: boolean;
}

/** Bounds that no code written by hand comes near. */
const DEEPEST = 8;
const FARTHEST = 2000;

/** The way from what is followed to the value: empty where the value itself is followed. */
type Path = readonly Step[];

/**
 * Whether a value of the type can be what is followed.
 * @param place where that value stands, unless it is held by what stands there
 */
type Admits = (type: tsTypes.Type, place: tsTypes.Node | undefined) => boolean;

/** A call by which the value came into a function of the project. */
interface Entry {
  call: tsTypes.CallExpression | tsTypes.NewExpression;
  fn: tsTypes.Node;
}

export class Flows {
  readonly #program: Program;
  readonly #references: References;
  /** Every option of an object asks where the object goes. */
  readonly #ofVariables = new Map<tsTypes.Identifier, Flow>();
  readonly #ofExpressions = new Map<tsTypes.Expression, Flow>();

  constructor(program: Program, references: References) {
    this.#program = program;
    this.#references = references;
  }

  /** Follows what a variable holds from where it is declared. */
  ofVariable(name: tsTypes.Identifier): Flow {
    let flow = this.#ofVariables.get(name);
    if (!flow) {
      const trace = new Trace(this.#program, this.#references);
      trace.followName(name, []);
      flow = trace.flow;
      this.#ofVariables.set(name, flow);
    }
    return flow;
  }

  /**
   * Follows a value to the calls of the SDK, past the types that `of` ends at. What a function hands back goes to the call
   * that gave it the value, so that each place is one that the value comes to.
   */
  toSdk(expression: tsTypes.Expression, admits: Admits = () => true): Flow {
    const trace = new Trace(this.#program, this.#references, undefined, admits);
    trace.follow(expression, []);
    return trace.flow;
  }

  /** Whether a value comes from another library, from the language or from the host. */
  isForeign(expression: tsTypes.Expression): boolean {
    return new Trace(this.#program, this.#references).isForeign(expression);
  }

  /** Follows the value of an expression that has no type of its own to go by. */
  of(expression: tsTypes.Expression): Flow {
    let flow = this.#ofExpressions.get(expression);
    if (!flow) {
      const trace = new Trace(this.#program, this.#references, inward(expression));
      trace.follow(expression, []);
      flow = trace.flow;
      this.#ofExpressions.set(expression, flow);
    }
    return flow;
  }

  /** The types that a literal has to meet: that of its place, else those of the places that it goes to. */
  typesFor(literal: tsTypes.Expression): tsTypes.Type[] {
    const { checker } = this.#program;
    const expected = expectedType(checker, literal);
    const isTyped = expected && saysSomething(checker, expected) && !isOwnType(expected, literal);
    return isTyped ? [expected] : this.of(literal).takers.map(({ type }) => type);
  }
}

class Trace {
  readonly flow: Flow = { takers: [], lost: [], reads: [] };
  readonly #program: Program;
  readonly #checker: tsTypes.TypeChecker;
  readonly #references: References;
  readonly #seen = new Map<tsTypes.Node, Set<string>>();
  #steps = 0;
  /** What is followed: a type that was inferred from it says nothing new. */
  readonly #root: tsTypes.Node | undefined;
  /** Set where only the SDK ends the search. */
  readonly #admits: Admits | undefined;
  /** The calls that brought the value to where it is, outermost first. */
  #entries: readonly Entry[] = [];

  constructor(program: Program, references: References, root?: tsTypes.Node, admits?: Admits) {
    this.#root = root;
    this.#admits = admits;
    this.#program = program;
    this.#checker = program.checker;
    this.#references = references;
  }

  #lose(node: tsTypes.Node, reason: string, foreign = false): void {
    this.flow.lost.push({ node, reason, foreign });
  }

  #isNew(node: tsTypes.Node, path: Path): boolean {
    const calls = this.#entries.map(({ call }) => `${call.getSourceFile().fileName}:${call.pos}`);
    const key = [...path.map(String), ...calls].join('.');
    const keys = this.#seen.get(node) ?? new Set();
    if (keys.has(key)) return false;
    this.#seen.set(node, keys.add(key));
    return true;
  }

  /** Follows what an expression gives, which holds the value at the end of the path. */
  follow(expression: tsTypes.Node, path: Path): void {
    const node = outward(expression);
    if (!this.#isNew(node, path) || !this.#canHold(node, path)) return;
    // A value that holds itself has paths without end.
    if (path.length > DEEPEST) return this.#lose(node, 'it is nested in too many objects');
    if (++this.#steps > FARTHEST) {
      if (this.#steps === FARTHEST + 1) this.#lose(node, 'it goes to too many places');
      return;
    }
    if (this.#operator(node, path) || this.#read(node, path) || this.#taken(node, path)) return;
    const { parent } = node;
    if (ts.isArrayLiteralExpression(parent)) this.follow(parent, [ELEMENT, ...path]);
    else if (ts.isSpreadElement(parent)) this.#spread(parent, path);
    else if (ts.isSpreadAssignment(parent)) {
      if (!isReplaced(parent, path)) this.follow(parent.parent, path);
    } else if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) {
      const name = staticName(parent.name);
      if (name === undefined) this.#lose(node, 'it is a member under a computed name');
      else this.follow(parent.parent, [name, ...path]);
    } else if (ts.isVariableDeclaration(parent)) this.#bound(parent.name, path);
    else if (ts.isPropertyDeclaration(parent)) this.followName(parent.name, path);
    else if (ts.isReturnStatement(parent)) {
      const fn = ts.findAncestor(parent, ts.isFunctionLike);
      if (fn && isFunctionNode(fn)) this.#returned(fn, path);
      else this.#lose(node, 'it is returned from an accessor');
    } else if (ts.isArrowFunction(parent)) this.#returned(parent, path);
    else if (ts.isExportAssignment(parent)) {
      for (const use of this.#references.ofDefault(parent.getSourceFile())) this.follow(use, path);
    } else if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) this.#passed(node, parent, path);
    else this.#lose(node, 'its use could not be followed');
  }

  /** Whether the value at the end of the path can be what is followed. */
  #canHold(node: tsTypes.Node, path: Path): boolean {
    if (!this.#admits) return true;
    let type: tsTypes.Type | undefined = this.#checker.getTypeAtLocation(node);
    type = this.#checker.getAwaitedType(type) ?? type;
    for (const step of path) type = type && stepInto(this.#checker, type, step);
    return !type || this.#admits(type, path.length === 0 ? node : undefined);
  }

  /** Operators that hand the value on, or only look at it. */
  #operator(node: tsTypes.Node, path: Path): boolean {
    const { parent } = node;
    if (ts.isConditionalExpression(parent)) {
      if (parent.condition !== node) this.follow(parent, path);
      return true;
    }
    if (ts.isAwaitExpression(parent)) {
      this.follow(parent, path);
      return true;
    }
    if (!ts.isBinaryExpression(parent)) return isInert(parent);
    const { kind } = parent.operatorToken;
    if (kind === ts.SyntaxKind.EqualsToken) {
      if (parent.left !== node) this.#assigned(parent.left, path);
    } else if (
      handsOn(parent.operatorToken) &&
      !(parent.left === node && kind === ts.SyntaxKind.AmpersandAmpersandToken)
    ) {
      this.follow(parent, path);
    }
    return true;
  }

  /** A member that is taken out: of the path, and the value goes on; or of the value, which stays behind. */
  #read(node: tsTypes.Node, path: Path): boolean {
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
      const { parent: call } = parent;
      if (ts.isCallExpression(call) && call.expression === parent && this.#method(call, parent, path)) return true;
      this.#member(parent.name, parent, path);
      return true;
    }
    if (ts.isElementAccessExpression(parent) && parent.expression === node) {
      if (literalKey(parent.argumentExpression) !== undefined) this.#member(parent.argumentExpression, parent, path);
      else if (path.length > 0) this.follow(parent, path.slice(1));
      return true;
    }
    if (ts.isForOfStatement(parent) && parent.expression === node) {
      const { initializer } = parent;
      if (path[0] === ELEMENT && ts.isVariableDeclarationList(initializer)) {
        for (const { name } of initializer.declarations) this.#bound(name, path.slice(1));
      }
      return true;
    }
    return false;
  }

  #member(name: tsTypes.Node, access: tsTypes.Node, [step, ...rest]: Path): void {
    if (step === undefined) {
      const owner = (access as tsTypes.PropertyAccessExpression).expression;
      this.flow.reads.push({ name, isTyped: this.#knows(owner, name) });
    } else if (step === staticName(name) || step === ELEMENT) this.follow(access, rest);
  }

  /** Whether the type of a value has a property of that name, not only an index. */
  #knows(value: tsTypes.Node, name: tsTypes.Node): boolean {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeAtLocation(value));
    return this.#checker.getPropertyOfType(type, staticName(name) ?? '') !== undefined;
  }

  /** Methods of lists. Answers whether it was one. */
  #method(call: tsTypes.CallExpression, { name: { text } }: tsTypes.PropertyAccessExpression, path: Path): boolean {
    if (path[0] !== ELEMENT) return false;
    const [callback] = call.arguments;
    if (
      /^(?:map|flatMap|forEach|filter|find|findLast|some|every)$/.test(text) &&
      callback &&
      isFunctionNode(callback)
    ) {
      const [parameter] = callback.parameters;
      if (parameter) this.#bound(parameter.name, path.slice(1));
    }
    if (/^(?:filter|slice|concat|reverse|sort|toSorted|toReversed|values|with)$/.test(text)) this.follow(call, path);
    else if (/^(?:find|findLast|at|pop|shift)$/.test(text)) this.follow(call, path.slice(1));
    return true;
  }

  /** Something whose type says what it takes. */
  #taken(node: tsTypes.Node, path: Path): boolean {
    const { parent } = node;
    if (isPassThrough(parent) && parent.arguments.includes(node as tsTypes.Expression)) {
      this.follow(parent, path);
      // `Object.assign(target, value)` changes the target as well.
      const [target] = parent.arguments;
      if (target && target !== node && !ts.isObjectLiteralExpression(target)) {
        this.#lose(node, 'it is merged into another object');
        this.#collected(target, path);
      }
      return true;
    }
    if (this.#admits) return ts.isExpression(node) && this.#arrives(node, path);
    if (!ts.isExpression(node) || this.#isOpen(node)) return false;
    const type = expectedType(this.#checker, node);
    // A pattern is the contextual type of what it takes apart.
    if (!type || !saysSomething(this.#checker, type) || isTakenApart(node)) return false;
    if (isOwnType(type, node) || (path.length === 0 && this.#root && isOwnType(type, this.#root))) return false;
    if (path.length === 0 && isBag(this.#checker, type)) return false;
    return this.#takenBy(type, node, path);
  }

  /** Answers whether the type is one of its own, not inferred from the value itself: `[name, value]` in `map`. */
  #takenBy(whole: tsTypes.Type, node: tsTypes.Node, path: Path): boolean {
    let type = awaited(this.#checker, whole);
    for (const step of path) {
      const member = stepInto(this.#checker, type, step);
      if (!member || !saysSomething(this.#checker, member)) {
        this.#lose(node, 'the type of its place says nothing of it', true);
        return true;
      }
      type = member;
    }
    if (partsOf(type).some(({ symbol }) => symbol?.declarations?.some(one => one === this.#root))) return false;
    this.flow.takers.push({ node, type, path });
    return true;
  }

  /** An argument of the SDK, or what a function returns that the SDK calls. */
  #arrives(node: tsTypes.Expression, path: Path): boolean {
    const { parent } = node;
    const isCall = ts.isCallExpression(parent) || ts.isNewExpression(parent);
    if (isCall ? !this.#isOfSdk(parent) : !this.#isReturnedToSdk(parent)) return false;
    if (isCall && /\b(?:convertTo(?:Core|Model)|prune|validateUI)Messages$/.test(parent.expression.getText())) {
      this.follow(parent, path.slice(path.lastIndexOf(ELEMENT)));
      return true;
    }
    const type = expectedType(this.#checker, node);
    if (type) this.flow.takers.push({ node, type, path });
    return true;
  }

  #isOfSdk(call: tsTypes.CallExpression | tsTypes.NewExpression): boolean {
    const declaration = this.#checker.getResolvedSignature(call)?.declaration;
    return declaration !== undefined && isSdkDeclaration(declaration);
  }

  #isReturnedToSdk(at: tsTypes.Node): boolean {
    const fn = ts.isReturnStatement(at) || ts.isArrowFunction(at) ? ts.findAncestor(at, ts.isFunctionLike) : undefined;
    if (!fn || !isFunctionNode(fn) || ts.isFunctionDeclaration(fn)) return false;
    const type = ts.isMethodDeclaration(fn) ? expectedMember(this.#checker, fn) : this.#checker.getContextualType(fn);
    if (!type) return false;
    const signatures = partsOf(type).flatMap(part => part.getCallSignatures());
    return signatures.some(({ declaration }) => declaration !== undefined && isSdkDeclaration(declaration));
  }

  /** Whether the type that is expected is only that of the value: a type parameter, a call that takes anything. */
  #isOpen(node: tsTypes.Node): boolean {
    const { parent: call } = node;
    if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return false;
    if (languageCall(call)) return true;
    const declared = declaredType(this.#checker, call, node);
    return declared?.isTypeParameter() === true && !saysSomething(this.#checker, declared);
  }

  #spread(spread: tsTypes.SpreadElement, path: Path): void {
    if (ts.isArrayLiteralExpression(spread.parent)) this.follow(spread.parent, path);
    else if (path[0] === ELEMENT && ts.isCallExpression(spread.parent))
      this.#passed(spread, spread.parent, path.slice(1));
    else this.#lose(spread, 'its use could not be followed');
  }

  /** A variable or parameter, or the parts that a pattern takes. */
  #bound(name: tsTypes.BindingName, path: Path): void {
    if (ts.isIdentifier(name)) return this.followName(name, path);
    for (const [i, element] of name.elements.entries()) {
      if (ts.isOmittedExpression(element)) continue;
      if (element.dotDotDotToken) this.#bound(element.name, path);
      else if (ts.isArrayBindingPattern(name)) {
        if (path[0] === ELEMENT || path[0] === String(i)) this.#bound(element.name, path.slice(1));
      } else {
        const key = element.propertyName ?? element.name;
        if (path.length === 0) {
          this.flow.reads.push({
            name: key,
            isTyped: saysSomething(this.#checker, this.#checker.getTypeAtLocation(name)),
          });
        } else if (staticName(key) === path[0] || path[0] === ELEMENT) this.#bound(element.name, path.slice(1));
      }
    }
  }

  /** @param from where it is given the value */
  followName(name: tsTypes.Node, path: Path, from = name): void {
    // What holds it outside of a function holds it for all callers.
    const inner = this.#entries.findLastIndex(({ fn }) => isWithin(name, fn));
    this.#from(this.#entries.slice(0, inner + 1), () => this.#used(name, path, from));
  }

  #used(name: tsTypes.Node, path: Path, from: tsTypes.Node): void {
    this.#missUsers(name);
    for (const namespace of this.#references.namespacesOf(name)) this.follow(namespace, [staticName(name)!, ...path]);
    for (const reference of this.#references.of(name)) {
      const { parent } = reference;
      if (ts.isPropertyAccessExpression(parent) && parent.name === reference) {
        if (this.#canRead(parent, from)) this.follow(parent, path);
      } else if (ts.isBindingElement(parent)) this.#bound(parent.name, path);
      else if (!isDeclared(reference)) this.follow(reference, path);
    }
  }

  #assigned(target: tsTypes.Expression, path: Path): void {
    if (ts.isIdentifier(target)) {
      const declaration = this.#references.symbolAt(target)?.valueDeclaration;
      const isVariable =
        declaration &&
        (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration) || ts.isBindingElement(declaration));
      if (isVariable && ts.isIdentifier(declaration.name)) return this.followName(declaration.name, path);
    }
    if (ts.isPropertyAccessExpression(target)) return this.#kept(target, path);
    if (ts.isElementAccessExpression(target)) return this.#collected(target.expression, [ELEMENT, ...path]);
    this.#lose(target, 'it is assigned to something that could not be followed');
  }

  /** `options.tools.search = value`: the value is a member of what `options` is. */
  #kept(member: tsTypes.PropertyAccessExpression, path: Path): void {
    const names: string[] = [];
    let owner: tsTypes.Expression = member;
    while (ts.isPropertyAccessExpression(owner)) {
      names.unshift(owner.name.text);
      owner = inward(owner.expression);
    }
    const declaration = ts.isIdentifier(owner) ? this.#references.symbolAt(owner)?.valueDeclaration : undefined;
    const name = declaration && ts.getNameOfDeclaration(declaration);
    if (name) this.followName(name, [...names, ...path]);
    else this.followName(member.name, path, member);
  }

  /** Whether `this` can be what got the value in another class: one extends the other. */
  #canRead({ expression }: tsTypes.PropertyAccessExpression, from: tsTypes.Node): boolean {
    if (!this.#admits || expression.kind !== ts.SyntaxKind.ThisKeyword) return true;
    const [reader, giver] = [expression, from].map(at => ts.findAncestor(at, ts.isClassLike));
    return !reader || !giver || this.#extends(reader, giver) || this.#extends(giver, reader);
  }

  #extends(heir: tsTypes.ClassLikeDeclaration, base: tsTypes.ClassLikeDeclaration): boolean {
    if (heir === base) return true;
    const type = this.#checker.getTypeAtLocation(heir);
    const parents = type.isClass() ? this.#checker.getBaseTypes(type) : [];
    return parents.some(({ symbol }) =>
      symbol?.declarations?.some(parent => ts.isClassLike(parent) && this.#extends(parent, base)),
    );
  }

  /** What is exported for others than the program. */
  #missUsers(name: tsTypes.Node): void {
    if (!this.#admits || !isExported(name.parent as tsTypes.Declaration) || this.#references.of(name).length > 0)
      return;
    this.#lose(name, 'nothing of the program uses it', true);
  }

  /** Goes on as from where the value came by these calls. */
  #from(entries: readonly Entry[], goOn: () => void): void {
    const before = this.#entries;
    this.#entries = entries;
    goOn();
    this.#entries = before;
  }

  /** Where the function is called, the call gives the value. */
  #returned(fn: FunctionNode, path: Path): void {
    const entry = this.#entries.at(-1);
    if (entry?.fn === fn) return this.#from(this.#entries.slice(0, -1), () => this.follow(entry.call, path));
    let node = outward(fn);
    while (isFunctionWrapper(node.parent, node)) node = outward(node.parent);
    if (node !== outward(fn) && this.#givenTo(node, path)) return;
    const { parent } = node;
    if (fn.name && (ts.isFunctionDeclaration(fn) || ts.isFunctionExpression(fn)))
      return this.#called(fn.name, fn, path);
    if (ts.isExportAssignment(parent) || ts.isFunctionDeclaration(fn))
      return this.#calledAt(this.#references.ofDefault(fn.getSourceFile()), path);
    if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) return this.#called(parent.name, fn, path);
    const name = ts.isMethodDeclaration(fn)
      ? fn.name
      : ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)
        ? parent.name
        : undefined;
    if (ts.isCallExpression(parent)) {
      return parent.expression === node ? this.follow(parent, path) : this.#calledBack(parent, path);
    }
    if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) {
      return this.#lose(fn, 'it is returned from a function without a name');
    }
    this.#called(name, fn, path);
  }

  /** What a callback returns: `list.map(() => value)`, `promise.then(() => value)`, `useMemo(() => value)`. */
  #calledBack(call: tsTypes.CallExpression, path: Path): void {
    const { expression } = call;
    const name = ts.isPropertyAccessExpression(expression)
      ? expression.name.text
      : ts.isIdentifier(expression)
        ? expression.text
        : '';
    if (name === 'map') this.follow(call, [ELEMENT, ...path]);
    else if (/^(?:flatMap|then|catch|reduce|useMemo)$/.test(name)) this.follow(call, path);
    else this.#lose(call, 'it is returned to a function that could not be followed', this.isForeign(expression));
  }

  #called(name: tsTypes.Node, fn: FunctionNode, path: Path): void {
    const references = this.#references.of(name);
    if (references.length === 0 && !ts.isFunctionDeclaration(fn)) {
      return this.#lose(fn, 'the function that returns it could not be followed');
    }
    this.#missUsers(name);
    this.#calledAt(references, path);
  }

  #calledAt(references: readonly tsTypes.Identifier[], path: Path): void {
    for (const reference of references) {
      const { parent } = reference;
      const at = ts.isPropertyAccessExpression(parent) && parent.name === reference ? parent : reference;
      if (ts.isCallExpression(at.parent) && at.parent.expression === at) this.follow(at.parent, path);
      else if (!isInert(at.parent) && !this.#givenTo(at, path))
        this.#lose(at, 'the function that returns it is handed on');
    }
  }

  /** Answers whether the place that a function is handed to says what such functions return. */
  #givenTo(fn: tsTypes.Node, path: Path): boolean {
    if (this.#admits) return false;
    const node = outward(fn);
    const { parent } = node;
    const type = ts.isShorthandPropertyAssignment(parent)
      ? expectedMember(this.#checker, parent)
      : ts.isExpression(node) && expectedType(this.#checker, node);
    const signatures = type ? this.#checker.getNonNullableType(type).getCallSignatures() : [];
    const [returned, ...others] = signatures.map(signature => signature.getReturnType());
    if (!returned || others.length > 0 || !saysSomething(this.#checker, returned)) return false;
    return this.#takenBy(returned, node, path);
  }

  /** An argument: goes on as the parameter of a function of the project. */
  #passed(node: tsTypes.Node, call: tsTypes.CallExpression | tsTypes.NewExpression, path: Path): void {
    const list = ts.isPropertyAccessExpression(call.expression) ? call.expression : undefined;
    if (list && /^(?:push|unshift)$/.test(list.name.text)) return this.#collected(list.expression, [ELEMENT, ...path]);
    if (list && list.name.text === 'concat') {
      // What is joined is a list, or an element of the new one.
      return this.follow(call, path[0] === ELEMENT ? path : [ELEMENT, ...path]);
    }
    const inert = languageCall(call);
    if (inert === 'entries') return this.follow(call, [ELEMENT, '1', ...path.slice(1)]);
    if (inert === 'fromEntries') return this.follow(call, [ELEMENT, ...path.slice(2)]);
    if (inert === 'values') return this.follow(call, [ELEMENT, ...path.slice(1)]);
    if (inert) return;
    const fn = this.#run(call);
    if (fn && this.#program.unit(fn.getSourceFile())) {
      const index = call.arguments?.indexOf(node as tsTypes.Expression) ?? -1;
      const parameter = fn.parameters[index];
      if (parameter && !parameter.dotDotDotToken) return this.#entered({ call, fn }, parameter, path);
    }
    this.#lose(
      node,
      this.#admits
        ? 'it is passed to a function that could not be followed'
        : 'it is passed to a function whose parameter types are not known',
      !isContainer(call) && this.isForeign(call.expression),
    );
  }

  /** The function that a call runs: also one that the caller handed in, `run(settings)` in `retry(run, settings)`. */
  #run(call: tsTypes.CallExpression | tsTypes.NewExpression): tsTypes.FunctionLikeDeclaration | undefined {
    const declaration = this.#checker.getResolvedSignature(call)?.declaration;
    if (declaration && hasBody(declaration)) return declaration;
    const entry = this.#entries.at(-1);
    const parameter = ts.isIdentifier(call.expression) && this.#references.symbolAt(call.expression)?.valueDeclaration;
    if (!entry || !parameter || !ts.isParameter(parameter) || parameter.parent !== entry.fn) return undefined;
    const given = entry.call.arguments?.[parameter.parent.parameters.indexOf(parameter)];
    return given && this.#functionOf(given);
  }

  /** The function that is written there, or that the name is declared as. */
  #functionOf(expression: tsTypes.Expression): FunctionNode | undefined {
    const value = inward(expression);
    const declaration = ts.isIdentifier(value) ? this.#references.symbolAt(value)?.valueDeclaration : undefined;
    const held = constValue(declaration);
    const fn = held ? inward(held) : (declaration ?? value);
    return isFunctionNode(fn) && fn.body ? fn : undefined;
  }

  #entered(entry: Entry, { name }: tsTypes.ParameterDeclaration, path: Path): void {
    if (!this.#admits) return this.#bound(name, path);
    // A function that calls itself does the same again.
    if (this.#entries.some(({ call }) => call === entry.call)) return;
    this.#from([...this.#entries, entry], () => this.#bound(name, path));
  }

  /** A list in a variable or a member that gets the value. */
  #collected(list: tsTypes.Expression, path: Path): void {
    const node = inward(list);
    if (ts.isIdentifier(node)) {
      const declaration = this.#references.symbolAt(node)?.valueDeclaration;
      if (declaration && ts.isParameter(declaration) && this.#admits) this.#lent(declaration, path);
      const name = declaration && ts.getNameOfDeclaration(declaration);
      if (name) return this.followName(name, path);
    }
    if (ts.isPropertyAccessExpression(node)) return this.#kept(node, path);
    this.#lose(list, 'it goes into a list that could not be followed');
  }

  /** A list that the callers of a function gave it: theirs get the value. */
  #lent(parameter: tsTypes.ParameterDeclaration, path: Path): void {
    const { parent: fn } = parameter;
    const index = fn.parameters.indexOf(parameter);
    const entry = this.#entries.at(-1);
    const calls = entry?.fn === fn ? [entry.call] : this.#callsOf(fn);
    const outer = entry?.fn === fn ? this.#entries.slice(0, -1) : [];
    for (const call of calls) {
      const given = call.arguments?.[index];
      if (given) this.#from(outer, () => this.#collected(given, path));
    }
  }

  #callsOf(fn: tsTypes.SignatureDeclaration): tsTypes.CallExpression[] {
    const holder = outward(fn).parent;
    const name = fn.name ?? (ts.isVariableDeclaration(holder) ? holder.name : undefined);
    return (name ? this.#references.of(name) : []).flatMap(use => callBy(use) ?? []);
  }

  /** Whether an expression starts from another library, from the language or from the host. */
  isForeign(expression: tsTypes.Expression, depth = 0): boolean {
    const node = inward(expression);
    if (depth > 8) return false;
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ThisKeyword && ts.isPropertyAccessExpression(node)) {
        const field = this.#checker.getSymbolAtLocation(node.name)?.valueDeclaration;
        return field !== undefined && ts.isPropertyDeclaration(field) && this.#isForeignVariable(field, depth);
      }
      return this.isForeign(node.expression, depth);
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isAwaitExpression(node))
      return this.isForeign(node.expression, depth + 1);
    if (node.kind === ts.SyntaxKind.ImportKeyword) return true;
    if (!ts.isIdentifier(node)) return false;
    const symbol = this.#checker.getSymbolAtLocation(node);
    if (!symbol) return true;
    if (symbol.flags & ts.SymbolFlags.Alias) {
      // Not found, or found among the shipped declarations of another library.
      const declarations = this.#checker.getAliasedSymbol(symbol).declarations ?? [];
      return declarations.every(one => !this.#program.unit(one.getSourceFile()) && !isSdkDeclaration(one));
    }
    const declaration = symbol.valueDeclaration;
    if (!declaration) return false;
    if (!this.#program.unit(declaration.getSourceFile())) return !isSdkDeclaration(declaration);
    if (ts.isBindingElement(declaration)) {
      const owner = ts.findAncestor(declaration, ts.isVariableDeclaration);
      return owner !== undefined && this.#isForeignVariable(owner, depth);
    }
    return (
      (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration)) &&
      this.#isForeignVariable(declaration, depth)
    );
  }

  #isForeignVariable(
    declaration: tsTypes.VariableDeclaration | tsTypes.ParameterDeclaration | tsTypes.PropertyDeclaration,
    depth: number,
  ): boolean {
    const { type, initializer } = declaration;
    if (type && ts.isTypeReferenceNode(type)) {
      let name = type.typeName;
      while (ts.isQualifiedName(name)) name = name.left;
      return this.isForeign(name, depth + 1);
    }
    if (initializer) return this.isForeign(initializer, depth + 1);
    // What another library hands to a callback is its own.
    const call = ts.isParameter(declaration) ? outward(declaration.parent).parent : undefined;
    return call !== undefined && ts.isCallExpression(call) && this.isForeign(call.expression, depth + 1);
  }
}

/** `x = value`, where the type of `x` is only what was put into it before. */
export function isInferred(node: tsTypes.Node, references: References): boolean {
  const { parent } = node;
  if (!ts.isBinaryExpression(parent) || parent.right !== node || !ts.isIdentifier(parent.left)) return false;
  const declaration = references.symbolAt(parent.left)?.valueDeclaration;
  return declaration !== undefined && ts.isVariableDeclaration(declaration) && !declaration.type;
}

/** Whether a name is that of what is declared there. */
const isDeclared = (name: tsTypes.Identifier): boolean => {
  const { parent } = name;
  return (
    (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)) &&
    parent.name === name
  );
};

const isWithin = (node: tsTypes.Node, container: tsTypes.Node): boolean =>
  ts.findAncestor(node, at => at === container) !== undefined;

/** Whether the member of a spread value that the path leads through is written behind it too. */
const isReplaced = (spread: tsTypes.SpreadAssignment, [step]: Path): boolean =>
  step !== undefined &&
  spread.parent.properties.some(({ name, pos }) => name && pos > spread.pos && staticName(name) === step);

/** `const { … } = value` */
const isTakenApart = ({ parent }: tsTypes.Node): boolean =>
  ts.isVariableDeclaration(parent) && !ts.isIdentifier(parent.name);

/** What neither keeps nor changes a value that stands in it. */
const isInert = (node: tsTypes.Node): boolean =>
  ts.isExpressionStatement(node) ||
  ts.isThrowStatement(node) ||
  ts.isIfStatement(node) ||
  ts.isPrefixUnaryExpression(node) ||
  ts.isTypeOfExpression(node) ||
  ts.isVoidExpression(node) ||
  ts.isTypeQueryNode(node) ||
  ts.isQualifiedName(node) ||
  ts.isTemplateSpan(node) ||
  ts.isExportSpecifier(node) ||
  ts.isImportSpecifier(node) ||
  ts.isImportClause(node);

const handsOn = (operator: tsTypes.Node): boolean => isLogical(operator) || operator.kind === ts.SyntaxKind.CommaToken;

/** Calls of the language that only look at a value, or hand on what it holds. */
function languageCall({ expression }: tsTypes.CallExpression | tsTypes.NewExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.expression)) return undefined;
  const [owner, name] = [expression.expression.text, expression.name.text];
  if (owner === 'console') return name;
  return owner === 'Object' && /^(?:keys|values|entries|fromEntries)$/.test(name) ? name : undefined;
}

/** What is put into a map, a set or a promise comes out of it again. */
const isContainer = ({ expression }: tsTypes.CallExpression | tsTypes.NewExpression): boolean =>
  ts.isPropertyAccessExpression(expression) && /^(?:set|add|resolve|then)$/.test(expression.name.text);

const hasBody = (declaration: tsTypes.Node): declaration is tsTypes.FunctionLikeDeclaration =>
  (isFunctionNode(declaration) || ts.isConstructorDeclaration(declaration)) && declaration.body !== undefined;

const PASS_THROUGHS = /^(?:structuredClone|useMemo|Promise\.resolve|Object\.(?:freeze|assign|seal))$/;

/** `Object.freeze(x)`, `Object.assign({}, x)`, `structuredClone(x)`: the result holds what was given. */
export const isPassThrough = (call: tsTypes.Node): call is tsTypes.CallExpression =>
  ts.isCallExpression(call) && PASS_THROUGHS.test(calleeName(call));

/** `vi.fn(f)`, `useCallback(f, [])`: what is called in its place returns what it returns. */
const isFunctionWrapper = (call: tsTypes.Node, fn: tsTypes.Node): call is tsTypes.CallExpression =>
  ts.isCallExpression(call) &&
  call.arguments[0] === fn &&
  /^(?:(?:vi|jest|mock)\.fn|(?:React\.)?useCallback)$/.test(calleeName(call));

/** `name`, `owner.name`; empty for what is called by another expression. */
function calleeName({ expression: callee }: tsTypes.CallExpression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) && ts.isIdentifier(callee.expression)
    ? `${callee.expression.text}.${callee.name.text}`
    : '';
}
