/** What the calls of a project are to include, collected and written once for each call. */
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { type Body, reportLeft, writeInclude } from './write.js';

type Literal = tsTypes.ObjectLiteralExpression;

const ofRuns = new WeakMap<Context['uses'], Wishes>();

export class Wishes {
  /** Where the first reason stands, and the bodies that are read. */
  readonly #open = new Map<Literal, { at: tsTypes.Node; bodies: Set<Body> }>();
  readonly #written = new Map<Literal, ReadonlySet<Body>>();

  static of({ uses }: Context): Wishes {
    const wishes = ofRuns.get(uses) ?? new Wishes();
    ofRuns.set(uses, wishes);
    return wishes;
  }

  /** @param body none where only an old name is to go */
  add(literal: Literal, at: tsTypes.Node, body?: Body): void {
    const wish = this.#open.get(literal) ?? { at, bodies: new Set<Body>() };
    if (body) wish.bodies.add(body);
    this.#open.set(literal, wish);
  }

  write(context: Context): void {
    for (const [literal, { at, bodies }] of this.#open) {
      const written = this.#written.get(literal);
      const missing = [...bodies].filter(body => !written?.has(body));
      if (!written) {
        this.#written.set(literal, bodies);
        writeInclude(literal, missing, at, context);
      } else if (missing.length > 0)
        reportLeft(at, missing, 'its options were changed for another file first', context);
    }
    this.#open.clear();
  }
}
