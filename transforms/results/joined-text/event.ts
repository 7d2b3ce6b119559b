/** `onFinish: event => save(event.text)`, `onFinish({ text }) { … }` */
import { addFirst } from '../../../src/edit/statements.js';
import { isFunctionNode, isRest, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { readsOf } from '../promised.js';
import { joinIn, STEPS } from './join.js';

export const changeEventRead = ({ key, node }: ReadUse, context: Context): boolean =>
  context.change(key, draft => {
    draft.rename(key, STEPS);
    draft.insertAfter(node, `.${joinIn(node.getSourceFile())}`);
  });

/** `({ text }) => save(text)` → `({ steps }) => save(steps.map(…).join(''))` */
export function changeEventPattern(element: tsTypes.BindingElement, context: Context): boolean {
  const { parent: pattern, name } = element;
  const reads = readsOf(element, context);
  if (!reads || !ts.isObjectBindingPattern(pattern)) return false;
  const taken = stepsIn(pattern);
  return context.change(element, draft => {
    const local = taken ?? draft.freeName(element, STEPS, 'allSteps');
    if (taken) draft.removeElements(pattern.elements, [element]);
    else draft.replace(element, local === STEPS ? STEPS : `${STEPS}: ${local}`);
    const text = `${local}.${joinIn(element.getSourceFile())}`;
    const fn = pattern.parent.parent;
    const body = reads.length > 1 && isFunctionNode(fn) ? fn.body : undefined;
    if (body && ts.isBlock(body)) return addFirst(body, [`const ${name.getText()} = ${text}`], draft);
    for (const read of reads) {
      const isShorthand = ts.isShorthandPropertyAssignment(read.parent);
      draft.replace(read, isShorthand ? `${read.text}: ${text}` : text);
    }
  });
}

/** What the pattern calls the steps, where it takes them too. */
function stepsIn({ elements }: tsTypes.ObjectBindingPattern): string | undefined {
  const element = elements.find(one => !isRest(one) && staticName(one.propertyName ?? one.name) === STEPS);
  return element && ts.isIdentifier(element.name) && !element.initializer ? element.name.text : undefined;
}
