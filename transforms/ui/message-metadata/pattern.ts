/** `const { createdAt } = message`: the metadata is taken instead. */
import { isWritten } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { takenOut } from './type.js';

/** What a pattern calls the metadata. */
const names = new WeakMap<tsTypes.Node, string>();

/** Whether it is seen to. */
export function changePattern({ name, node }: PatternUse, context: Context): boolean {
  if (!ts.isBindingElement(node) || !ts.isIdentifier(node.name) || node.initializer) return false;
  const pattern = node.parent as tsTypes.ObjectBindingPattern;
  const reads = context.uses.references.of(node.name).filter(use => use.parent !== node);
  if (pattern.elements.some(element => element.dotDotDotToken) || reads.some(isWritten)) return false;
  return context.change(node, draft => {
    const known = names.get(pattern);
    const local = known ?? draft.freeName(node, 'metadata', 'messageMetadata');
    if (known) draft.removeElements(pattern.elements, [node]);
    else draft.replace(node, local === 'metadata' ? local : `metadata: ${local}`);
    names.set(pattern, local);
    for (const read of reads) {
      const [before, after] = takenOut(name, read, draft, context);
      const text = before + local + after;
      if (ts.isShorthandPropertyAssignment(read.parent)) draft.insertAfter(read, `: ${text}`);
      else draft.replace(read, text);
    }
  });
}
