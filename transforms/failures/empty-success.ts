import { inward, returnsOf } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';
import { branchesOf, shapesItself } from './execute/answers.js';
import { mannerOf, toolRun } from './execute/execute.js';

export const emptySuccess = defineTransform({
  id: 'empty-success',
  title: 'A tool that answers with an empty text',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'An empty text tells the model nothing: not whether there was no hit, whether something failed, or whether the work is done. It guesses, or calls the tool again. A sentence, or a value with a name, tells it.',
  keeps: [
    'texts that happen to be empty at run time',
    'empty lists, empty members of objects, and `null`: what they mean is known from their name or type',
    'a tool with a `toModelOutput`, which decides itself what the model reads',
  ],
  before: `const note = tool({
  inputSchema,
  execute: async ({ tag }) => {
    const hit = notes.find(note => note.tag === tag);
    return hit ? hit.text : '';
  },
});`,
  after: `const note = tool({
  inputSchema,
  execute: async ({ tag }) => {
    const hit = notes.find(note => note.tag === tag);
    return hit ? hit.text : 'There is no note with this tag.';
  },
});`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling',
  visit(use, context) {
    const run = toolRun(use, context);
    if (!run?.execute || told.has(run.execute) || shapesItself(run.tool, context.checker)) return;
    if (!/sync$/.test(mannerOf(run.execute, context.checker))) return;
    told.add(run.execute);
    for (const value of returnsOf(run.execute).flatMap(branchesOf)) {
      if (!isEmptyText(value)) continue;
      const isFailure = ts.findAncestor(value, ts.isCatchClause) !== undefined;
      context.report(value, {
        message: isFailure
          ? 'The tool answers a failure with an empty text: the model takes it for a success without a result.'
          : 'The tool answers with an empty text here: the model cannot tell what that means.',
        remedy: isFailure
          ? "Return a code that says it failed, such as `{ ok: false, error: 'lookup_failed' }`."
          : "Return a sentence that says it, such as `'Nothing was found.'`.",
      });
    }
  },
});

/** A function may serve several tools. */
const told = new WeakSet<tsTypes.Node>();

function isEmptyText(value: tsTypes.Expression): boolean {
  const node = inward(value);
  return ts.isStringLiteralLike(node) && node.text.trim() === '';
}
