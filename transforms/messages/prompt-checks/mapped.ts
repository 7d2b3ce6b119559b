/** Options whose type has both `prompt` and `messages`: 4 told them apart when the call was made, 7 does by type. */
import { expectedType } from '../../../src/sdk/expected.js';
import { constituents, ownersOfSymbol } from '../../../src/sdk/symbols.js';
import { walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** Reports calls of the SDK that are given such options, as with `Omit<Parameters<typeof generateText>[0], 'model'>`. */
export function reportBoth(source: tsTypes.SourceFile, context: Context): void {
  walk(source, node => {
    const [options] = ts.isCallExpression(node) ? node.arguments : [];
    if (!options || !mayBringBoth(options) || !isPrompt(expectedType(context.checker, options), context)) return;
    if (!constituents(context.checker, context.checker.getTypeAtLocation(options)).some(type => hasBoth(type, context)))
      return;
    context.report(options, {
      message: 'These options may have `prompt` and `messages` by their type; those of 7 take one of both.',
      remedy:
        "Leave both out of the type of what is spread, as in `Omit<…, 'prompt' | 'messages'>`, and give the one that is meant here.",
      severity: 'error',
    });
  });
}

const mayBringBoth = (options: tsTypes.Expression): boolean =>
  ts.isObjectLiteralExpression(options) ? options.properties.some(ts.isSpreadAssignment) : ts.isIdentifier(options);

function isPrompt(type: tsTypes.Type | undefined, { checker }: Context): boolean {
  const prompt = type && checker.getPropertyOfType(type, 'prompt');
  return !!prompt && isDeclared(prompt, checker) && ownersOfSymbol(prompt).some(({ type }) => type === 'Prompt');
}

/** The type of the SDK's own options is fine: in 7 it is the union of those with one and those with the other. */
function hasBoth(type: tsTypes.Type, { checker }: Context): boolean {
  const both = ['prompt', 'messages'].map(name => checker.getPropertyOfType(type, name));
  return (
    both.every(symbol => symbol !== undefined) &&
    both.some(symbol => ownersOfSymbol(symbol).length > 0) &&
    both.some(symbol => !isDeclared(symbol!, checker))
  );
}

/** Whether it is the very member that the SDK declares, not one that was made of it or put in its place. */
const isDeclared = (symbol: tsTypes.Symbol, checker: tsTypes.TypeChecker): boolean =>
  ownersOfSymbol(symbol).length > 0 &&
  (symbol.declarations ?? []).some(
    ({ name }: tsTypes.NamedDeclaration) => name && checker.getSymbolAtLocation(name) === symbol,
  );
