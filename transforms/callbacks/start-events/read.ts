/** `event.model.modelId`, `event.model`. */
import { isNamed } from '../../../src/sdk/syntax.js';
import { ts } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { isPart, PARTS, partAccess, takesLiteral } from './model.js';

/** Answers whether it was changed. */
export function changeRead(node: ReadUse['node'], context: Context): boolean {
  const event = node.expression;
  const access = partAccess(node)?.access;
  if (access) {
    // Of `event.model?.modelId` the dot stays.
    const isOptional = access.questionDotToken && ts.isPropertyAccessExpression(access);
    const end = isOptional ? access.name.getStart() : access.expression.end;
    return context.change(node, draft =>
      draft.replaceRange(node, { start: event.end, end }, ...(isOptional ? [node.questionDotToken ? '?.' : '.'] : [])),
    );
  }
  if (isTakenApart(node))
    return context.change(node, draft => draft.replaceRange(node, { start: event.end, end: node.end }));
  if (!isNamed(event) || !takesLiteral(node)) return false;
  const dot = node.questionDotToken ? '?.' : '.';
  const parts = PARTS.map(part => `${part}: ${event.getText()}${dot}${part}`).join(', ');
  return context.change(node, draft => draft.replace(node, `{ ${parts} }`));
}

/** `const { provider, modelId } = event.model` */
function isTakenApart({ parent }: ReadUse['node']): boolean {
  return (
    ts.isVariableDeclaration(parent) &&
    ts.isObjectBindingPattern(parent.name) &&
    !parent.type &&
    parent.name.elements.every(
      ({ dotDotDotToken, propertyName, name }) => !dotDotDotToken && isPart((propertyName ?? name).getText()),
    )
  );
}
