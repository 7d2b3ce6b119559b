/** `run(toolCall)`, where the project's own type of a tool call has `args`. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { type Context, ownerName } from '../../../src/transform.js';

const NAMES: Readonly<Record<string, string>> = { args: 'input', result: 'output' };

export function reportOwnTypes(source: tsTypes.SourceFile, context: Context): void {
  walk(source, node => {
    if (!ts.isCallExpression(node)) return;
    for (const given of node.arguments) if (ts.isIdentifier(given)) reportOwnType(given, context);
  });
}

function reportOwnType(given: tsTypes.Identifier, context: Context): void {
  const { checker } = context;
  const type = checker.getTypeAtLocation(given);
  const old = Object.keys(NAMES).filter(name =>
    propertyOf(checker, type, name).owners.some(owner => /^TypedTool(?:Call|Result)\./.test(ownerName(owner))),
  );
  const expected = old.length > 0 ? checker.getContextualType(given) : undefined;
  if (!expected) return;
  const asked = old.filter(
    name =>
      propertyOf(checker, expected, name).foreign.length > 0 &&
      !checker.getPropertyOfType(checker.getNonNullableType(expected), NAMES[name]!),
  );
  for (const name of asked)
    context.report(given, {
      message: `What takes this asks for \`${name}\`, which is \`${NAMES[name]}\` of a tool call under 7: of your own type it gets none.`,
      remedy: `Give that type an \`${NAMES[name]}\` where it has \`${name}\`, and read it there; or pass \`{ ...${given.text}, ${name}: ${given.text}.${NAMES[name]} }\`.`,
      severity: 'error',
    });
}
