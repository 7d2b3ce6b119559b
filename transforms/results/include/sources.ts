/** From a body that is read back to the calls whose request or response it belongs to. */
import type { Producer } from '../../../src/sdk/origins.js';
import { type Owner, ownersOfSymbol, propertyOf } from '../../../src/sdk/symbols.js';
import { inward, outward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

/** Options whose function is given results, steps or parts of the call. */
const CALLBACKS = [
  'onFinish',
  'onEnd',
  'onStepFinish',
  'onStepEnd',
  'onAbort',
  'prepareStep',
  'experimental_prepareStep',
  'stopWhen',
  'messageMetadata',
];

/** The calls; none where the body is there without being asked for, undefined where they could not be followed. */
export function sourcesOf(use: ReadUse | PatternUse, context: Context): readonly Producer[] | undefined {
  const search = new Search(context);
  const found = use.form === 'read' ? search.ofValue(use.node.expression) : search.ofPattern(use.node);
  return found?.filter(({ made }) => !/^\.(?:generate|stream)Object$/.test(made));
}

class Search {
  readonly #context: Context;
  readonly #seen = new Set<tsTypes.Node>();

  constructor(context: Context) {
    this.#context = context;
  }

  ofValue(expression: tsTypes.Expression): readonly Producer[] | undefined {
    const node = inward(expression);
    if (this.#seen.has(node)) return undefined;
    this.#seen.add(node);
    if (ts.isAwaitExpression(node)) return this.ofValue(node.expression);
    const { checker, uses } = this.#context;
    const made = uses.origins.of(node);
    if (made) return this.#results(made);
    if (ts.isPropertyAccessExpression(node)) {
      return isOfObject(ownersOfSymbol(checker.getSymbolAtLocation(node.name))) ? [] : this.ofValue(node.expression);
    }
    if (ts.isElementAccessExpression(node)) return this.ofValue(node.expression);
    // `steps.at(-1)`, `stream.getReader()`
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      return this.ofValue(node.expression.expression);
    const declaration = ts.isIdentifier(node) ? uses.references.symbolAt(node)?.valueDeclaration : undefined;
    return declaration && this.#ofDeclaration(declaration);
  }

  ofPattern(element: PatternUse['node']): readonly Producer[] | undefined {
    if (ts.isBindingElement(element)) return this.#ofDeclaration(element);
    const target = ts.findAncestor(element, ts.isBinaryExpression);
    return target && this.ofValue(target.right);
  }

  #ofDeclaration(declaration: tsTypes.Declaration): readonly Producer[] | undefined {
    if (ts.isBindingElement(declaration)) {
      const { parent: pattern, propertyName, name } = declaration;
      const key = staticName(propertyName ?? name);
      const { checker } = this.#context;
      if (key && isOfObject(propertyOf(checker, checker.getTypeAtLocation(pattern), key).owners)) return [];
      return this.#ofDeclaration(pattern.parent);
    }
    if (ts.isParameter(declaration)) return this.#ofParameter(declaration);
    if (!ts.isVariableDeclaration(declaration)) return undefined;
    const { initializer, parent: list } = declaration;
    if (!(ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const)) return undefined;
    if (initializer) return this.ofValue(initializer);
    return ts.isForOfStatement(list.parent) ? this.ofValue(list.parent.expression) : undefined;
  }

  /** `steps.map(step => …)`, `result.request.then(request => …)`, `onFinish: event => …` */
  #ofParameter(parameter: tsTypes.ParameterDeclaration): readonly Producer[] | undefined {
    const fn = parameter.parent;
    const call = outward(fn).parent;
    if (ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression))
      return this.ofValue(call.expression.expression);
    return this.#results(this.#context.uses.origins.ofCallback(fn, CALLBACKS));
  }

  /** What a method of a result is called with belongs to the call that made the result. */
  #results(calls: readonly Producer[] | undefined): readonly Producer[] | undefined {
    const found = calls?.map(producer => {
      const { call, made } = producer;
      if (!made.startsWith('StreamTextResult.')) return [producer];
      return ts.isPropertyAccessExpression(call.expression) ? this.ofValue(call.expression.expression) : undefined;
    });
    return found?.every(calls => calls !== undefined) ? found.flat() : undefined;
  }
}

const isOfObject = (owners: readonly Owner[]): boolean => owners.some(({ type }) => /Object/.test(type));
