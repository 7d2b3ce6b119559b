import { lineStart, startsLine } from '../../src/edit/layout.js';
import { guide6 } from '../../src/guides.js';
import { walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';

const DIRECTIVE = /@ts-expect-error\b.*\bAI SDK (?:version )?v?[67]\b/;

export const expectedErrors = defineTransform({
  id: 'expected-errors',
  title: '`@ts-expect-error` for what only later versions have goes',
  kind: 'breaking',
  from: [4, 5],
  words: [],
  hints: ['@ts-expect-error'],
  why: 'Components that are copied into projects say `@ts-expect-error state only available in AI SDK v6` above code that is ahead of its SDK. Under 7 there is no error any more, and a directive without one is an error itself.',
  keeps: ['directives that name no version of the SDK', '`@ts-ignore`, which may stand without an error'],
  before: "// @ts-expect-error state only available in AI SDK v6\nif (part.state === 'approval-requested') ask(part);",
  after: "if (part.state === 'approval-requested') ask(part);",
  docs: guide6('tool-ui-part-approval-states'),
  visit() {},
  inspect(source, context) {
    if (context.generation === null || !context.namesSdk || !DIRECTIVE.test(source.text)) return;
    for (const [comment, node] of commentsOf(source)) {
      const { text } = source;
      if (!startsLine(text, comment.pos) || !DIRECTIVE.test(text.slice(comment.pos, comment.end))) continue;
      const rest = /^[\t ]*\r?\n/.exec(text.slice(comment.end));
      if (!rest) continue;
      const line = { start: lineStart(text, comment.pos), end: comment.end + rest[0].length };
      context.change(node, draft => draft.replaceRange(node, line, ''));
    }
  },
});

/** The comments before the nodes of a file, each once. */
function commentsOf(source: tsTypes.SourceFile): [tsTypes.CommentRange, tsTypes.Node][] {
  const found = new Map<number, [tsTypes.CommentRange, tsTypes.Node]>();
  walk(source, node => {
    if (ts.isJsxText(node)) return;
    for (const comment of ts.getLeadingCommentRanges(source.text, node.pos) ?? [])
      if (!found.has(comment.pos)) found.set(comment.pos, [comment, node]);
  });
  return [...found.values()];
}
