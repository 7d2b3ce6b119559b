/** `part.source.url` → `part.url` */
import { isWritten } from '../../../src/sdk/syntax.js';
import { ts } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

const MEMBERS: Readonly<Record<string, string>> = {
  id: 'sourceId',
  url: 'url',
  title: 'title',
  providerMetadata: 'providerMetadata',
};

export function changeSource(use: Use, context: Context): void {
  const { node, key } = use;
  const next = node.parent;
  const member =
    use.form === 'read' && ts.isPropertyAccessExpression(next) && next.expression === node ? next.name : undefined;
  if (use.form === 'read' && member && member.text in MEMBERS && !isWritten(next)) {
    context.change(key, draft => {
      const dot = use.node.questionDotToken ? '?.' : '.';
      draft.replaceRange(node, { start: use.node.expression.end, end: next.end }, dot + MEMBERS[member.text]);
    });
    return;
  }
  context.report(key, {
    message: 'A source part has no `source` in 7: `sourceId`, `url` and `title` are its own.',
    remedy: 'Use the part itself, of type `source-url`, with `sourceId` for `id`.',
    severity: 'error',
  });
}
