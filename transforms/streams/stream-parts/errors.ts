/** Tools that failed came as `error` parts, and come as parts of their own. */
import { propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

const OF_TOOL = /ToolExecutionError|\btool(?:Name|CallId|Args)\b/;

/** For `part.type === 'error'`, where what follows looks at the tool. */
export function reportToolErrors(token: tsTypes.Node, context: Context): void {
  const branch = context.generation === 4 ? branchOf(token) : undefined;
  if (branch && OF_TOOL.test(branch.getText())) {
    context.report(token, {
      message: 'A tool that failed came as an `error` part; under 7 it comes as `tool-error`, and the stream goes on.',
      remedy: "Handle `part.type === 'tool-error'` too: it has `toolCallId`, `toolName`, `input` and `error`.",
    });
  }
}

/** For `onError` of `streamText`. */
export function reportErrorHandler(use: Use, context: Context): void {
  if (use.form !== 'option' || context.generation !== 4) return;
  const value = propertyValue(use.node);
  const handler = (value && context.uses.origins.functionOf(value)) ?? use.node;
  if (/ToolExecutionError/.test(handler.getText())) {
    context.report(use.key, {
      message: '`onError` is not called any more where a tool fails: the stream has a `tool-error` part and goes on.',
      remedy: 'Look for `tool-error` parts in `onChunk` or in the stream.',
    });
  }
}

function branchOf(token: tsTypes.Node): tsTypes.Node | undefined {
  const test = ts.findAncestor(token, node => ts.isCaseClause(node) || ts.isIfStatement(node));
  return test && ts.isIfStatement(test) ? test.thenStatement : test;
}
