/** What keeps the provider's error flag on a failure that is returned, which the provider would take for a success. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentAt, indentUnit, lineEnding } from '../../../src/edit/layout.js';
import { quoteOf, usesSemicolons } from '../../../src/edit/style.js';
import { outward, propertyNamed } from '../../../src/sdk/syntax.js';
import { mustBe, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { type Execute, isGenerator, sdkMaker } from '../execute/execute.js';
import { helperImport } from '../helper/helper.js';

/**
 * Adds a `toModelOutput` to a tool that answers `{ ok: false, … }` where it fails. Nothing is done where the tool has one, or
 * may get one by a spread.
 * @param flag the member of a failure that is false
 * @returns whether it was added
 */
export function keepErrorFlag(
  draft: Draft,
  tool: tsTypes.ObjectLiteralExpression,
  flag: string,
  context: Context,
): boolean {
  if (propertyNamed(tool, 'toModelOutput') || tool.properties.some(ts.isSpreadAssignment)) return false;
  const isOk = flag === 'ok';
  const choice = isOk && context.choices.toolErrorsHelper !== 'always' ? shortForm(tool, context) : undefined;
  const value =
    (choice && arrow(tool, '', [choice])) ??
    (isOk ? helperImport(draft, tool, 'failureToModelOutput', context) : undefined) ??
    arrow(tool, '{', anyOutput(flag));
  draft.addProperty(tool, `toModelOutput: ${value}`);
  return true;
}

/** For an output of which the type tells that it is all text, or all JSON objects without an `ok`. */
function shortForm(tool: tsTypes.ObjectLiteralExpression, context: Context): string | undefined {
  const { checker } = context;
  const output = isInferred(tool, checker) ? successOf(tool, context) : undefined;
  if (!output || output.flags & ts.TypeFlags.Never) return undefined;
  if (mustBe(output, ts.TypeFlags.StringLike))
    return "typeof output === 'string' ? { type: 'text', value: output } : { type: 'error-json', value: output }";
  const tells = partsOf(output).every(
    part => part.flags & ts.TypeFlags.Object && !checker.getPropertyOfType(part, 'ok') && isJson(part, checker),
  );
  return tells ? "'ok' in output ? { type: 'error-json', value: output } : { type: 'json', value: output }" : undefined;
}

/** What the SDK makes of an output, whatever it is. */
const anyOutput = (flag: string): string[] => [
  "if (typeof output === 'string') return { type: 'text', value: output };",
  `const failed = typeof output === 'object' && output !== null && '${flag}' in output && output.${flag} === false;`,
  "return { type: failed ? 'error-json' : 'json', value: JSON.parse(JSON.stringify(output ?? null)) };",
];

function arrow(tool: tsTypes.ObjectLiteralExpression, brace: '{' | '', lines: readonly string[]): string {
  const source = tool.getSourceFile();
  const indent = indentAt(source.text, (tool.properties.at(-1) ?? tool).getStart(source));
  const line = lineEnding(source.text) + indent;
  const quote = quoteOf(source);
  const body = lines.map(text => {
    const styled = text.replaceAll("'", quote);
    return line + indentUnit(source.text) + (usesSemicolons(source) ? styled : styled.replace(/;$/, ''));
  });
  return `({ output }) =>${brace && ' {'}${body.join('')}${brace && `${line}}`}`;
}

/** Whether `output` has the type that `execute` gives: `dynamicTool` and type annotations say `unknown`. */
function isInferred(tool: tsTypes.ObjectLiteralExpression, checker: tsTypes.TypeChecker): boolean {
  const { parent } = outward(tool);
  return ts.isCallExpression(parent) && sdkMaker(parent.expression, checker) === 'tool';
}

/** What the tool answers where it does not fail, if the function is at hand. */
function successOf(tool: tsTypes.ObjectLiteralExpression, { uses, checker }: Context): tsTypes.Type | undefined {
  const property = propertyNamed(tool, 'execute');
  const execute = property && uses.origins.functionIn(property);
  const signature = execute && checker.getSignatureFromDeclaration(execute);
  if (!execute?.body || !signature || isGenerator(execute as Execute)) return undefined;
  return checker.getAwaitedType(checker.getReturnTypeOfSignature(signature));
}

/** Whether the compiler takes a value of the type for JSON: of an interface it does not. */
function isJson(type: tsTypes.Type, checker: tsTypes.TypeChecker, depth = 0): boolean {
  const plain = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike | ts.TypeFlags.Null;
  if (type.flags & plain) return true;
  if (depth > 6) return false;
  if (type.isUnion()) return type.types.every(part => isJson(part, checker, depth));
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  if (checker.isArrayType(type)) {
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return element !== undefined && isJson(element, checker, depth + 1);
  }
  const isLiteral = type.symbol?.flags & (ts.SymbolFlags.ObjectLiteral | ts.SymbolFlags.TypeLiteral);
  if (!isLiteral || checker.getIndexInfosOfType(type).length > 0 || type.getCallSignatures().length > 0) return false;
  return checker.getPropertiesOfType(type).every(property => {
    const member = checker.getTypeOfSymbol(property);
    const isOptional = property.flags & ts.SymbolFlags.Optional;
    return isJson(isOptional ? checker.getNonNullableType(member) : member, checker, depth + 1);
  });
}
