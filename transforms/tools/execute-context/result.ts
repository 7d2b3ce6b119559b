/** What a tool that is run by hand gives: a promise by the types of 4, by those of 7 maybe an async iterable. */
import { expectedType, saysSomething } from '../../../src/sdk/expected.js';
import { inward, outward, propertyNamed } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** Keeps the type of what the call gives, or tells where it has to be asked for. */
export function keepPromise(options: tsTypes.Node, context: Context): void {
  const call = outward(options).parent;
  if (!ts.isCallExpression(call)) return;
  const value = wholeOf(call);
  if (!isUsed(value)) return;
  const type = typeOfExecute(call, context);
  if (!type) return report(call, isTaken(value, context) ? 'error' : 'warning', context);
  const isReturned = ts.isReturnStatement(call.parent) || ts.isArrowFunction(call.parent);
  context.change(call.expression, draft => {
    if (!isReturned) draft.insertBefore(call, '(');
    draft.insertAfter(call, ` as ${type}${isReturned ? '' : ')'}`);
  });
}

/** The call with what is around it, and what waits for it. */
function wholeOf(call: tsTypes.CallExpression): tsTypes.Node {
  const given = outward(call);
  return ts.isAwaitExpression(given.parent) ? outward(given.parent) : given;
}

/** Whether the type matters: what is thrown away, cast, or handed to a test takes any. */
function isUsed(value: tsTypes.Node): boolean {
  const { parent } = value;
  if (ts.isAsExpression(value) || ts.isExpressionStatement(parent) || ts.isVoidExpression(parent)) return false;
  return !(ts.isCallExpression(parent) && /^(?:expect|assert\b.*|console\.\w+)$/.test(parent.expression.getText()));
}

/** Whether a member is read of it, or its place has a type of its own. */
function isTaken(value: tsTypes.Node, { checker }: Context): boolean {
  const { parent } = value;
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) return true;
  const expected = ts.isExpression(value) ? expectedType(checker, value) : undefined;
  return expected !== undefined && saysSomething(checker, expected);
}

/** The promise that `execute` is declared to return, where its type can be named here. */
function typeOfExecute({ expression: callee }: tsTypes.CallExpression, { uses }: Context): string | undefined {
  const access = inward(callee);
  const tool = ts.isPropertyAccessExpression(access) ? uses.toolSets.definition(access.expression) : undefined;
  const property = tool && propertyNamed(tool, 'execute');
  const type = property && uses.origins.functionIn(property)?.type;
  const isHere = type && type.getSourceFile() === callee.getSourceFile();
  return isHere && /^Promise</.test(type.getText()) ? type.getText() : undefined;
}

function report(call: tsTypes.CallExpression, severity: 'error' | 'warning', context: Context): void {
  context.report(call, {
    message: '`execute` gave a promise by the types of 4; by those of 7 it may give an async iterable too.',
    remedy: 'Where it is no generator, cast what it gives: `(await weather.execute(…)) as Forecast`.',
    severity,
  });
}
