/** `const { content } = message`: the parts are taken instead, and what it was is made of them where it is read. */
import type { Draft } from '../../../src/edit/draft.js';
import { isWritten } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { optional } from './parts.js';

/**
 * Answers whether it was changed.
 * @param taken what follows the parts: `.map(…)`
 */
export function changePattern(
  { node }: PatternUse,
  context: Context,
  taken: (read: tsTypes.Node, draft: Draft) => string,
): boolean {
  if (!ts.isBindingElement(node) || !ts.isIdentifier(node.name) || node.initializer) return false;
  const pattern = node.parent as tsTypes.ObjectBindingPattern;
  if (pattern.elements.some(element => element.dotDotDotToken)) return false;
  const reads = context.uses.references.of(node.name).filter(use => use.parent !== node);
  if (reads.some(isWritten)) return false;
  const other = pattern.elements.find(element => (element.propertyName ?? element.name).getText() === 'parts');
  if (other && !ts.isIdentifier(other.name)) return false;
  const mark = optional(context.checker.getTypeAtLocation(pattern), context);
  return context.change(node, draft => {
    const parts = other ? other.name.getText() : draft.freeName(node, 'parts', 'messageParts');
    if (other) draft.removeElements(pattern.elements, [node]);
    else draft.replace(node, parts === 'parts' ? parts : `parts: ${parts}`);
    for (const read of reads) {
      const text = parts + mark + taken(read, draft);
      if (ts.isShorthandPropertyAssignment(read.parent)) draft.insertAfter(read, `: ${text}`);
      else draft.replace(read, text);
    }
  });
}
