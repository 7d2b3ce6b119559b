import { defineTransform } from '../../src/transform.js';
import { leakyHandlers } from './catches/handlers.js';
import { placeOf } from './catches/place.js';
import { toolRun } from './execute/execute.js';

const REACHES = {
  stack: 'gives the model the stack: names of files and functions, and the message',
  whole:
    'gives the model the error object: `{}` of a plain error, and of one by axios or a database driver its configuration, headers and addresses',
};

/** Handlers that were seen to, in functions that serve several tools. */
const seen = new WeakSet<object>();

export const stackToModel = defineTransform({
  id: 'stack-to-model',
  title: 'A stack, or a whole error, in what a tool answers',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'What `execute` answers becomes JSON in the next request. A stack shows the model, and whoever reads its answers, files and functions of the server. An error as a whole is worse: a plain one arrives as `{}`, so the model learns nothing, while errors of HTTP clients and database drivers bring their enumerable fields, with `Authorization` headers, URLs and addresses among them.',
  keeps: [
    'the message of the error, which is a finding of `leaky-catch`',
    '`error.code`, `error.name` and `error.status`',
    'a stack that is logged',
  ],
  before: `const search = tool({
  inputSchema,
  execute: async ({ q }) => {
    try {
      return { hits: await findHits(q) };
    } catch (error) {
      return { failed: true, error };
    }
  },
});`,
  after: `const search = tool({
  inputSchema,
  execute: async ({ q }) => {
    try {
      return { hits: await findHits(q) };
    } catch (error) {
      console.error('Tool "search" failed:', error);
      return { failed: true, error: 'search_failed' };
    }
  },
});`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#handling-errors',
  visit(use, context) {
    const run = toolRun(use, context);
    const { execute } = run ?? {};
    if (!run || !execute) return;
    for (const { handler, leaks, code, fix } of leakyHandlers({ ...run, execute }, context)) {
      const worst = leaks.find(({ part }) => part === 'stack') ?? leaks.find(({ part }) => part === 'whole');
      if (!worst || seen.has(handler)) continue;
      seen.add(handler);
      // `leaky-catch` takes it out.
      if (fix && context.choices.fixLeakyCatch) continue;
      const { at, text } = placeOf(worst.node, run.key);
      context.report(at, {
        message: `${text} ${REACHES[worst.part as keyof typeof REACHES]}.`,
        remedy: `Log the error, and write ${fix ? `\`${fix.texts[leaks.indexOf(worst)]}\`` : `a code such as \`'${code}'\``} in its place.`,
        severity: 'error',
      });
    }
  },
});
