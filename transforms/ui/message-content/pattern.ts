/** `const { content } = message`: the parts are taken instead, and the text is made where it is read. */
import { isWritten } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { joined, optional } from './text.js';

export function changePattern({ name, node }: PatternUse, context: Context): boolean {
  if (!ts.isBindingElement(node) || !ts.isIdentifier(node.name) || node.initializer) return false;
  const pattern = node.parent as tsTypes.ObjectBindingPattern;
  if (pattern.elements.some(element => element.dotDotDotToken)) return false;
  const reads = context.uses.references.of(node.name).filter(use => use.parent !== node);
  if (reads.some(isWritten)) return false;
  const taken = pattern.elements.find(element => (element.propertyName ?? element.name).getText() === 'parts');
  if (taken && !ts.isIdentifier(taken.name)) return false;
  const mark = optional(context.checker.getTypeAtLocation(pattern), context);
  context.change(node, draft => {
    const parts = taken ? taken.name.getText() : draft.freeName(node, 'parts', 'messageParts');
    if (taken) draft.removeElements(pattern.elements, [node]);
    else draft.replace(node, parts === 'parts' ? parts : `parts: ${parts}`);
    for (const read of reads) {
      const text = parts + mark + joined(name, read, context);
      if (ts.isShorthandPropertyAssignment(read.parent)) draft.insertAfter(read, `: ${text}`);
      else draft.replace(read, text);
    }
  });
  return true;
}
