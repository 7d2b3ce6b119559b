/**
 * The uses of the words that transforms look for: one walk collects them by spelling, the checker says which are the
 * SDK's. Transforms receive nothing else.
 */
import type { SourceUnit } from '../project/project.js';
import { isInTemplate } from '../project/script-blocks.js';
import { isSdkSpecifier } from '../project/sdk-names.js';
import { Arrivals, isRewritten } from './arrivals.js';
import { type ImportersOf, Waits } from './async.js';
import { isSdkFunction } from './callee.js';
import { expectedType, isBag, isOwnType, saysSomething } from './expected.js';
import { Flows, isInferred, isPassThrough } from './flow.js';
import { Origins } from './origins.js';
import type { Program } from './program.js';
import { References } from './references.js';
import {
  declarationsOf,
  immediateAlias,
  isSdkDeclaration,
  type Owner,
  ownersOfSymbol,
  propertyOf,
  resolveAlias,
  typeOfValue,
} from './symbols.js';
import { inward, isAssignmentTarget, isScript, mergeTarget, outward, staticName, walk } from './syntax.js';
import { ToolSets } from './tool-sets.js';
import { ts, type tsTypes } from './typescript.js';
import type { MemberUse, MentionUse, NameUse, OptionUse, PatternUse, ReadUse, StrayUse, Use } from './use.js';

/** A read that may belong to a property of a literal that is proven by following it. */
interface Unresolved {
  unit: SourceUnit;
  token: Token;
  node: (ReadUse | PatternUse | MentionUse)['node'];
}

type Token = tsTypes.Identifier | tsTypes.StringLiteralLike;

/** In JavaScript, comments hold the types. No walk over children comes to them. */
interface Documented extends tsTypes.Node {
  jsDoc?: readonly tsTypes.JSDoc[];
}

export class Uses {
  readonly program: Program;
  readonly references: References;
  readonly flows: Flows;
  readonly origins: Origins;
  readonly toolSets: ToolSets;
  readonly waits: Waits;
  #followed: ReadonlyMap<tsTypes.Node, OptionUse> = new Map();
  #found: ReadonlyMap<SourceUnit, readonly Use[]> = new Map();

  constructor(program: Program, importersOf?: ImportersOf) {
    this.program = program;
    this.references = new References(program);
    this.flows = new Flows(program, this.references);
    this.origins = new Origins(program, this.references, this.flows);
    this.waits = new Waits(program, this.references, importersOf);
    this.toolSets = new ToolSets(program.checker, this.references, this.flows, this.origins);
  }

  /**
   * All uses of the words in the units, in the order of the text.
   * @param kept words of which a property that is also read must stay as it is
   * @param onFailure told of a file that could not be examined; it has no uses then
   */
  collect(
    units: readonly SourceUnit[],
    words: ReadonlySet<string>,
    kept: ReadonlySet<string>,
    onFailure: (unit: SourceUnit, error: unknown) => void,
  ): Map<SourceUnit, Use[]> {
    const found = new Map<SourceUnit, Use[]>();
    const attempt = (unit: SourceUnit, examine: () => void): void => {
      try {
        examine();
      } catch (error) {
        found.set(unit, []);
        onFailure(unit, error);
      }
    };
    /** Properties whose literal was proven by following it, with their use. */
    const followed = new Map<tsTypes.Node, OptionUse>();
    const unresolved: Unresolved[] = [];
    const members = new Set<tsTypes.Node>();

    for (const unit of units) {
      const uses: Use[] = [];
      found.set(unit, uses);
      const source = this.program.source(unit);
      const visit = (node: tsTypes.Node): void => {
        if (isToken(node) && words.has(node.text)) {
          const use = this.#token(node, unit, unresolved);
          if (use) {
            uses.push(use);
            if (use.form === 'option') followed.set(use.node, use);
            if (use.form === 'member') members.add(use.node);
          }
        }
        ts.forEachChild(node, visit);
        if (isScript(node)) (node as Documented).jsDoc?.forEach(visit);
      };
      attempt(unit, () => visit(source));
    }

    // Reads in files that are looked at for their types only.
    const outside: Unresolved[] = [];
    for (const source of this.program.sources) {
      const unit = this.program.unit(source)!;
      if (!found.has(unit) && followed.size > 0)
        walk(source, node => isToken(node) && words.has(node.text) && this.#token(node, unit, outside));
    }
    for (const { unit, token, node } of outside) {
      const reason = `it is also read in ${unit.path}, which is not part of this run`;
      for (const declaration of this.#declarationsOf(token, node)) {
        const origin = followed.get(declaration);
        if (origin) origin.doubt ??= { node: origin.key, reason };
      }
    }

    // Reads of a property that a followed literal declares belong to that property.
    for (const { unit, token, node } of unresolved) {
      const declarations = this.#declarationsOf(token, node);
      const origin = declarations.map(declaration => followed.get(declaration)).find(use => use !== undefined);
      if (!origin) continue;
      const base = { name: token.text, owners: origin.owners, key: token, unit };
      if (isRead(node)) origin.reads.push({ ...base, form: 'read', node });
      else if (isPattern(node)) origin.reads.push({ ...base, form: 'pattern', node });
      else origin.reads.push({ ...base, form: 'mention', node });
      if (declarations.some(declaration => !followed.has(declaration) && !isSdkDeclaration(declaration))) {
        origin.doubt ??= { node: token, reason: 'another declaration of the same property is not the SDK’s' };
      }
      if (kept.has(token.text)) origin.doubt ??= { node: token, reason: 'it is also read from the object' };
    }

    for (const use of followed.values()) {
      if (!this.#isDirect(use.literal) && isInTemplate(use.unit, use.name)) {
        use.doubt ??= { node: use.key, reason: 'the template of the component may read it' };
      }
    }

    const arrivals = new Arrivals(this.program, words, followed, members);
    for (const unit of units) attempt(unit, () => found.get(unit)!.push(...arrivals.in(unit)));
    for (const [unit, uses] of found) {
      // What could not be followed from its key is taken care of where it arrives.
      const left = uses.filter(use => use.form !== 'stray' || !arrivals.handled.has(use.node));
      found.set(
        unit,
        left.sort((a, b) => a.key.pos - b.key.pos),
      );
    }
    this.#followed = followed;
    this.#found = found;
    for (const use of followed.values()) {
      const values = arrivals.handled.get(use.node);
      if (use.doubt && use.takers.length > 0 && use.takers.every(taker => values?.has(taker))) use.isSettled = true;
    }
    return found;
  }

  /** The uses of a word in all files of the run. */
  named(name: string): Use[] {
    return [...this.#found.values()].flatMap(uses => uses.filter(use => use.name === name));
  }

  /** Whether a property of the type is written in literals that change by themselves, so that it has its new name after. */
  changesItself(type: tsTypes.Type, name: string): boolean {
    const declarations = declarationsOf(this.program.checker, type, name);
    return declarations.length > 0 && declarations.every(one => isRewritten(this.#followed.get(one)));
  }

  #token(token: Token, unit: SourceUnit, unresolved: Unresolved[]): Use | undefined {
    const { checker } = this.program;
    const name = token.text;
    const parent = ts.isComputedPropertyName(token.parent) ? token.parent.parent : token.parent;
    const base = { name, key: token, unit };

    if (
      ts.isObjectLiteralElementLike(parent) &&
      ts.isObjectLiteralExpression(parent.parent) &&
      staticName(parent.name) === name &&
      isNameOf(parent, token)
    ) {
      const literal = parent.parent;
      if (isAssignmentTarget(literal)) {
        const owners = propertyOf(checker, sourceOf(checker, literal), name).owners;
        const node = parent as PatternUse['node'];
        if (owners.length > 0) return { ...base, form: 'pattern', owners, node };
        unresolved.push({ unit, token, node });
        return undefined;
      }
      return this.#option(token, parent, literal, unit);
    }
    if (isMember(parent) && parent.name === token) {
      const owners = this.#implemented(parent.parent, name);
      return owners.length > 0 ? { ...base, form: 'member', owners, node: parent } : undefined;
    }
    if (
      (ts.isPropertyAccessExpression(parent) && parent.name === token) ||
      (ts.isElementAccessExpression(parent) && parent.argumentExpression === token)
    ) {
      const symbol = this.#memberSymbol(token, parent);
      const owners = ownersOfSymbol(symbol);
      if (owners.length > 0) {
        return owners[0]!.type === '' && !ownerIsMember(owners)
          ? { ...base, form: 'name', owners, node: parent }
          : { ...base, form: 'read', owners, node: parent };
      }
      if (symbol) unresolved.push({ unit, token, node: parent });
      else if (isAssigned(parent)) return this.#assigned(token, parent, unit);
      else {
        // Members of a union that not every part has.
        const type = typeOfValue(checker, parent.expression);
        const partial = propertyOf(checker, type, name);
        if (partial.owners.length > 0 && partial.foreign.length === 0)
          return { ...base, form: 'read', owners: partial.owners, node: parent };
        const isUnknown = type.flags & ts.TypeFlags.Any && !this.flows.isForeign(parent.expression);
        if (isUnknown) return { ...base, form: 'unknown', owners: [], node: parent };
      }
      return undefined;
    }
    if (
      ts.isBindingElement(parent) &&
      ts.isObjectBindingPattern(parent.parent) &&
      (parent.propertyName ?? parent.name) === token
    ) {
      const property = propertyOf(checker, checker.getTypeAtLocation(parent.parent), name);
      if (property.owners.length > 0 && property.foreign.length === 0) {
        return property.owners[0]!.type === ''
          ? { ...base, form: 'name', owners: property.owners, node: parent }
          : { ...base, form: 'pattern', owners: property.owners, node: parent };
      }
      unresolved.push({ unit, token, node: parent });
      return undefined;
    }
    if (ts.isLiteralTypeNode(parent) && ts.isStringLiteralLike(token)) {
      const use = this.#typeKey(token, parent, unit);
      if (!use && ts.isIndexedAccessTypeNode(parent.parent)) unresolved.push({ unit, token, node: parent });
      return use;
    }
    if (ts.isQualifiedName(parent) && parent.right === token && ts.findAncestor(parent, ts.isTypeQueryNode)) {
      unresolved.push({ unit, token, node: parent });
    }
    const holder = holderOf(token, parent);
    if (holder) {
      const { owners, foreign } = propertyOf(checker, typeOfValue(checker, holder), name);
      return owners.length > 0 && foreign.length === 0 ? { ...base, form: 'mention', owners, node: parent } : undefined;
    }
    if (ts.isIdentifier(token)) return this.#name(token, unit);
    return undefined;
  }

  /** What a member of a class is by the types that the class implements; nothing where one is not the SDK's. */
  #implemented(owner: tsTypes.ClassLikeDeclaration, name: string): Owner[] {
    const { checker } = this.program;
    const found: Owner[] = [];
    for (const { token, types } of owner.heritageClauses ?? []) {
      for (const type of types) {
        const base = checker.getTypeAtLocation(type);
        const declaration = base.symbol?.valueDeclaration;
        const isExtended = token === ts.SyntaxKind.ExtendsKeyword && declaration && ts.isClassLike(declaration);
        if (isExtended && this.program.unit(declaration.getSourceFile())) {
          found.push(...this.#implemented(declaration, name));
          continue;
        }
        const { owners, foreign } = propertyOf(checker, base, name);
        if (foreign.length > 0) return [];
        found.push(...owners);
      }
    }
    return found;
  }

  #option(
    token: Token,
    node: tsTypes.ObjectLiteralElementLike,
    literal: tsTypes.ObjectLiteralExpression,
    unit: SourceUnit,
  ): OptionUse | StrayUse | undefined {
    const { checker } = this.program;
    const base = { form: 'option', name: token.text, key: token, unit, node, literal, reads: [] } as const;
    const value = outward(literal);
    const isSilent = isPassThrough(value.parent) || isInferred(value, this.references);
    const contextual = isSilent ? undefined : expectedType(checker, literal);
    if (
      contextual &&
      saysSomething(checker, contextual) &&
      !isOwnType(contextual, literal) &&
      !isBag(checker, contextual)
    ) {
      const property = propertyOf(checker, contextual, token.text);
      if (property.owners.length === 0) return undefined;
      const direct = this.#isDirect(literal) || this.#isHeldForCalls(value, token.text);
      const use: OptionUse = { ...base, owners: property.owners, reads: [], direct, takers: [] };
      // The type may be that of the literal as well, as in `reduce`.
      if (property.foreign.some(({ declarations }) => !declarations?.every(one => one === node)))
        use.doubt = { node: token, reason: 'the type here also has a property of that name that is not the SDK’s' };
      return use;
    }
    const target = mergeTarget(literal);
    const merged = target ? propertyOf(checker, checker.getTypeAtLocation(target), token.text) : undefined;
    if (target && merged && merged.owners.length > 0 && merged.foreign.length === 0) {
      const doubt = { node: target, reason: 'it is merged into another object' };
      return { ...base, owners: merged.owners, reads: [], direct: false, takers: [], doubt };
    }
    const { takers, lost, reads } = this.flows.of(literal);
    const read = reads.find(({ name, isTyped }) => !isTyped && staticName(name) === token.text);
    const properties = takers.map(taker => propertyOf(checker, taker.type, token.text));
    const owners = properties.flatMap(property => property.owners);
    if (owners.length === 0) {
      // A copy of a value of the SDK with a member of its own is one too; a copy of its exports is the project's.
      const copied = literal.properties
        .filter(ts.isSpreadAssignment)
        .flatMap(spread => propertyOf(checker, checker.getTypeAtLocation(spread.expression), token.text).owners)
        .filter(owner => owner.type !== '');
      if (copied.length > 0) return { ...base, owners: copied, reads: [], direct: false, takers: [] };
      // Taken by other types only, or by other libraries: not the SDK's.
      const own = lost.find(loss => !loss.foreign);
      return own && { ...base, form: 'stray', owners: [], loss: own };
    }
    const use: OptionUse = {
      ...base,
      owners,
      reads: [],
      direct: takers.every(taker => this.#isDirect(taker.node)),
      takers: takers.filter((_, i) => properties[i]!.owners.length > 0).map(taker => taker.node),
    };
    const foreign = properties.find(property => property.owners.length === 0);
    if (lost[0]) use.doubt = lost[0];
    else if (read) use.doubt = { node: read.name, reason: 'the name is also read where no type tells of it' };
    else if (foreign) use.doubt = { node: literal, reason: 'the object also goes where the name is not the SDK’s' };
    return use;
  }

  /** Whether a value goes straight into a call of the SDK: nothing of the project reads it on the way. */
  #isDirect(value: tsTypes.Node): boolean {
    const node = outward(value);
    const { parent } = node;
    if (ts.isCallExpression(parent))
      return this.#isSdkCall(parent) && isSdkFunction(parent.expression, this.program.checker, this.references);
    if (ts.isNewExpression(parent)) return this.#isSdkCall(parent);
    if (ts.isSpreadAssignment(parent)) return this.#isDirect(parent.parent);
    if (ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent)) return this.#isDirect(parent);
    return false;
  }

  /** `options.maxTokens = 5`, where the type of `options` does not know the name: where the variable goes decides. */
  #assigned(token: Token, node: ReadUse['node'], unit: SourceUnit): ReadUse | StrayUse | undefined {
    const base = { name: token.text, key: token, unit };
    const owner = inward(node.expression);
    const declaration = ts.isIdentifier(owner) ? this.references.symbolAt(owner)?.valueDeclaration : undefined;
    const name = declaration && ts.getNameOfDeclaration(declaration);
    if (!name || !ts.isIdentifier(name)) return undefined;
    const { takers, lost, reads } = this.flows.ofVariable(name);
    const ofTakers = takers.map(taker => propertyOf(this.program.checker, taker.type, token.text).owners);
    const owners = ofTakers.flat();
    if (owners.length === 0) return undefined;
    const isWhole = ofTakers.every(one => one.length > 0);
    const read = reads.find(other => staticName(other.name) === token.text && !isAssigned(other.name.parent));
    const reason =
      lost[0]?.reason ??
      (read ? 'the name is also read from it' : 'the object also goes where the name is not the SDK’s');
    if (lost.length === 0 && isWhole && !read) return { ...base, form: 'read', owners, node };
    return { ...base, form: 'stray', owners: [], node, literal: undefined, loss: { node, reason, foreign: false } };
  }

  /** Whether a typed value only waits in a variable for calls of the SDK, and `name` is not read from it. */
  #isHeldForCalls(value: tsTypes.Node, name: string): boolean {
    const { parent } = value;
    if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) return false;
    const { takers, lost, reads } = this.flows.ofVariable(parent.name);
    return (
      takers.length > 0 &&
      lost.length === 0 &&
      takers.every(taker => this.#isDirect(taker.node)) &&
      !reads.some(read => staticName(read.name) === name)
    );
  }

  /** Where the member that a read names is declared. */
  #declarationsOf(token: Token, node: tsTypes.Node): readonly tsTypes.Declaration[] {
    const { checker } = this.program;
    const owner = isRead(node) ? node.expression : ts.isBindingElement(node) ? node.parent : undefined;
    if (owner) return declarationsOf(checker, checker.getTypeAtLocation(owner), token.text);
    return this.#memberSymbol(token, node)?.declarations ?? [];
  }

  /** The member that an access or a pattern names. */
  #memberSymbol(token: Token, node: tsTypes.Node): tsTypes.Symbol | undefined {
    const { checker } = this.program;
    if (ts.isElementAccessExpression(node)) {
      const type = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
      return checker.getPropertyOfType(type, token.text);
    }
    if (ts.isBindingElement(node)) {
      return checker.getPropertyOfType(checker.getNonNullableType(checker.getTypeAtLocation(node.parent)), token.text);
    }
    if (ts.isPropertyAccessExpression(node) || ts.isQualifiedName(node)) return checker.getSymbolAtLocation(token);
    if (ts.isLiteralTypeNode(node) && ts.isIndexedAccessTypeNode(node.parent)) {
      return checker.getPropertyOfType(checker.getTypeFromTypeNode(node.parent.objectType), token.text);
    }
    return checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), token.text);
  }

  #typeKey(token: tsTypes.StringLiteralLike, node: tsTypes.LiteralTypeNode, unit: SourceUnit): MentionUse | undefined {
    const { checker } = this.program;
    // `A | B` of keys stands for each of them.
    const keys = ts.isUnionTypeNode(node.parent) ? node.parent : node;
    const parent = keys.parent;
    let subject: tsTypes.TypeNode | undefined;
    if (ts.isIndexedAccessTypeNode(parent) && parent.indexType === keys) subject = parent.objectType;
    else if (
      ts.isTypeReferenceNode(parent) &&
      ts.isIdentifier(parent.typeName) &&
      /^(?:Omit|Pick)$/.test(parent.typeName.text) &&
      parent.typeArguments?.[1] === keys
    ) {
      subject = parent.typeArguments[0];
    }
    if (!subject) return undefined;
    const { owners, foreign } = propertyOf(checker, checker.getTypeFromTypeNode(subject), token.text);
    if (owners.length === 0 || foreign.length > 0) return undefined;
    return { form: 'mention', name: token.text, key: token, unit, node, owners };
  }

  /** Names bound to an SDK module by this file itself; a wrapper's re-export keeps its own name. */
  #name(token: tsTypes.Identifier, unit: SourceUnit): NameUse | undefined {
    const { checker } = this.program;
    const { parent } = token;
    const base = { form: 'name', name: token.text, key: token, unit, node: parent } as const;
    if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) {
      if ((parent.propertyName ?? parent.name) !== token) return undefined;
      const declaration = ts.findAncestor(
        parent,
        node => ts.isImportDeclaration(node) || ts.isExportDeclaration(node),
      ) as tsTypes.ImportDeclaration | tsTypes.ExportDeclaration | undefined;
      const from = declaration?.moduleSpecifier;
      if (!from || !ts.isStringLiteral(from)) return undefined;
      const symbol = checker.getSymbolAtLocation(token);
      const owners = ownersOfSymbol(resolveAlias(checker, symbol));
      if (owners.length === 0) return undefined;
      if (isSdkSpecifier(from.text)) return { ...base, owners };
      // Through `export * from 'ai'` the name is the SDK's own; through a named re-export it is the wrapper's.
      const local = checker.getSymbolAtLocation(parent.name);
      const immediate = local && immediateAlias(checker, local);
      return immediate?.declarations?.every(isSdkDeclaration) ? { ...base, owners } : undefined;
    }
    if (ts.isQualifiedName(parent) && parent.right === token) {
      const owners = ownersOfSymbol(resolveAlias(checker, checker.getSymbolAtLocation(token)));
      return owners.length > 0 ? { ...base, owners } : undefined;
    }
    if (ts.isImportTypeNode(parent) && parent.qualifier === token) {
      const owners = ownersOfSymbol(resolveAlias(checker, checker.getSymbolAtLocation(token)));
      return owners.length > 0 ? { ...base, owners } : undefined;
    }
    return undefined;
  }

  #isSdkCall(call: tsTypes.CallExpression | tsTypes.NewExpression): boolean {
    const declaration = this.program.checker.getResolvedSignature(call)?.declaration;
    return declaration !== undefined && isSdkDeclaration(declaration);
  }
}

const isToken = (node: tsTypes.Node): node is Token => ts.isIdentifier(node) || ts.isStringLiteralLike(node);

const isMember = (node: tsTypes.Node): node is MemberUse['node'] =>
  (ts.isMethodDeclaration(node) || ts.isPropertyDeclaration(node)) && ts.isClassLike(node.parent);

const isRead = (node: tsTypes.Node): node is ReadUse['node'] =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** The value of which a string names a member: `'name' in value`, `vi.spyOn(value, 'name')`. */
function holderOf(token: Token, parent: tsTypes.Node): tsTypes.Expression | undefined {
  if (!ts.isStringLiteralLike(token)) return undefined;
  if (ts.isBinaryExpression(parent) && parent.left === token)
    return parent.operatorToken.kind === ts.SyntaxKind.InKeyword ? parent.right : undefined;
  const isSpy = ts.isCallExpression(parent) && /\.spyOn$/.test(parent.expression.getText());
  return isSpy && parent.arguments[1] === token ? parent.arguments[0] : undefined;
}

/** Whether a member is written, not read. */
const isAssigned = (node: tsTypes.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

const isPattern = (node: tsTypes.Node): node is PatternUse['node'] =>
  ts.isBindingElement(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);

/** An export read off a namespace has no type around it; a member of an interface has. */
const ownerIsMember = (owners: readonly Owner[]): boolean => owners.some(owner => owner.type !== '');

const isNameOf = (property: tsTypes.ObjectLiteralElementLike, token: Token): boolean =>
  property.name === token ||
  (!!property.name && ts.isComputedPropertyName(property.name) && property.name.expression === token);

/** The type that an assignment pattern takes apart. */
function sourceOf(checker: tsTypes.TypeChecker, pattern: tsTypes.Node): tsTypes.Type | undefined {
  const { parent } = pattern;
  if (ts.isBinaryExpression(parent) && parent.left === pattern) {
    const outer = parent.parent;
    if (!ts.isPropertyAssignment(outer) || outer.initializer !== parent) return checker.getTypeAtLocation(parent.right);
    return memberOf(checker, sourceOf(checker, outer.parent), outer.name);
  }
  if (ts.isPropertyAssignment(parent)) return memberOf(checker, sourceOf(checker, parent.parent), parent.name);
  if (ts.isParenthesizedExpression(parent)) return sourceOf(checker, parent);
  return checker.getTypeAtLocation(pattern);
}

function memberOf(
  checker: tsTypes.TypeChecker,
  type: tsTypes.Type | undefined,
  name: tsTypes.Node,
): tsTypes.Type | undefined {
  const key = staticName(name);
  const symbol =
    type && key !== undefined ? checker.getPropertyOfType(checker.getNonNullableType(type), key) : undefined;
  return symbol && checker.getTypeOfSymbol(symbol);
}
