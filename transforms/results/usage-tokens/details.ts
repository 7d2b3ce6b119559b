/** A literal that is a usage: 7 wants the details too, which 4 did not count and 5 named only where they were. */
import { propertyNamed } from '../../../src/sdk/syntax.js';
import { isOpaqueNode } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { CACHED, hasDetails, REASONING, unsetDetails } from '../usage-details/details.js';

/** What becomes a read of the details. */
const READS = /\bcachedInputTokens\b|\busage\??\.reasoningTokens\b/i;

export function addDetails({ key, name, node, literal, doubt, isSettled }: OptionUse, context: Context): void {
  const detail = /^(?:prompt|input)Tokens$/.test(name) ? CACHED : REASONING;
  if (doubt || isSettled || propertyNamed(literal, detail.owner)) return;
  if (name === 'totalTokens' || literal.properties.some(ts.isSpreadAssignment)) return;
  const isWanted = context.uses.flows.typesFor(literal).some(type => hasDetails(type, detail, context) === 'always');
  // No type asks for them there, but code that reads them does.
  if (!isWanted || (isExcused(literal) && !context.mentions(READS, 'beside'))) return;
  context.change(key, draft => draft.addElementAfter(node, unsetDetails(detail)));
}

/** Whether the literal is in one that is cast over `unknown` or `any`. */
function isExcused(literal: tsTypes.Node): boolean {
  for (let at = literal; ; at = at.parent) {
    const { parent } = at;
    if (ts.isAsExpression(parent)) {
      if (isOpaqueNode(parent.type)) return true;
    } else if (
      !ts.isPropertyAssignment(parent) &&
      !ts.isObjectLiteralExpression(parent) &&
      !ts.isArrayLiteralExpression(parent) &&
      !ts.isParenthesizedExpression(parent)
    )
      return false;
  }
}
