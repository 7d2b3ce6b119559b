/** From the options of a call to the tools that it takes, and from a tool to the calls that take it. */
import type { Flows } from './flow.js';
import type { Origins, Producer } from './origins.js';
import type { References } from './references.js';
import { resolveAlias } from './symbols.js';
import {
  accessOf,
  constValue,
  type FunctionNode,
  inward,
  isAssignee,
  isFunctionNode,
  outward,
  propertyNamed,
  propertyValue,
  returnsOf,
  staticName,
} from './syntax.js';
import { mayHave } from './types.js';
import { ts, type tsTypes } from './typescript.js';

/** The literal in `tool({ … })`, or the tool itself where it is written without a call. */
export type ToolLiteral = tsTypes.ObjectLiteralExpression;

/** The functions of a tool that the SDK calls, and the parameter by which it hands them more than the input. */
export const TOOL_CALLBACKS: Readonly<Record<string, number>> = {
  execute: 1,
  needsApproval: 1,
  onInputStart: 0,
  onInputDelta: 0,
  onInputAvailable: 0,
};

export interface ToolSet {
  tools: { name: string; tool: ToolLiteral }[];
  /** Something in the set of which it is not known whether it is a tool of the project. */
  lost?: tsTypes.Node | undefined;
  /** Something in it that the SDK or another library made. */
  foreign?: tsTypes.Node | undefined;
}

export interface ToolCalls {
  /** The options in which the call has its `tools`, and the tool's name there. */
  calls: { options: tsTypes.ObjectLiteralExpression; name: string }[];
  /** Where the tool goes out of sight, or is given another type. */
  lost?: tsTypes.Node | undefined;
}

const TAKERS = /^\.(?:generateText|streamText|ToolLoopAgent|Experimental_Agent)$/;
/** A bound that no code written by hand comes near. */
const DEEPEST = 20;

const MAKERS = /^\.(?:tool|dynamicTool)$/;

export class ToolSets {
  readonly #checker: tsTypes.TypeChecker;
  readonly #references: References;
  readonly #flows: Flows;
  readonly #origins: Origins;
  readonly #calls = new Map<ToolLiteral, ToolCalls>();

  constructor(checker: tsTypes.TypeChecker, references: References, flows: Flows, origins: Origins) {
    this.#checker = checker;
    this.#references = references;
    this.#flows = flows;
    this.#origins = origins;
  }

  /** The tools of a call, by the names that it knows them under. */
  of(options: tsTypes.ObjectLiteralExpression): ToolSet {
    const set: ToolSet = { tools: [] };
    const property = propertyNamed(options, 'tools');
    const value = propertyValue(property);
    if (value) this.#gather(value, set);
    else if (property) set.lost = property;
    else
      set.lost = options.properties.find(
        spread =>
          ts.isSpreadAssignment(spread) &&
          mayHave(this.#checker, this.#checker.getTypeAtLocation(spread.expression), ['tools']),
      );
    return set;
  }

  #gather(expression: tsTypes.Expression, set: ToolSet, depth = 0): void {
    const value = this.#behind(expression, depth);
    const module = ts.isIdentifier(value) ? this.#references.symbolAt(value) : undefined;
    if (module && module.flags & ts.SymbolFlags.ValueModule) return this.#gatherExports(module, value, set);
    if (!ts.isObjectLiteralExpression(value)) {
      set[this.#isForeign(value) ? 'foreign' : 'lost'] = expression;
      return;
    }
    for (const property of value.properties) {
      const name = staticName(property.name);
      const tool = propertyValue(property);
      if (ts.isSpreadAssignment(property)) this.#gather(property.expression, set, depth + 1);
      else if (name === undefined || !tool) set.lost = property;
      else {
        const literal = this.definition(tool);
        if (literal) set.tools.push({ name, tool: literal });
        else set[this.#isForeign(this.#behind(tool)) ? 'foreign' : 'lost'] = tool;
      }
    }
  }

  /** `import * as tools`: every export is one. */
  #gatherExports(module: tsTypes.Symbol, at: tsTypes.Node, set: ToolSet): void {
    for (const exported of this.#checker.getExportsOfModule(module)) {
      const symbol = resolveAlias(this.#checker, exported);
      if (!symbol || !(symbol.flags & ts.SymbolFlags.Value)) continue;
      const held = symbol.valueDeclaration && this.#heldBy(symbol.valueDeclaration);
      const tool = held && this.definition(held);
      if (tool) set.tools.push({ name: exported.name, tool });
      else set.lost = at;
    }
  }

  /** Where a tool is written. */
  definition(expression: tsTypes.Expression): ToolLiteral | undefined {
    const value = this.#behind(expression);
    if (ts.isObjectLiteralExpression(value)) return value;
    if (!ts.isCallExpression(value) || !MAKERS.test(this.#made(value) ?? '')) return undefined;
    const argument = value.arguments[0] && inward(value.arguments[0]);
    return argument && ts.isObjectLiteralExpression(argument) ? argument : undefined;
  }

  /** The call that makes a tool of the literal: `.tool`, `.dynamicTool`. */
  maker(tool: ToolLiteral): string | undefined {
    const { parent } = outward(tool);
    return ts.isCallExpression(parent) ? this.#made(parent) : undefined;
  }

  #made(call: tsTypes.CallExpression): Producer['made'] | undefined {
    return this.#origins.producerAt(call)?.made;
  }

  /** What a constant, or a member of one, is declared with; of a call, what the function returns. */
  #behind(expression: tsTypes.Expression, depth = 0): tsTypes.Expression {
    const value = inward(expression);
    // A function may return what it returns itself.
    if (depth > DEEPEST) return value;
    if (ts.isAwaitExpression(value) || ts.isCallExpression(value)) {
      const call = inward(ts.isAwaitExpression(value) ? value.expression : value);
      const returned = ts.isCallExpression(call) && this.#returnedBy(call);
      return returned ? this.#behind(returned, depth + 1) : value;
    }
    if (!ts.isIdentifier(value) && !ts.isPropertyAccessExpression(value)) return value;
    const name = ts.isIdentifier(value) ? value : value.name;
    const declaration = this.#references.symbolAt(name)?.declarations?.[0];
    const held = declaration && this.#heldBy(declaration);
    return held ? this.#behind(held, depth + 1) : value;
  }

  /** What a declaration gives its name, once and for all. */
  #heldBy(declaration: tsTypes.Declaration): tsTypes.Expression | undefined {
    if (ts.isPropertyAssignment(declaration)) return declaration.initializer;
    if (ts.isPropertyDeclaration(declaration))
      return isFixed(declaration, this.#references) ? declaration.initializer : undefined;
    return ts.isExportAssignment(declaration) ? declaration.expression : constValue(declaration);
  }

  /** The one value that a function of the project returns. */
  #returnedBy(call: tsTypes.CallExpression): tsTypes.Expression | undefined {
    const fn = this.#checker.getResolvedSignature(call)?.declaration;
    const [value, ...others] = fn && isMaker(fn) ? returnsOf(fn) : [];
    return others.length === 0 ? value : undefined;
  }

  /** Whether a value was made by the SDK or by another library. */
  #isForeign(value: tsTypes.Expression): boolean {
    if (ts.isAwaitExpression(value)) return this.#isForeign(inward(value.expression));
    return (
      this.#flows.isForeign(value) || (ts.isCallExpression(value) && this.#origins.producerAt(value) !== undefined)
    );
  }

  /** The tools in whose functions a node stands. */
  around(node: tsTypes.Node): ToolLiteral[] {
    for (let at = node.parent; at; at = at.parent) {
      if (!isFunctionNode(at)) continue;
      const holder = ts.isMethodDeclaration(at) || ts.isFunctionDeclaration(at) ? at : outward(at).parent;
      const isNamed = ts.isFunctionDeclaration(holder) || ts.isVariableDeclaration(holder);
      const places = isNamed && holder.name ? this.#references.of(holder.name).map(({ parent }) => parent) : [holder];
      const tools = places.flatMap(place => {
        if (!ts.isObjectLiteralElementLike(place) || !ts.isObjectLiteralExpression(place.parent)) return [];
        return (staticName(place.name) ?? '') in TOOL_CALLBACKS ? [place.parent] : [];
      });
      if (tools.length > 0) return tools;
    }
    return [];
  }

  /** The calls that take a tool. */
  callsOf(tool: ToolLiteral): ToolCalls {
    let calls = this.#calls.get(tool);
    if (!calls) {
      const search = new Search(this.#references, this.#origins);
      search.tool(tool);
      calls = search.found;
      this.#calls.set(tool, calls);
    }
    return calls;
  }
}

class Search {
  readonly found: ToolCalls = { calls: [] };
  readonly #references: References;
  readonly #origins: Origins;
  readonly #seen = new Set<tsTypes.Node>();

  constructor(references: References, origins: Origins) {
    this.#references = references;
    this.#origins = origins;
  }

  /** Follows a tool to the sets that hold it. */
  tool(value: tsTypes.Node): void {
    const node = this.#climb(value);
    if (!node) return;
    const { parent } = node;
    if (isGiven(parent)) this.#held(parent, staticName(parent.name));
    else if (this.#handedOn(node, use => this.tool(use))) {
      const name = ts.isVariableDeclaration(parent) ? staticName(parent.name) : undefined;
      if (name === undefined) return;
      for (const namespace of this.#references.namespacesOf((parent as tsTypes.VariableDeclaration).name))
        if (!ts.isPropertyAccessExpression(namespace.parent) && !isMention(namespace)) this.#set(namespace, name);
    } else if (ts.isExportAssignment(parent)) {
      for (const use of this.#references.ofDefault(parent.getSourceFile())) if (!isMention(use)) this.tool(use);
    } else if (ts.isCallExpression(parent) && MAKERS.test(this.#origins.producerAt(parent)?.made ?? ''))
      this.tool(parent);
    else if (!ts.isPropertyAccessExpression(parent)) this.found.lost ??= node;
  }

  #held(property: tsTypes.ObjectLiteralElementLike, name: string | undefined): void {
    if (name === undefined) this.found.lost ??= property;
    else this.#set(property.parent, name);
  }

  /** Follows a set of tools to the options of calls. */
  #set(value: tsTypes.Node, name: string): void {
    const node = this.#climb(value);
    if (!node) return;
    const { parent } = node;
    if (isGiven(parent) && staticName(parent.name) === 'tools') this.#taken(parent.parent, name);
    else if (ts.isSpreadAssignment(parent)) this.#set(parent.parent, name);
    else if (this.#handedOn(node, use => this.#set(use, name))) return;
    else if (ts.isPropertyAccessExpression(parent)) {
      if (parent.name.text === name) this.tool(parent);
    } else this.found.lost ??= node;
  }

  #taken(options: tsTypes.ObjectLiteralExpression, name: string): void {
    const takers = this.#origins.takersOf(options);
    if (!takers) this.found.lost ??= options;
    // What only describes tools, or renders their messages, does not run them.
    if (takers?.some(({ made }) => TAKERS.test(made))) this.found.calls.push({ options, name });
  }

  /** Follows a value that a variable or a field keeps, or that a function returns, to where that is used. */
  #handedOn(node: tsTypes.Node, follow: (use: tsTypes.Node) => void): boolean {
    const { parent } = node;
    if (ts.isAwaitExpression(parent)) follow(parent);
    else if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)) this.#kept(parent, follow);
    else if (ts.isReturnStatement(parent) || ts.isArrowFunction(parent)) this.#returned(parent, follow);
    else return false;
    return true;
  }

  #kept(holder: tsTypes.VariableDeclaration | tsTypes.PropertyDeclaration, follow: (use: tsTypes.Node) => void): void {
    const { name, type } = holder;
    if (type || !ts.isIdentifier(name) || (ts.isPropertyDeclaration(holder) && !isFixed(holder, this.#references)))
      this.found.lost ??= name;
    else for (const use of this.#references.of(name)) if (!isMention(use)) follow(accessOf(use));
  }

  #returned(at: tsTypes.Node, follow: (call: tsTypes.Node) => void): void {
    const fn = ts.findAncestor(at, ts.isFunctionLike);
    if (!fn || !isMaker(fn)) {
      this.found.lost ??= at;
      return;
    }
    for (const place of this.#origins.placesOf(fn)) {
      const callee = outward(place);
      if (ts.isCallExpression(callee.parent) && callee.parent.expression === callee) follow(callee.parent);
      else if (!isMention(place)) this.found.lost ??= place;
    }
  }

  /** The value outside of parentheses and of what only checks its type; nothing where it was seen, or gets another type. */
  #climb(value: tsTypes.Node): tsTypes.Node | undefined {
    const node = outward(value);
    if (this.#seen.has(node)) return undefined;
    this.#seen.add(node);
    for (let at = value; at !== node; at = at.parent) {
      if (!ts.isAsExpression(at.parent) || ts.isConstTypeReference(at.parent.type)) continue;
      this.found.lost ??= at.parent;
      return undefined;
    }
    return node;
  }
}

/** Whether a function gives what it returns as it is: one without a type of its own for it. */
const isMaker = (fn: tsTypes.Node): fn is FunctionNode => isFunctionNode(fn) && !fn.type && !fn.asteriskToken;

/** Whether a field never holds another value, and has no type of its own. */
const isFixed = ({ name, type }: tsTypes.PropertyDeclaration, references: References): boolean =>
  !type && !references.of(name).some(use => isAssignee(accessOf(use)));

const isGiven = (
  node: tsTypes.Node,
): node is (tsTypes.PropertyAssignment | tsTypes.ShorthandPropertyAssignment) & {
  parent: tsTypes.ObjectLiteralExpression;
} => ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);

const isMention = ({ parent }: tsTypes.Node): boolean =>
  ts.isImportSpecifier(parent) ||
  ts.isExportSpecifier(parent) ||
  ts.isImportClause(parent) ||
  ts.isTypeQueryNode(parent);
