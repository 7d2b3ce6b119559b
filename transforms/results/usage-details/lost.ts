/** A literal that looks like a usage of 5 and goes out of sight, as in a row for a database whose column has the type. */
import { ownersOfSymbol } from '../../../src/sdk/symbols.js';
import { propertyNamed, staticName, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { CACHED, REASONING, SUMS, unsetDetails } from './details.js';

/** A type of the project that names it may be that of the place. */
const TYPE = 'LanguageModelUsage';

/** Once for what is handed on with them: there the compiler complains. */
export function reportLost(source: tsTypes.SourceFile, context: Context): void {
  const { flows, references } = context.uses;
  const isTyped = references.named(TYPE).some(name => ownersOfSymbol(references.symbolAt(name)).length > 0);
  if (!isTyped || !context.mentions(/\bLanguageModelUsage\b/, 'beside')) return;
  const reported = new Set<tsTypes.Node>();
  walk(source, node => {
    if (!ts.isObjectLiteralExpression(node) || !isUsage(node) || flows.typesFor(node).length > 0) return;
    for (const { node: at, reason } of flows.of(node).lost) {
      if (reported.has(at)) continue;
      reported.add(at);
      context.report(at, {
        message: `A usage of tokens is handed on here: ${reason}. If it is a \`LanguageModelUsage\`, 7 wants its \`inputTokenDetails\` and \`outputTokenDetails\` too.`,
        remedy: `Where it is one, add \`${unsetDetails(CACHED)}\` and \`${unsetDetails(REASONING)}\`.`,
      });
    }
  });
}

/** `usage: { inputTokens, outputTokens, totalTokens }`, and nothing else in it. */
function isUsage(literal: tsTypes.ObjectLiteralExpression): boolean {
  const { parent, properties } = literal;
  return (
    ts.isPropertyAssignment(parent) &&
    /usage$/i.test(staticName(parent.name) ?? '') &&
    properties.length === SUMS.length &&
    SUMS.every(sum => propertyNamed(literal, sum))
  );
}
