/** Puts an `await` before a call whose value has become a promise, in a function that returns one itself. */
import { isFunctionNode, outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** @param callee the function that gives a schema, where it is called or handed on */
export function awaitCall(callee: tsTypes.Expression, context: Context): void {
  const call = outward(callee).parent;
  if (!ts.isCallExpression(call) || call.expression !== outward(callee)) return report(callee, context);
  if (isAwaited(call)) return;
  const fn = ts.findAncestor(call, ts.isFunctionLike);
  if (!fn || !isFunctionNode(fn) || !(isAsync(fn) || givesPromise(fn, context))) return report(callee, context);
  context.change(call, draft => {
    if (!isAsync(fn)) draft.insertBefore(ts.isMethodDeclaration(fn) ? fn.name : fn, 'async ');
    const { parent } = call;
    const isTight =
      ts.isPropertyAccessExpression(parent) ||
      (ts.isElementAccessExpression(parent) && parent.expression === call) ||
      ts.isNonNullExpression(parent);
    draft.insertBefore(call, isTight ? '(await ' : 'await ');
    if (isTight) draft.insertAfter(call, ')');
  });
}

/** Whether something waits for it already: `await`, `.then`, `Promise.all([…])`. */
function isAwaited(call: tsTypes.CallExpression): boolean {
  const { parent } = outward(call);
  if (ts.isAwaitExpression(parent)) return true;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'then';
  return ts.isArrayLiteralExpression(parent) && /^Promise\.all/.test(parent.parent.getText());
}

const isAsync = (fn: tsTypes.Node): boolean =>
  ts.canHaveModifiers(fn) && (ts.getModifiers(fn)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) ?? false);

/** Whether the function returns a promise, so that it stays what it is when it becomes `async`. */
function givesPromise(fn: tsTypes.SignatureDeclaration, { checker }: Context): boolean {
  const signature = checker.getSignatureFromDeclaration(fn);
  const type = signature && checker.getReturnTypeOfSignature(signature);
  return type?.symbol?.name === 'Promise';
}

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'This gives a promise of the schema under 7, and could not be awaited here.',
    remedy: 'Await the schema in an `async` function before it is used.',
    severity: 'error',
  });
}
