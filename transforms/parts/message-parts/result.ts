/** `result` of a tool result in a message, which 7 wants with the type of what it is. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { inward, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse, PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { innerType, typeOf } from '../literal.js';

export function changeResult(use: OptionUse, context: Context): void {
  const value = propertyValue(use.node);
  const reason = reasonToLeave(use);
  if (!value || reason) {
    return context.report(use.key, {
      message: `A tool result of a message is \`output: { type, value }\` in 7, which throws on this one. It was left: ${reason ?? 'what it holds is computed by a method'}.`,
      remedy: "Write `output: { type: 'json', value: … }`, with `error-json` where `isError` was true.",
      severity: 'error',
    });
  }
  context.change(use.key, draft => write(use, value, draft));
  if (isJson(context.checker.getTypeAtLocation(value), context)) return;
  context.report(value, {
    message: '`value` has the type `JSONValue` in 7, and nothing shows that this is one.',
    remedy: 'Write `as JSONValue` behind it, with the type from `ai`.',
  });
}

function reasonToLeave({ literal, doubt, reads }: OptionUse): string | undefined {
  if (doubt) return doubt.reason;
  if (reads.length > 0) return 'its `result` is read elsewhere';
  if (typeOf(literal) !== 'tool-result') return 'its `type` is not written here';
  if (literal.properties.some(ts.isSpreadAssignment)) return 'it may get more from what is spread into it';
  if (propertyNamed(literal, 'experimental_content'))
    return "its `experimental_content` takes the place of the result, as `{ type: 'content', value: [ … ] }`";
  return undefined;
}

function write({ key, node, literal }: OptionUse, value: tsTypes.Expression, draft: Draft): void {
  const failed = propertyNamed(literal, 'isError');
  const start: Part[] = ['{ type: ', ...typeFor(failed, literal), ', value: '];
  if (failed) draft.removeElements(literal.properties, [failed]);
  if (ts.isShorthandPropertyAssignment(node)) return draft.replace(node, 'output: ', ...start, value.getText(), ' }');
  draft.rename(key, 'output');
  draft.insertBefore(value, ...start);
  draft.insertAfter(value, ' }');
}

function typeFor(
  failed: tsTypes.ObjectLiteralElementLike | undefined,
  literal: tsTypes.ObjectLiteralExpression,
): Part[] {
  const value = propertyValue(failed);
  const [success, failure] = ['json', 'error-json'].map(type => innerType(literal, type));
  const isFixed = value && inward(value).kind;
  if (!value || isFixed === ts.SyntaxKind.FalseKeyword) return [success!];
  return isFixed === ts.SyntaxKind.TrueKeyword ? [failure!] : [value, ` ? ${failure} : ${success}`];
}

/** Whether 7 takes a value of the type: not `unknown`, and not an interface, which may have more than JSON has. */
function isJson(type: tsTypes.Type, context: Context, depth = 0): boolean {
  const { checker } = context;
  const plain =
    ts.TypeFlags.Any |
    ts.TypeFlags.StringLike |
    ts.TypeFlags.NumberLike |
    ts.TypeFlags.BooleanLike |
    ts.TypeFlags.Null |
    ts.TypeFlags.Never;
  return partsOf(type).every(part => {
    if (part.flags & plain) return true;
    if (!(part.flags & ts.TypeFlags.Object) || depth > 4) return false;
    const element = checker.isArrayLikeType(part) && checker.getIndexTypeOfType(part, ts.IndexKind.Number);
    if (element) return isJson(element, context, depth + 1);
    if (part.isClassOrInterface() || part.getCallSignatures().length > 0) return false;
    return part
      .getProperties()
      .every(property => isJson(checker.getNonNullableType(checker.getTypeOfSymbol(property)), context, depth + 1));
  });
}

export function reportRead({ key }: ReadUse | PatternUse, context: Context): void {
  context.report(key, {
    message: 'A tool result of a message has no `result` in 7: what the tool gave is `output.value`, by `output.type`.',
    remedy:
      'Read `part.output.value` where `part.output.type` is `json` or `text`; `error-…` says that the tool failed.',
    severity: 'error',
  });
}
