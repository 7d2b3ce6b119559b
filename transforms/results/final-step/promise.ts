/** Members of a run that goes on: `await result.usage` → `(await result.finalStep).usage`. */
import { staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { newNameOf } from '../members.js';
import { type Promised, readOff, readsOf } from '../promised.js';
import { rewritten } from './moved.js';
import { movedOf, NEW } from './value.js';

export function changePromiseRead({ node, name }: ReadUse, context: Context): boolean {
  const isChanged = context.change(node, draft => readOff(draft, lastStep(node, name, NEW, context), context));
  if (isChanged) rewritten.add(node);
  return isChanged;
}

const lastStep = (node: tsTypes.Expression, name: string, to: string, context: Context): Promised => ({
  node,
  to,
  path: newNameOf(name, context),
  parameters: ['step', 'lastStep'],
});

/** The patterns that were looked at, and whether they were changed: all that moves in one is changed at once. */
const known = new WeakMap<tsTypes.Node, boolean>();

/** `const { usage } = streamText(…)`, where `usage` is read further on. */
export function changePromisePattern({ node }: PatternUse, context: Context): boolean {
  const pattern = node.parent;
  let isChanged = known.get(pattern);
  if (isChanged === undefined) {
    isChanged = ts.isObjectBindingPattern(pattern) && changeVariables(pattern, context);
    known.set(pattern, isChanged);
  }
  return isChanged;
}

function changeVariables(pattern: tsTypes.ObjectBindingPattern, context: Context): boolean {
  const moved = movedOf(pattern.elements, context) as tsTypes.BindingElement[];
  const reads = moved.map(element => readsOf(element, context));
  if (reads.some(read => read === undefined)) return false;
  const [first, ...others] = moved;
  const isChanged = context.change(first!, draft => {
    const local = draft.freeName(first!, NEW, 'lastStep');
    draft.replace(first!, local === NEW ? NEW : `${NEW}: ${local}`);
    draft.removeElements(pattern.elements, others);
    for (const [i, element] of moved.entries()) {
      const name = staticName(element.propertyName ?? element.name)!;
      for (const node of reads[i]!) {
        const to = ts.isShorthandPropertyAssignment(node.parent) ? `${node.text}: ${local}` : local;
        readOff(draft, lastStep(node, name, to, context), context);
      }
    }
  });
  if (isChanged) for (const element of moved) rewritten.add(element);
  return isChanged;
}
