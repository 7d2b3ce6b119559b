/** `{ reasoningTokens }` → `{ outputTokenDetails: { reasoningTokens } }` */
import { isRest } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { type Detail, hasDetails, reportPart } from './details.js';

export function changePattern({ key, node }: PatternUse, detail: Detail, context: Context): void {
  const { parent } = node;
  const has = hasDetails(context.checker.getTypeAtLocation(sourceOf(parent) ?? parent), detail, context);
  if (has === 'none') return reportPart(key, detail, context);
  const elements = ts.isObjectLiteralExpression(parent) ? parent.properties : parent.elements;
  if (elements.some(isRest)) {
    return context.report(key, {
      message: `\`${detail.name}\` is no member of the usage under 7; taken out of \`${detail.owner}\` here, it would take that out of the rest too.`,
      remedy: `Take it out of the pattern, and read \`${detail.owner}.${detail.key}\` of the usage.`,
      severity: 'error',
    });
  }
  context.change(key, draft => {
    draft.insertBefore(node, `${detail.owner}: { `);
    if (detail.name !== detail.key) draft.rename(key, detail.key);
    draft.insertAfter(node, has === 'always' ? ' }' : ' } = {}');
  });
}

/** The value that a pattern is declared with or assigned. */
function sourceOf({ parent }: tsTypes.Node): tsTypes.Expression | undefined {
  if (ts.isParenthesizedExpression(parent)) return sourceOf(parent);
  if (ts.isVariableDeclaration(parent)) return parent.initializer;
  return ts.isBinaryExpression(parent) ? parent.right : undefined;
}
