/** Files that share the types of V2 or V3: what they get of the SDK under 7 is of V4, unless they make models of V2 or V3 themselves. */
import { walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Context } from '../../src/transform.js';
import { filesAround } from './circle/graph.js';
import { HOOKS, isImplementation, isMiddleware } from './specification.js';

const SPOKEN = /\b(?:\w+Model|Provider|Shared)V[23](?!Middleware)\w*\b/;
/** A package that gives models. */
const SOURCE = /(['"])@ai-sdk\/(?!(?:provider(?:-utils)?|react|vue|svelte|rsc|mcp)\1)[\w-]+(?:\/[\w-]+)?\1/;

export interface Circle {
  /** Whether a file imports a package that gives models. */
  takes: boolean;
  /** Whether a file builds middleware. */
  wraps: boolean;
  /** Whether a file makes models of V2 or V3. */
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
    circle = {
      takes: files.some(({ text }) => SOURCE.test(text)),
      wraps: files.some(file => builds(file, context)),
      makes: files.some(file => makes(file, context)),
      speaks: files.some(file => !makes(file, context) && SPOKEN.test(file.text)),
    };
    circles.set(source, circle);
  }
  return circle;
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
/** Whether a file makes a model of V2 or V3. */
export const makes = memoized(isImplementation, /V[23]\b|['"]v[23]['"]|\bdo[A-Z]\w+\b/);

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
