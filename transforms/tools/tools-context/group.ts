/** The calls and tools that share a context: those that are reached from one of them. They change together, or not at all. */
import { outward, propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import type { ToolLiteral } from '../../../src/sdk/tool-sets.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { LOST, OLD, readsOf } from './reads.js';
import { type ContextType, contextTypeOf } from './schema.js';

type Options = tsTypes.ObjectLiteralExpression;

export interface Reader {
  tool: ToolLiteral;
  keys: readonly tsTypes.Node[];
  /** None in a file without types. */
  type?: ContextType;
}

/** A property that gives a context: of a call, or of what its `prepareStep` returns. */
export interface Supply {
  property: tsTypes.ObjectLiteralElementLike;
  /** The tools that read it, by their names in the call. */
  readers: { name: string; reader: Reader }[];
}

export interface Group {
  supplies: Supply[];
  readers: Map<ToolLiteral, Reader>;
  /** Why they cannot change. */
  fault?: string;
}

export const isTyped = (node: tsTypes.Node): boolean => !(node.flags & ts.NodeFlags.JavaScriptFile);

/** @param start the options of a call, or a tool */
export function groupOf(start: { options: Options } | { tool: ToolLiteral }, context: Context): Group {
  const search = new Search(context);
  if ('options' in start) search.call(start.options);
  else search.tool(start.tool);
  return search.group;
}

class Search {
  readonly group: Group = { supplies: [], readers: new Map() };
  readonly #context: Context;
  readonly #calls = new Set<Options>();

  constructor(context: Context) {
    this.#context = context;
  }

  #fail(reason: string): void {
    this.group.fault ??= reason;
  }

  call(options: Options): void {
    if (this.#calls.has(options)) return;
    this.#calls.add(options);
    const { tools, lost } = this.#context.uses.toolSets.of(options);
    const readers = tools.flatMap(({ name, tool }) => {
      const reader = this.tool(tool);
      return reader ? [{ name, reader }] : [];
    });
    const given = propertyNamed(options, OLD);
    const returned = returnedBy(options, this.#context);
    for (const property of given ? [given, ...returned] : returned) this.group.supplies.push({ property, readers });
    if (lost) this.#fail('some of the tools of the call could not be followed to where they are written');
    if (readers.length > 0 && !given) this.#fail('a call takes tools that read a context, and gives none beside them');
    if (readers.some(({ reader }) => reader.type) && !isTyped(options))
      this.#fail('tools with types go into a call without');
    if (readers.some(({ reader }) => !reader.type) && isTyped(options))
      this.#fail('tools without types go into a call with types');
  }

  /** What there is to know of a tool that reads the context; nothing for another. */
  tool(tool: ToolLiteral): Reader | undefined {
    const known = this.group.readers.get(tool);
    if (known) return known;
    const { keys, types, fault } = readsOf(tool, this.#context);
    if (fault && (keys.length > 0 || fault === LOST)) this.#fail(fault);
    if (keys.length === 0) return undefined;
    const reader: Reader = { tool, keys };
    this.group.readers.set(tool, reader);
    if (isTyped(tool)) this.#typed(reader, types);
    const { calls, lost: gone } = this.#context.uses.toolSets.callsOf(tool);
    if (gone) this.#fail('a tool that reads it goes where it could not be followed');
    if (calls.length === 0) this.#fail('no call was found that takes the tool');
    for (const { options } of calls) this.call(options);
    return reader;
  }

  #typed(reader: Reader, types: readonly tsTypes.TypeNode[]): void {
    const { tool } = reader;
    const type = contextTypeOf(types, tool, this.#context);
    if (typeof type === 'string') this.#fail(type);
    else reader.type = type;
    const { toolSets } = this.#context.uses;
    if (toolSets.maker(tool) !== '.tool') this.#fail('7 types the context of a tool only where `tool()` makes it');
    const call = outward(tool).parent;
    if (ts.isCallExpression(call) && call.typeArguments) this.#fail('a tool writes down its types');
    if (tool.properties.some(property => staticName(property.name) === 'contextSchema'))
      this.#fail('a tool has a `contextSchema` already');
  }
}

/** The contexts that the `prepareStep` of a call returns. */
function returnedBy(options: Options, { uses, checker }: Context): tsTypes.ObjectLiteralElementLike[] {
  return uses.references.named(OLD).flatMap(({ parent: property }) => {
    if (!ts.isObjectLiteralElementLike(property) || !ts.isObjectLiteralExpression(property.parent)) return [];
    const fn = ts.findAncestor(property, ts.isFunctionLike);
    const takers = fn && uses.origins.ofCallback(fn, ['prepareStep', 'experimental_prepareStep']);
    const isOf = takers?.some(({ call }) => call.arguments?.some(argument => argument === outward(options)));
    return isOf && checker.getContextualType(property.parent) && propertyValue(property) ? [property] : [];
  });
}
