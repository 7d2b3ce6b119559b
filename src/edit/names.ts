/** Names that a file has free at a place. */

import { walk } from '../sdk/syntax.js';
import { ts, type tsTypes } from '../sdk/typescript.js';

export class Names {
  readonly #source: tsTypes.SourceFile;
  readonly #checker: tsTypes.TypeChecker;
  /** Names handed out before, with the function or file that they are for. */
  readonly #given: { name: string; scope: tsTypes.Node }[] = [];
  readonly #spelled = new Map<tsTypes.Node, Set<string>>();

  constructor(source: tsTypes.SourceFile, checker: tsTypes.TypeChecker) {
    this.#source = source;
    this.#checker = checker;
  }

  /** Whether no identifier of the file is spelled so, but for member names. */
  isFreeInFile(name: string): boolean {
    return !this.#spellings(this.#source).has(name) && !this.#given.some(given => given.name === name);
  }

  /**
   * The first of the names that can be declared around `at` without meaning something else there; numbered where none
   * can. Nobody else is given it.
   */
  take(at: tsTypes.Node, candidates: readonly [string, ...string[]]): string {
    const scope = ts.findAncestor(at, ts.isFunctionLike) ?? this.#source;
    const numbered = function* () {
      yield* candidates;
      for (let i = 2; ; i++) yield candidates[0] + i;
    };
    for (const name of numbered()) {
      if (!this.#isFree(name, scope, at)) continue;
      this.#given.push({ name, scope });
      return name;
    }
    throw new Error('unreachable');
  }

  #isFree(name: string, scope: tsTypes.Node, at: tsTypes.Node): boolean {
    if (this.#spellings(scope).has(name)) return false;
    if (
      this.#given.some(given => given.name === name && (isWithin(scope, given.scope) || isWithin(given.scope, scope)))
    )
      return false;
    return !this.#checker.getSymbolsInScope(at, ts.SymbolFlags.Value).some(symbol => symbol.name === name);
  }

  #spellings(scope: tsTypes.Node): Set<string> {
    let found = this.#spelled.get(scope);
    if (!found) {
      const fresh = new Set<string>();
      walk(scope, node => {
        if (ts.isIdentifier(node) && !isMemberName(node)) fresh.add(node.text);
      });
      this.#spelled.set(scope, fresh);
      found = fresh;
    }
    return found;
  }
}

/** The first of the names that means nothing at the place; the last one where all do. For what its own scope shadows. */
export function nameInScope(
  checker: tsTypes.TypeChecker,
  at: tsTypes.Node,
  ...candidates: [string, ...string[]]
): string {
  const taken = new Set(checker.getSymbolsInScope(at, ts.SymbolFlags.Value).map(({ name }) => name));
  return candidates.find(name => !taken.has(name)) ?? candidates.at(-1)!;
}

const isWithin = (inner: tsTypes.Node, outer: tsTypes.Node): boolean =>
  outer.pos <= inner.pos && inner.end <= outer.end;

const isMemberName = (node: tsTypes.Identifier): boolean => {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
};
