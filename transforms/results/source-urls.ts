import { quoteOf } from '../../src/edit/style.js';
import { guide5 } from '../../src/guides.js';
import { isScript, outward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { readsOfItems } from './items.js';

const HOLDERS = ['GenerateTextResult', 'StreamTextResult', 'StreamTextEndEvent', 'StepResult'];

export const sourceUrls = defineTransform({
  id: 'source-urls',
  title: 'Sources are told apart before their URL is read',
  kind: 'breaking',
  from: [4],
  words: ['sources'],
  why: 'Since 5 a source may be a document, which has no `url`, so that reading it does not compile.',
  keeps: ['sources whose `sourceType` is asked', 'sources of which only other members are read'],
  before: 'const urls = result.sources.map(source => source.url);',
  after: "const urls = result.sources.filter(source => source.sourceType === 'url').map(source => source.url);",
  docs: guide5('source-stream-parts-restructure'),
  visit(use, context) {
    if (use.form !== 'read' && use.form !== 'pattern') return;
    if (isScript(use.key) || context.generation !== 4) return;
    if (
      !means(
        use,
        HOLDERS.map(holder => `${holder}.sources`),
      )
    )
      return;
    const { reads } = readsOfItems(use.node, context);
    if (reads.some(({ name }) => name === 'sourceType')) return;
    const lists = new Set(reads.filter(({ name }) => name === 'url').map(({ list }) => list));
    for (const list of lists) if (![...lists].some(other => isWithin(other, list))) narrow(list, context);
  },
});

/** What is made of a list by `filter` holds what the list does. */
const isWithin = (inner: tsTypes.Node, outer: tsTypes.Node): boolean =>
  inner !== outer && outer.pos <= inner.pos && inner.end <= outer.end;

/** Leaves the sources with a URL, which were all in 4. */
function narrow(list: tsTypes.Node, context: Context): void {
  const quote = quoteOf(list.getSourceFile());
  const filter = `.filter(source => source.sourceType === ${quote}url${quote})`;
  const isWaiting = ts.isAwaitExpression(list);
  const access = outward(list).parent;
  const isOptional = ts.isPropertyAccessExpression(access) && access.questionDotToken !== undefined;
  context.change(list, draft => {
    if (isWaiting) draft.insertBefore(list, '(');
    draft.insertAfter(list, `${isWaiting ? ')' : ''}${isOptional ? '?' : ''}${filter}`);
  });
}
