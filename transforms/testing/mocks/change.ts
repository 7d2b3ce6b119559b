/** Changes of what a mock answers: all of them are made, or none. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { propertyNamed } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isForV4 } from '../../providers/circle.js';

export type Change = (draft: Draft) => void;

/** The mocks of one class in a file. */
export interface Job extends Pick<Context, 'uses' | 'checker'> {
  isV1: boolean;
  /** Whether constants that several of them answer with are changed where they are declared. */
  shares: boolean;
  /** What is changed already for another of them. */
  done: Set<tsTypes.Node>;
  /** Whether a node is one of the models; mocks of old generations without. */
  isModel?: (node: tsTypes.Node) => boolean;
  /** Chunks that could not be followed, of mocks that change without them. */
  lost: tsTypes.Node[];
  /** Whether what has a type of V2 there is changed for that. */
  changesTyped(value: tsTypes.Node): boolean;
}

/** A job of its own, which shares nothing. */
export const jobFor = (context: Context, isV1: boolean): Job => ({
  uses: context.uses,
  checker: context.checker,
  changesTyped: value => !isV1 && isForV4(value.getSourceFile(), context),
  isV1,
  shares: false,
  done: new Set(),
  lost: [],
});

/** The changes of a node that several mocks may answer with. */
export function once(node: tsTypes.Node, { done }: Job, make: () => Change[] | undefined): Change[] | undefined {
  if (done.has(node)) return [];
  done.add(node);
  return make();
}

/** The changes, where each is known. */
export function every(changes: readonly (readonly Change[] | undefined)[]): Change[] | undefined {
  return changes.includes(undefined) ? undefined : changes.flatMap(list => list ?? []);
}

export function apply(changes: readonly Change[], draft: Draft): void {
  for (const change of changes) change(draft);
}

export const renamed =
  (key: tsTypes.Node, to: string): Change =>
  draft =>
    draft.rename(key, to);

/** Puts text around the value of a property: `usage` → `usage: { total: usage }`. */
export function enclosed(property: tsTypes.ObjectLiteralElementLike, before: string, ...after: Part[]): Change {
  return draft => {
    if (ts.isPropertyAssignment(property)) {
      draft.insertBefore(property.initializer, before);
      draft.insertAfter(property.initializer, ...after);
    } else draft.insertAfter(property, `: ${before}`, property.name!.getText(), ...after);
  };
}

/** Takes properties out of a literal, those that it has. */
export function without(literal: tsTypes.ObjectLiteralExpression, names: readonly string[]): Change[] {
  const found = names.flatMap(name => propertyNamed(literal, name) ?? []);
  return found.length > 0 ? [draft => draft.removeElements(literal.properties, found)] : [];
}

/** Renames a property, where the literal has it. */
export const keyed = (literal: tsTypes.ObjectLiteralExpression, name: string, to: string): Change[] => {
  const property = propertyNamed(literal, name);
  return property ? [renamed(property.name!, to)] : [];
};
