import { catchesAround, returnsOf } from '../../src/sdk/syntax.js';
import { isOpaque, partsOf } from '../../src/sdk/types.js';
import type { tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';
import { placeOf } from './catches/place.js';
import { wrapOf } from './catches/wrap.js';
import { isAsyncFunction, isGenerator, toolRun } from './execute/execute.js';
import { isSettled } from './execute/settled.js';

/** Returns that were seen to, in functions that serve several tools. */
const seen = new WeakSet<object>();

export const unawaitedReturn = defineTransform({
  id: 'unawaited-return',
  title: 'A promise that is returned past its `catch`',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'A promise that `execute` returns without `await` leaves the `try` before it rejects. The `catch` below never runs, and under 7 the text of the error is sent to the model. With `await` the `catch` handles it as it says. Where `tool-errors` wraps the tool it writes the `await`, and this is for information.',
  keeps: [
    'a promise that ends in a `.catch(…)` of its own',
    'a promise outside of a `try`, or in one that has only a `finally`',
    'generators, which wait for what they return',
  ],
  before: `const tides = tool({
  inputSchema,
  execute: async ({ port }) => {
    try {
      return readTides(port);
    } catch {
      return { unavailable: true };
    }
  },
});`,
  after: `const tides = tool({
  inputSchema,
  execute: async ({ port }) => {
    try {
      return await readTides(port);
    } catch {
      return { unavailable: true };
    }
  },
});`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#handling-errors',
  visit(use, context) {
    const run = toolRun(use, context);
    const { execute } = run ?? {};
    if (!run || !execute || isGenerator(execute)) return;
    for (const value of returnsOf(execute)) {
      if (seen.has(value) || catchesAround(value).length === 0 || !canReject(value, context.checker)) continue;
      seen.add(value);
      // Around a body the wrap waits for what it returns.
      const isMended = wrapOf(run, context) === 'body';
      const { at, text } = placeOf(value, run.key);
      context.report(at, {
        message: `${text} leaves the \`try\` before it rejects, so the \`catch\` ${isMended ? 'never ran. It does now' : 'never runs and the model gets the text of the error'}.`,
        remedy: isMended
          ? 'See whether the `catch` answers with what the model should get.'
          : `${isAsyncFunction(execute) ? 'Write' : 'Make `execute` async and write'} \`return await ${value.getText()}\`.`,
        severity: isMended ? 'info' : 'warning',
      });
    }
  },
});

/** Whether it is known to be a promise that nothing of its own handles. */
const canReject = (value: tsTypes.Expression, checker: tsTypes.TypeChecker): boolean =>
  !isSettled(value, checker) &&
  partsOf(checker.getTypeAtLocation(value)).some(
    part => !isOpaque(part) && checker.getPropertyOfType(part, 'then') !== undefined,
  );
