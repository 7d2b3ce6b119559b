import type { tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';
import { mannerOf, toolRun } from './execute/execute.js';

export const syncGenerator = defineTransform({
  id: 'sync-generator',
  title: 'An `execute` that is a generator must be async',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'The SDK reads what `execute` yields only where it is an async generator. Of a synchronous one it takes the generator itself for the answer: its body never runs, and the model gets `{}`.',
  keeps: ['async generators', 'generators that `execute` calls and reads itself'],
  before: `const lines = tool({
  inputSchema,
  *execute({ text }) { // the model gets {}
    for (const line of text.split('\\n')) yield line;
  },
});`,
  after: `const lines = tool({
  inputSchema,
  async *execute({ text }) {
    for (const line of text.split('\\n')) yield line;
  },
});`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#preliminary-tool-results',
  visit(use, context) {
    const { execute, key } = toolRun(use, context) ?? {};
    if (!execute || !key || told.has(execute) || mannerOf(execute, context.checker) !== 'sync generator') return;
    told.add(execute);
    context.report(key, {
      message: '`execute` is a synchronous generator: its body never runs, and the model gets `{}`.',
      remedy: 'Write `async` before it. The value that is yielded last is the answer.',
      severity: 'error',
    });
  },
});

/** A function may serve several tools. */
const told = new WeakSet<tsTypes.Node>();
