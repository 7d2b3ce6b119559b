/** `({ model }) => …`, `({ model: { modelId } }) => …`: the pattern takes the parts of the model. */
import { isWritten } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isPart, PARTS, partAccess, takesLiteral } from './model.js';

/** Answers whether it was changed. */
export function changeElement(element: tsTypes.BindingElement, context: Context): boolean {
  if (element.initializer) return false;
  const { name } = element;
  if (ts.isObjectBindingPattern(name)) return flatten(element, name, context);
  return ts.isIdentifier(name) && changeLocal(element, name, context);
}

/** `{ model: { provider, modelId: id } }` → `{ provider, modelId: id }` */
function flatten(
  element: tsTypes.BindingElement,
  { elements }: tsTypes.ObjectBindingPattern,
  context: Context,
): boolean {
  const first = elements[0];
  const isPlain = elements.every(
    ({ dotDotDotToken, propertyName, name }) => !dotDotDotToken && isPart((propertyName ?? name).getText()),
  );
  if (!first || !isPlain) return false;
  return context.change(element, draft => {
    draft.replaceRange(element, { start: element.getStart(), end: first.getStart() });
    draft.replaceRange(element, { start: elements.at(-1)!.end, end: element.end });
  });
}

/** `{ model }` → `{ provider, modelId }`, as far as they are read. */
function changeLocal(element: tsTypes.BindingElement, name: tsTypes.Identifier, context: Context): boolean {
  const uses = context.uses.references.of(name).map(use => ({ use, read: partAccess(use) }));
  if (uses.length === 0 || !uses.every(({ use, read }) => read || (takesLiteral(use) && !isWritten(use)))) return false;
  return context.change(element, draft => {
    const parts = PARTS.filter(part => uses.some(({ read }) => !read || read.part === part));
    const locals = new Map(parts.map(part => [part, draft.freeName(element, part)]));
    const spelled = (part: string, local: string): string => (part === local ? part : `${part}: ${local}`);
    draft.replace(element, parts.map(part => spelled(part, locals.get(part)!)).join(', '));
    const whole = `{ ${[...locals].map(([part, local]) => spelled(part, local)).join(', ')} }`;
    for (const { use, read } of uses) {
      if (read) draft.replace(read.access, locals.get(read.part)!);
      else if (ts.isShorthandPropertyAssignment(use.parent)) draft.insertAfter(use, `: ${whole}`);
      else draft.replace(use, whole);
    }
  });
}
