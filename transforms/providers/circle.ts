/** Files that share the types of V2 or V3: what they get of the SDK under 7 is of V4, unless they make models of V2 or V3 themselves. */
import { walk } from '../../src/sdk/syntax.js';
import { isOpaque } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Context } from '../../src/transform.js';
import { COMPANIONS } from '../manifest/manifest/versions.js';
import { filesAround } from './circle/graph.js';
import { type Arrival, arrivalAt, givesV4, isStrange } from './circle/slots.js';
import { isWrapper, madeBy } from './circle/wrappers.js';
import { HOOKS, isImplementation, isMiddleware } from './specification.js';

const SPOKEN = /\b(?:\w+Model|Provider|Shared)V[23](?!Middleware)\w*\b/;
/** A package that gives models of V4. */
const SOURCE = /(['"])@ai-sdk\/(?!(?:provider(?:-utils)?|react|vue|svelte|rsc|mcp)\1)[\w-]+(?:\/[\w-]+)?\1/;
const OTHERS = Object.keys(COMPANIONS)
  .filter(givesV4)
  .map(name => new RegExp(`(['"])${name}\\1`));
const GATEWAY = /\{[^{}]*\b(?:createG|g)ateway\b[^{}]*\}\s*from\s*(['"])ai\1/;
const isSource = ({ text }: tsTypes.SourceFile): boolean => [SOURCE, GATEWAY, ...OTHERS].some(one => one.test(text));

export interface Circle {
  files: readonly tsTypes.SourceFile[];
  /** Whether a file imports a package that gives models. */
  takes: boolean;
  /** Whether a file builds middleware. */
  wraps: boolean;
  /** Whether a file makes models of V2 or V3, other than around those of the SDK. */
  makes: boolean;
  /** Whether a file that makes none has types of V2 or V3, other than those of middleware. */
  speaks: boolean;
}

const circles = new WeakMap<tsTypes.SourceFile, Circle>();

/** What a file has the types of V2 or V3 for, together with the files that hand such values to it or take them from it. */
export function circleOf(source: tsTypes.SourceFile, context: Context): Circle {
  let circle = circles.get(source);
  if (!circle) {
    const files = filesAround(source, context.uses.program);
    const holdsWrapper = (file: tsTypes.SourceFile): boolean => delegates(file, context);
    const takesStranger = (file: tsTypes.SourceFile): boolean => meets(file, context);
    circle = {
      files,
      takes: files.some(isSource),
      wraps: files.some(file => builds(file, context)),
      makes: files.some(file => makes(file, context)) || (files.some(holdsWrapper) && files.some(takesStranger)),
      speaks: files.some(file => !makes(file, context) && SPOKEN.test(file.text)),
    };
    circles.set(source, circle);
  }
  return circle;
}

const arrivals = new WeakMap<Circle, Arrival[]>();

/** Models of V4 that go where V2 or V3 is expected, in all files of a circle. */
export function givenIn(circle: Circle, context: Context): readonly Arrival[] {
  const known = arrivals.get(circle);
  if (known) return known;
  const found: Arrival[] = [];
  arrivals.set(circle, found);
  for (const file of circle.files) {
    walk(file, node => {
      const arrival = arrivalAt(node, context);
      if (arrival && givesV4(arrival.module)) found.push(arrival);
    });
  }
  return found;
}

/** Whether all types of V2 or V3 around a file are for middleware: what that sees under 7 is of V4, also around a model of V2 or V3. */
export function isForMiddleware(source: tsTypes.SourceFile, context: Context): boolean {
  const { wraps, makes } = circleOf(source, context);
  return wraps && !makes;
}

/** Whether the types of V2 or V3 around a file become those of V4. */
export function isForV4(source: tsTypes.SourceFile, context: Context): boolean {
  const { wraps, takes, makes } = circleOf(source, context);
  return (wraps || takes) && !makes;
}

const HOOK = new RegExp(`\\b(?:${HOOKS.join('|')})\\b`);
const builds = memoized((node, context) => ts.isObjectLiteralExpression(node) && isMiddleware(node, context), HOOK);

const MODEL = /V[23]\b|['"]v[23]['"]|\bdo[A-Z]\w+\b/;
/** Whether a file makes a model of V2 or V3 that is none of another model. */
export const makes = memoized(
  (node, context) => isImplementation(node, context) && !isWrapper(madeBy(node), context),
  MODEL,
);
/** Whether a file makes a model around another one. */
const delegates = memoized((node, context) => isImplementation(node, context), MODEL);
/** Whether a model of which nothing is known goes where one of V2 or V3 is expected. */
const meets = memoized((node, context) => {
  const arrival = arrivalAt(node, context);
  return !!arrival && isStrange(arrival.module) && isOpaque(context.checker.getTypeAtLocation(node));
}, /\bimport\b/);

/** Whether a node of a file is one that is looked for; asked once of each file, and only where its text gives cause. */
function memoized(
  isOne: (node: tsTypes.Node, context: Context) => boolean,
  cause: RegExp,
): (source: tsTypes.SourceFile, context: Context) => boolean {
  const known = new WeakMap<tsTypes.SourceFile, boolean>();
  return (source, context) => {
    let answer = known.get(source);
    if (answer === undefined) {
      answer = false;
      if (cause.test(source.text)) walk(source, node => (answer ||= isOne(node, context)));
      known.set(source, answer);
    }
    return answer;
  };
}
