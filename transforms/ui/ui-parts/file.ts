/** `mimeType` and `data` of a file of a UI message. */
import { isWritten } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export function changeMimeType(use: Use, context: Context): void {
  if (use.form === 'spread' || (use.form === 'read' && urlAround(use.node))) return;
  context.change(use.key, draft => draft.rename(use.key, 'mediaType'));
}

export function changeData(use: Use, context: Context): void {
  const { key } = use;
  const url = use.form === 'read' && !isWritten(use.node) ? urlAround(use.node) : undefined;
  if (use.form === 'read' && url) {
    context.change(key, draft => draft.replace(url, use.node.expression, '.url'));
    return;
  }
  context.report(key, {
    message: 'A file part of a UI message has no `data` in 7, but a `url`: an address, or a data URL.',
    remedy: 'Read `url`; write it as a data URL: `data:TYPE;base64,DATA`.',
    severity: 'error',
  });
}

/** The template `data:${part.mimeType};base64,${part.data}` around one of its values. */
function urlAround(
  value: tsTypes.PropertyAccessExpression | tsTypes.ElementAccessExpression,
): tsTypes.Node | undefined {
  const template = value.parent.parent;
  if (!ts.isTemplateSpan(value.parent) || !ts.isTemplateExpression(template)) return undefined;
  const part = value.expression.getText();
  return template.getText() === `\`data:\${${part}.mimeType};base64,\${${part}.data}\`` ? template : undefined;
}
