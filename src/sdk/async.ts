/**
 * A value that becomes a promise: where an `await` goes, which functions become async for it, and who waits for them.
 * All of it is known before anything is written.
 */
import type { Draft } from '../edit/draft.js';
import type { SourceUnit } from '../project/project.js';
import type { Program } from './program.js';
import {
  exportedName,
  isAwaitedList,
  isMappedToPromises,
  isPromiseCall,
  isTaken,
  mayReturnPromise,
  takesPromise,
} from './promise-slots.js';
import type { References } from './references.js';
import { accessOf, type FunctionNode, isFunctionNode, outward, staticName } from './syntax.js';
import { isOpaque } from './types.js';
import { ts, type tsTypes } from './typescript.js';

/** Why a value cannot be waited for, and where. */
export interface Obstacle {
  node: tsTypes.Node;
  reason: string;
}

/** What has to be written so that a value is waited for. */
export class Wait {
  readonly values = new Set<tsTypes.Expression>();
  readonly functions = new Set<FunctionNode>();
  /** What functions are said to return. */
  readonly types = new Set<tsTypes.TypeNode>();

  /** Whether it is waited for already. */
  get isDone(): boolean {
    return this.values.size + this.functions.size + this.types.size === 0;
  }

  write(draft: Draft): void {
    for (const value of this.values) draft.await(value);
    for (const fn of this.functions) draft.makeAsync(fn);
    for (const type of this.types) draft.makePromise(type);
  }
}

export const isObstacle = (found: Wait | Obstacle): found is Obstacle => 'reason' in found;

/** Files of the project that import one, by themselves or through others. */
export type ImportersOf = (unit: SourceUnit) => readonly SourceUnit[];

export class Waits {
  readonly #program: Program;
  readonly #checker: tsTypes.TypeChecker;
  readonly #references: References;
  readonly #importersOf: ImportersOf;
  readonly #units: ReadonlySet<SourceUnit>;

  constructor(program: Program, references: References, importersOf: ImportersOf = () => []) {
    this.#program = program;
    this.#checker = program.checker;
    this.#references = references;
    this.#importersOf = importersOf;
    this.#units = new Set(program.sources.map(source => program.unit(source)!));
  }

  /** For an expression whose value becomes a promise. */
  of(expression: tsTypes.Expression): Wait | Obstacle {
    const wait = new Wait();
    return this.#value(expression, wait) ?? wait;
  }

  /** For an `await` that is written at the node. */
  around(node: tsTypes.Node): Wait | Obstacle {
    const wait = new Wait();
    return this.#around(node, wait) ?? wait;
  }

  /** Whether something waits for the value where it stands, or takes a promise of it. */
  isAwaited(value: tsTypes.Node): boolean {
    const node = outward(value);
    const { parent } = node;
    if (ts.isAwaitExpression(parent) || ts.isVoidExpression(parent) || isAwaitedList(node)) return true;
    if (ts.isPropertyAccessExpression(parent)) return /^(?:then|catch|finally)$/.test(parent.name.text);
    if (ts.isArrayLiteralExpression(parent)) return isAwaitedList(parent);
    if (ts.isConditionalExpression(parent)) return parent.condition !== node && this.isAwaited(parent);
    if (ts.isVariableDeclaration(parent)) return this.#isHeldAsPromise(parent);
    if (ts.isCallExpression(parent) && parent.expression !== node) {
      const callee = parent.expression;
      const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
      return isPromiseCall(parent, /^resolve$/) || /^(?:waitUntil|after)$/.test(name.getText());
    }
    return false;
  }

  /** Whether what stands around takes a value apart, or has a type that a promise does not fit. */
  isTakenAtOnce(value: tsTypes.Expression): boolean {
    const node = outward(value);
    const { parent } = node;
    if (this.isAwaited(node)) return false;
    if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent) || ts.isSpreadElement(parent))
      return true;
    if (ts.isForOfStatement(parent)) return parent.expression === node && !parent.awaitModifier;
    const expected = this.#checker.getContextualType(value);
    return expected !== undefined && !isOpaque(expected) && !takesPromise(this.#checker, expected);
  }

  /** `const promise = …`, where each read of the variable waits. */
  #isHeldAsPromise({ name, type }: tsTypes.VariableDeclaration): boolean {
    if (type) return takesPromise(this.#checker, this.#checker.getTypeFromTypeNode(type));
    const uses = ts.isIdentifier(name) ? this.#references.of(name) : [];
    return uses.length > 0 && uses.every(use => this.isAwaited(use));
  }

  #value(expression: tsTypes.Expression, wait: Wait): Obstacle | undefined {
    if (wait.values.has(expression) || this.isAwaited(expression)) return undefined;
    const returning = returnedBy(expression);
    if (returning && (isMappedToPromises(returning) || this.#mayReturnPromise(returning)) && !isAsync(returning))
      return undefined;
    // Elsewhere the type of a place is inferred from what stands there.
    if (!returning && takesPromise(this.#checker, this.#checker.getContextualType(expression))) return undefined;
    if ([...wait.values].some(other => other.getStart() === expression.getStart()))
      return { node: expression, reason: 'it is part of another value that becomes a promise' };
    // An async function waits for what it returns, but an error of it would pass by the `catch` around.
    if (!returning || isInTry(expression, returning)) wait.values.add(expression);
    return this.#around(expression, wait);
  }

  #around(node: tsTypes.Node, wait: Wait): Obstacle | undefined {
    const holder = holderOf(node);
    if (ts.isSourceFile(holder)) {
      const unit = this.#program.unit(holder)!;
      const isModule =
        ts.isExternalModule(holder) && unit.format !== 'commonjs' && !/\.(?:vue|svelte)$/.test(unit.path);
      return isModule ? undefined : { node, reason: 'it stands outside of a function' };
    }
    if (!isFunctionNode(holder) || isBefore(node, holder)) return { node: holder, reason: reasonOf(holder) };
    return this.#function(holder, wait);
  }

  #mayReturnPromise(fn: FunctionNode): boolean {
    return mayReturnPromise(fn, fn.getSourceFile().fileName, this.#checker);
  }

  #function(fn: FunctionNode, wait: Wait): Obstacle | undefined {
    if (isAsync(fn) || wait.functions.has(fn)) return undefined;
    if (fn.asteriskToken) return { node: fn, reason: 'it stands in a generator' };
    if (fn.type && ts.isTypePredicateNode(fn.type))
      return { node: fn.type, reason: 'its function tells what type a value has' };
    wait.functions.add(fn);
    if (fn.type) wait.types.add(fn.type);
    if (isMappedToPromises(fn)) return undefined;
    const isFree = this.#mayReturnPromise(fn);
    const name = nameOf(fn);
    if (!name) return isFree ? undefined : { node: fn, reason: 'it stands in a callback that must return a value' };
    return this.#callers(fn, name, isFree, wait);
  }

  /** Each call of the function has to wait in turn. */
  #callers(fn: FunctionNode, name: tsTypes.Node, isFree: boolean, wait: Wait): Obstacle | undefined {
    const text = staticName(name);
    const obstacle = this.#unseenCaller(fn, name) ?? (isFree ? undefined : this.#fixed(fn, name));
    if (obstacle) return obstacle;
    let isCalledElsewhere = false;
    for (const use of this.#references.of(name)) {
      const { parent } = use;
      if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isImportClause(parent)) continue;
      if (ts.isExportAssignment(parent)) continue;
      const callee = outward(accessOf(use));
      const call = callee.parent;
      if (!ts.isCallExpression(call) || call.expression !== callee) {
        if (isTaken(callee as tsTypes.Expression, this.#checker)) continue;
        if (isFree && this.#isWrapped(callee)) continue;
        return { node: use, reason: `\`${text}\` is handed on as a value` };
      }
      isCalledElsewhere ||= use.getSourceFile() !== fn.getSourceFile();
      const obstacle = this.#value(call, wait);
      if (obstacle) return obstacle;
    }
    if (isFree || isCalledElsewhere || !isPublic(fn)) return undefined;
    return { node: fn, reason: `\`${text}\` is exported, and who calls it is not known` };
  }

  /** What keeps a function as it is. */
  #fixed(fn: FunctionNode, name: tsTypes.Node): Obstacle | undefined {
    const text = staticName(name)!;
    const declaration = name.parent;
    const symbol = this.#checker.getSymbolAtLocation(name);
    if ((symbol?.declarations?.length ?? 0) > 1) return { node: fn, reason: `\`${text}\` has overloads` };
    if (ts.isVariableDeclaration(declaration) && declaration.type)
      return { node: declaration, reason: `the type of \`${text}\` says that it returns a value` };
    const owner = declaration.parent;
    if (!ts.isClassLike(owner)) return undefined;
    if (owner.heritageClauses?.some(({ types }) => types.some(type => this.#mayDeclare(type, text))))
      return { node: fn, reason: `a type of the class declares \`${text}\`` };
    if (owner.name && this.#references.of(owner.name).some(({ parent }) => ts.isExpressionWithTypeArguments(parent)))
      return { node: fn, reason: `a class that extends this one may have its own \`${text}\`` };
    const unknown = this.#references.named(text).find(use => accessOf(use) !== use && !this.#references.symbolAt(use));
    return unknown && { node: unknown, reason: `\`${text}\` is called on a value of unknown type` };
  }

  /** A file that imports the one of the function and names it, but was not read. */
  #unseenCaller(fn: FunctionNode, name: tsTypes.Node): Obstacle | undefined {
    if (!isPublic(fn)) return undefined;
    const text = staticName(name)!;
    const isNamed = exportedName(fn) !== 'default';
    const unseen = this.#importersOf(this.#program.unit(fn.getSourceFile())!).find(
      other => !this.#units.has(other) && (!isNamed || new RegExp(`(?<![\\w$])${text}(?![\\w$])`).test(other.code)),
    );
    return (
      unseen && { node: fn, reason: `\`${text}\` may also be called in ${unseen.path}, which is not part of this run` }
    );
  }

  /** `export default withAuth(handler)`: a function of a library that hands on what the handler gives. */
  #isWrapped(callee: tsTypes.Node): boolean {
    const { parent } = callee;
    return (
      ts.isCallExpression(parent) &&
      parent.expression !== callee &&
      !this.#checker.getResolvedSignature(parent)?.declaration
    );
  }

  #mayDeclare(type: tsTypes.ExpressionWithTypeArguments, name: string): boolean {
    const base = this.#checker.getTypeAtLocation(type);
    return (base.flags & ts.TypeFlags.Any) !== 0 || this.#checker.getPropertyOfType(base, name) !== undefined;
  }
}

export const isAsync = (fn: tsTypes.SignatureDeclaration): boolean =>
  (ts.getCombinedModifierFlags(fn) & ts.ModifierFlags.Async) !== 0;

/** The function whose result the value is. */
function returnedBy(value: tsTypes.Node): FunctionNode | undefined {
  const node = outward(value);
  const { parent } = node;
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return returnedBy(parent);
  if (ts.isArrowFunction(parent)) return parent;
  if (!ts.isReturnStatement(parent)) return undefined;
  const holder = holderOf(parent);
  return isFunctionNode(holder) ? holder : undefined;
}

function isInTry(node: tsTypes.Node, fn: tsTypes.Node): boolean {
  for (let at = node; at !== fn; at = at.parent) {
    const { parent } = at;
    if (ts.isTryStatement(parent) && (parent.tryBlock === at || (parent.catchClause === at && parent.finallyBlock)))
      return true;
  }
  return false;
}

/** What the node is run by: a function, a field or a block of a class, the file. */
const holderOf = (node: tsTypes.Node): tsTypes.Node =>
  ts.findAncestor(
    node.parent,
    at =>
      ts.isFunctionLike(at) ||
      ts.isPropertyDeclaration(at) ||
      ts.isClassStaticBlockDeclaration(at) ||
      ts.isModuleBlock(at) ||
      ts.isSourceFile(at),
  )!;

/** Whether the node stands among the parameters of the function. */
const isBefore = (node: tsTypes.Node, { body }: FunctionNode): boolean => !body || node.end <= body.pos;

function reasonOf(holder: tsTypes.Node): string {
  if (ts.isConstructorDeclaration(holder)) return 'it stands in a constructor';
  if (ts.isAccessor(holder)) return 'it stands in an accessor';
  if (ts.isPropertyDeclaration(holder)) return 'it stands in a field of a class';
  if (isFunctionNode(holder)) return 'it stands in the default of a parameter';
  return 'it stands outside of a function';
}

/** The name by which a function is called. */
function nameOf(fn: FunctionNode): tsTypes.Node | undefined {
  if (ts.isFunctionDeclaration(fn)) return fn.name;
  const holder = ts.isMethodDeclaration(fn) ? fn : outward(fn).parent;
  if (ts.isVariableDeclaration(holder)) return ts.isIdentifier(holder.name) ? holder.name : undefined;
  return ts.isClassElement(holder) && ts.isClassLike(holder.parent) ? holder.name : undefined;
}

/** Whether other code than that of the run may call it. */
function isPublic(fn: FunctionNode): boolean {
  const holder = ts.isMethodDeclaration(fn) ? fn : outward(fn).parent;
  if (!ts.isClassElement(holder)) return exportedName(fn) !== undefined;
  if (ts.isPrivateIdentifier(holder.name!) || ts.getCombinedModifierFlags(holder) & ts.ModifierFlags.Private)
    return false;
  return (ts.getCombinedModifierFlags(holder.parent as tsTypes.ClassDeclaration) & ts.ModifierFlags.Export) !== 0;
}
