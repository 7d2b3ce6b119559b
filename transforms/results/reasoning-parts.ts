import { takesCondition } from '../../src/edit/precedence.js';
import { quoteOf } from '../../src/edit/style.js';
import { guide7 } from '../../src/guides.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { type ItemRead, readsOfItems, variableOf } from './items.js';

const EVENTS = ['StepResult.reasoning', 'GenerateTextEndEvent.reasoning', 'StreamTextEndEvent.reasoning'];
const MEMBERS = [...EVENTS, 'GenerateTextResult.reasoning', 'StreamTextResult.reasoning'];

export const reasoningParts = defineTransform({
  id: 'reasoning-parts',
  title: 'Items of `reasoning` are told apart by their type',
  kind: 'breaking',
  from: [5, 6],
  words: ['reasoning'],
  why: 'Under 7 the items of `reasoning` may be files, which have no `text`, so that reading it does not compile; and the items of a step carry their metadata as `providerOptions`.',
  keeps: ['`reasoningText`', 'items whose `type` is asked already'],
  before: 'const texts = result.reasoning.map(part => part.text);',
  after: "const texts = result.reasoning.map(part => part.type === 'reasoning' ? part.text : '');",
  docs: guide7('generatetext-and-streamtext-result-properties-now-include-all-steps'),
  visit(use, context) {
    if ((use.form !== 'read' && use.form !== 'pattern') || !means(use, MEMBERS)) return;
    // Nothing tells that it is not of 7: the compiler does, where it matters.
    if (context.generation === null) return;
    const { reads } = readsOfItems(use.node, context);
    for (const read of reads) {
      if (read.name === 'text') narrow(read, reads, context);
      else if (read.name === 'providerMetadata' && means(use, EVENTS)) {
        const { node } = read;
        const key = ts.isBindingElement(node)
          ? (node.propertyName ?? node.name)
          : ts.isPropertyAccessExpression(node)
            ? node.name
            : node.argumentExpression;
        context.change(key, draft => draft.rename(key, 'providerOptions'));
      }
    }
  },
});

/** `part.text` → `part.type === 'reasoning' ? part.text : ''` */
function narrow(read: ItemRead, reads: readonly ItemRead[], context: Context): void {
  const { node } = read;
  const variable = variableOf(read);
  const symbolOf = (one: ItemRead) => {
    const owner = variableOf(one);
    return owner && context.uses.references.symbolAt(owner);
  };
  if (ts.isBindingElement(node)) {
    if (node.parent.elements.some(other => other.getText() === 'type')) return;
    if (!narrowPattern(node, context)) report(node, context);
    return;
  }
  const quote = quoteOf(node.getSourceFile());
  if (!variable) return report(node, context);
  if (reads.some(other => other.name === 'type' && symbolOf(other) === symbolOf(read))) return;
  context.change(node, draft => {
    const [open, close] = takesCondition(node) ? ['', ''] : ['(', ')'];
    const test = `${open}${variable.text}.type === ${quote}reasoning${quote} ? `;
    draft.replace(node, test, node, ` : ${quote}${quote}${close}`);
  });
}

/** `({ text }) => text` → `part => part.type === 'reasoning' ? part.text : ''` */
function narrowPattern(element: tsTypes.BindingElement, context: Context): boolean {
  const parameter = element.parent.parent;
  const fn = parameter.parent;
  if (!ts.isParameter(parameter) || !ts.isArrowFunction(fn) || fn.parameters.length > 1 || parameter.type) return false;
  const { body } = fn;
  if (element.parent.elements.length > 1 || element.initializer || body.getText() !== element.name.getText())
    return false;
  const quote = quoteOf(element.getSourceFile());
  return context.change(element, draft => {
    draft.replace(element.parent, 'part');
    draft.replace(body, `part.type === ${quote}reasoning${quote} ? part.text : ${quote}${quote}`);
  });
}

function report(node: tsTypes.Node, context: Context): void {
  context.report(node, {
    message: 'Under 7 an item of `reasoning` may be a file, which has no `text`, so this does not compile.',
    remedy: "Read `text` only where the item's `type` is `'reasoning'`, or read `reasoningText` for all of it.",
    severity: 'error',
  });
}
