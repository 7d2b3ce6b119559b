import { outward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

export const hasToolCall = defineTransform({
  id: 'has-tool-call',
  title: '`hasToolCall` takes several names',
  kind: 'breaking',
  from: [5, 6],
  words: ['hasToolCall'],
  why: 'Under 7 `hasToolCall` takes any number of names, so `names.map(hasToolCall)` hands it the index and the list as names too, which does not compile.',
  keeps: ['`hasToolCall(name)`', '`names.map(name => hasToolCall(name))`'],
  before: "stopWhen: ['answer', 'ask'].map(hasToolCall),",
  after: "stopWhen: ['answer', 'ask'].map(name => hasToolCall(name)),",
  docs: 'https://ai-sdk.dev/docs/reference/ai-sdk-core/has-tool-call',
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.hasToolCall'])) return;
    const { node } = use;
    // An alias has other names in the file.
    const alias =
      (ts.isImportSpecifier(node) || ts.isBindingElement(node)) && node.propertyName ? node.name : undefined;
    const names = alias ? context.uses.references.of(alias) : [ts.isPropertyAccessExpression(node) ? node : use.key];
    for (const name of names) if (isMapped(outward(name))) change(outward(name), context);
  },
});

/** Whether it is what `map` calls with each name, its index and all names. */
function isMapped(fn: tsTypes.Node): boolean {
  const call = fn.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== fn) return false;
  return ts.isPropertyAccessExpression(call.expression) && /^(?:flatM|m)ap$/.test(call.expression.name.text);
}

function change(fn: tsTypes.Node, context: Context): void {
  context.change(fn, draft => {
    const name = draft.freeName(fn, 'name', 'toolName');
    draft.insertBefore(fn, `${name} => `);
    draft.insertAfter(fn, `(${name})`);
  });
}
