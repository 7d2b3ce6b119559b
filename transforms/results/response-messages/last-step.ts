/** The last step held the messages of all steps: `result.steps.at(-1)!.response.messages`. */
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { isAccess, isResult, NEW, unwrap } from './access.js';

/** Reads them off the result; answers whether it could. */
export function readOffResult(use: ReadUse, context: Context): boolean {
  const response = unwrap(use.node.expression).node;
  const steps = isAccess(response, 'response') ? listOfLast(unwrap(response.expression).node) : undefined;
  if (!steps || !ts.isPropertyAccessExpression(steps) || context.generation === null) return false;
  if (!isResult(context.checker.getTypeAtLocation(steps.expression), context)) return false;
  return context.change(use.key, draft => {
    draft.replaceRange(use.node, { start: steps.name.getStart(), end: use.node.end }, NEW);
  });
}

/** For `list.at(-1)` and `list[list.length - 1]`: the list. */
function listOfLast(element: tsTypes.Expression): tsTypes.Expression | undefined {
  if (ts.isCallExpression(element)) {
    const { expression: callee, arguments: values } = element;
    const isLast = ts.isPropertyAccessExpression(callee) && callee.name.text === 'at' && values[0]?.getText() === '-1';
    return isLast ? callee.expression : undefined;
  }
  if (!ts.isElementAccessExpression(element)) return undefined;
  const { expression: list, argumentExpression: index } = element;
  return index.getText().replaceAll(' ', '') === `${list.getText()}.length-1` ? list : undefined;
}
