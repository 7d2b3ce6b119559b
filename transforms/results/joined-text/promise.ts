/** `await result.text` → `(await result.steps).map(step => step.text).join('')` */
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { type Promised, readOff, readsOf } from '../promised.js';
import { joinIn, STEPS } from './join.js';

const joined = (node: tsTypes.Expression, to: string): Promised => ({
  node,
  to,
  path: joinIn(node.getSourceFile()),
  parameters: ['steps', 'allSteps'],
});

export const changePromiseRead = ({ node }: ReadUse, context: Context): boolean =>
  context.change(node, draft => readOff(draft, joined(node, STEPS), context));

/** `const { text } = streamText(…)`, where `text` is read further on. */
export function changePromisePattern(element: tsTypes.BindingElement, context: Context): boolean {
  const reads = readsOf(element, context);
  if (!reads) return false;
  return context.change(element, draft => {
    const local = draft.freeName(element, STEPS, 'allSteps');
    draft.replace(element, local === STEPS ? STEPS : `${STEPS}: ${local}`);
    for (const node of reads) {
      const to = ts.isShorthandPropertyAssignment(node.parent) ? `${node.text}: ${local}` : local;
      readOff(draft, joined(node, to), context);
    }
  });
}
