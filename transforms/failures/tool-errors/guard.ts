/** How a tool is guarded: by a `try` around its body, or around a call of what it refers to. */
import {
  accessName,
  inward,
  isFunctionNode,
  isScript,
  isUndefined,
  returnsOf,
  someOwnNode,
} from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import {
  type Execute,
  isAsyncFunction,
  isDurable,
  isGenerator,
  mannerOf,
  mannerOfType,
  type ToolRun,
} from '../execute/execute.js';
import { bodyLetsErrorsOut, letsErrorsOut } from '../execute/failures.js';
import { type EarlyTry, earlyTry } from './early.js';
import { isPath } from './reference.js';
import { type Rethrow, rethrowIn } from './rethrow.js';

export type Guard =
  | { form: 'body'; execute: Execute; isStream: boolean }
  /** Only what stands before the `try` of the author can throw: that begins earlier. */
  | { form: 'early'; execute: Execute; early: EarlyTry; isStream: false }
  /** The author's `catch` throws on what it caught. */
  | { form: 'rethrow'; execute: Execute; rethrow: Rethrow; isStream: boolean }
  /** The function returns an async iterable: what that gives is yielded. */
  | { form: 'iterable'; execute: Execute; value: tsTypes.Expression; isStream: true }
  | { form: 'call'; execute: Execute; reference: tsTypes.Expression; isStream: boolean }
  /** Made once, or with parameters that nothing tells: it cannot be called from a function written there. */
  | { form: 'helper'; reference: tsTypes.Expression; isStream: boolean }
  | { form: 'none'; reason: string };

/** Undefined where nothing is to be done. */
export function guardFor(run: ToolRun, context: Context): Guard | undefined {
  const { execute, reference } = run;
  if (!execute) return reference && guardForUnknown(reference, context);
  const manner = mannerOf(execute, context.checker);
  if (manner === 'sync generator' || isDurable(execute) || !letsErrorsOut(execute, context.checker)) return undefined;
  if (manner === 'either' || (manner === 'sync' && asksForStream(execute))) return { form: 'none', reason: MIXED };
  if (!reference) return guardForBody(execute, manner === 'stream', context);
  const isStreamed = manner === 'stream';
  const isSimple = isPath(reference) && !execute.parameters.some(({ dotDotDotToken }) => dotDotDotToken);
  return isSimple
    ? { form: 'call', execute, reference, isStream: isStreamed }
    : { form: 'helper', reference, isStream: isStreamed };
}

function guardForBody(execute: Execute, isStreamed: boolean, { checker }: Context): Guard {
  if (!bodyLetsErrorsOut(execute, checker))
    return { form: 'none', reason: 'a default value of a parameter can throw, and no `try` of the body is around it' };
  if (isStreamed && !isGenerator(execute)) {
    const [value, ...others] = returnsOf(execute);
    const isAlone = value && others.length === 0 && (!ts.isBlock(execute.body) || isLast(value.parent, execute.body));
    if (isAlone && !readsThis(execute)) return { form: 'iterable', execute, value, isStream: true };
    return { form: 'none', reason: 'it returns iterables in more than one way' };
  }
  const early = isAsyncFunction(execute) && !isGenerator(execute) ? earlyTry(execute, checker) : undefined;
  if (early) return { form: 'early', execute, early, isStream: false };
  const rethrow = isAsyncFunction(execute) || isGenerator(execute) ? rethrowIn(execute, checker) : undefined;
  if (rethrow) return { form: 'rethrow', execute, rethrow, isStream: isStreamed };
  const opaque =
    isGenerator(execute) || mannerOf(execute, checker) === 'async' ? undefined : streamLike(execute, checker);
  if (opaque) return { form: 'none', reason: mayStream(opaque) };
  return { form: 'body', execute, isStream: isStreamed };
}

const isLast = (statement: tsTypes.Node, body: tsTypes.Block): boolean => body.statements.at(-1) === statement;

/** An arrow that becomes a generator would get a `this` of its own. */
const readsThis = (execute: Execute): boolean =>
  ts.isArrowFunction(execute) && someOwnNode(execute, ({ kind }) => kind === ts.SyntaxKind.ThisKeyword);

/** The name of a function that is returned from without `await`, of which nothing is known but that it sounds like a stream. */
function streamLike(execute: Execute, checker: tsTypes.TypeChecker): string | undefined {
  for (const value of returnsOf(execute)) {
    const call = inward(value);
    if (!ts.isCallExpression(call) || !isOpaque(checker.getTypeAtLocation(call))) continue;
    const name = nameOfCallee(call.expression);
    if (SOUNDS_LIKE_STREAM.test(name)) return name;
  }
  return undefined;
}

/** `Symbol.asyncIterator in output`, `isAsyncIterable(output)`: no type need tell that one is returned. */
const asksForStream = ({ body }: Execute): boolean =>
  someOwnNode(body, node => ts.isIdentifier(node) && /asyncIter/i.test(node.text));

const MIXED = 'it returns an iterable in one way and something else in another';

const SOUNDS_LIKE_STREAM = /stream|iter|generat|events|watch|subscribe/i;

const nameOfCallee = (callee: tsTypes.Expression): string =>
  (ts.isIdentifier(callee) ? callee.text : accessName(callee)) ?? '';

const mayStream = (name: string): string =>
  `\`${name}\` may give an async iterable, whose values the SDK would no longer see`;

function guardForUnknown(reference: tsTypes.Expression, context: Context): Guard | undefined {
  const { checker, uses } = context;
  const value = inward(reference);
  if (isUndefined(value) || value.kind === ts.SyntaxKind.NullKeyword) return undefined;
  const type = checker.getTypeAtLocation(value);
  if (mayBe(type, ts.TypeFlags.Undefined | ts.TypeFlags.Null)) return { form: 'none', reason: 'it may be undefined' };
  if (ts.isCallExpression(value)) {
    if (GUARDS.test(value.expression.getText()) || handlesAll(uses.origins.functionOf(value.expression), context))
      return undefined;
    if (value.arguments.some(isUntyped))
      return { form: 'none', reason: 'the function in it would lose the types of its parameters' };
  } else if (!isPath(value)) return { form: 'none', reason: 'it is chosen while the program runs' };
  const name = nameOfCallee(value);
  if (isOpaque(type) && SOUNDS_LIKE_STREAM.test(name)) return { form: 'none', reason: mayStream(name) };
  const [signature] = type.getCallSignatures();
  const manner = signature && mannerOfType(checker.getReturnTypeOfSignature(signature), checker);
  if (manner === 'either') return { form: 'none', reason: MIXED };
  return { form: 'helper', reference, isStream: manner === 'stream' };
}

/** Of the generated module, also where that is not at hand. */
const GUARDS = /^guardTool(?:Stream)?\w*$/;

/** Whether a function makes functions that let no error out: `withErrors(async input => …)`. */
function handlesAll(maker: { body?: tsTypes.ConciseBody | undefined } | undefined, { checker }: Context): boolean {
  const made = maker ? returnsOf(maker).map(inward) : [];
  return made.length > 0 && made.every(fn => isFunctionNode(fn) && fn.body && !letsErrorsOut(fn as Execute, checker));
}

/** A function that gets the types of its parameters from what it is given to. */
function isUntyped(argument: tsTypes.Expression): boolean {
  const fn = inward(argument);
  return (
    !isScript(fn) && (ts.isArrowFunction(fn) || ts.isFunctionExpression(fn)) && fn.parameters.some(({ type }) => !type)
  );
}
