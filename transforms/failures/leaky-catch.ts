import { defineTransform } from '../../src/transform.js';
import { leakyHandlers } from './catches/handlers.js';
import { placeOf } from './catches/place.js';
import { toolRun } from './execute/execute.js';

/** Handlers that were seen to, in functions that serve several tools. */
const seen = new WeakSet<object>();

export const leakyCatch = defineTransform({
  id: 'leaky-catch',
  title: 'A `catch` of a tool that hands the error to the model',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'What `execute` answers is sent to the provider, so a `catch` that answers with `error.message` sends host names, SQL and file paths. A code tells the model as much as it can use, and the error itself belongs in the log. `--fix-leaky-catch` writes both: the words of the author stay, only the error goes. Without it each such place is a finding.',
  keeps: [
    'the message of a class of the project, after `instanceof`: its author wrote it for a reader',
    'the issues of a `ZodError`, which name fields of the input and what they should be',
    '`error.code`, `error.name` and `error.status`',
    'an error that is thrown on, which `tool-errors` guards',
  ],
  before: `const search = tool({
  inputSchema,
  execute: async ({ q }) => {
    try {
      return { hits: await findHits(q) };
    } catch (error) {
      return { error: \`Search failed: \${error.message}\` };
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
      return { error: 'Search failed.' };
    }
  },
});`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#handling-errors',
  visit(use, context) {
    const run = toolRun(use, context);
    const { execute } = run ?? {};
    if (!run || !execute) return;
    for (const { handler, leaks, code, fix } of leakyHandlers({ ...run, execute }, context)) {
      if (seen.has(handler)) continue;
      seen.add(handler);
      const [{ node }] = leaks;
      if (fix && context.choices.fixLeakyCatch) {
        context.change(node, draft => fix.write(draft));
        continue;
      }
      const { at, text } = placeOf(node, run.key);
      context.report(at, {
        message: `${text} tells the model what the error says: host names, SQL and file paths may be in it.`,
        remedy: fix
          ? `Write \`${fix.texts[0]}\` in its place and log the error; \`--fix-leaky-catch\` does both.`
          : `Log the error, and answer with a code such as \`'${code}'\`.`,
      });
    }
  },
});
