/** Whether `runtimeContext` can stand beside an option of a call. */
import { isSdkFunction } from '../../../../src/sdk/callee.js';
import { outward, propertyNamed, spreadAround, staticName } from '../../../../src/sdk/syntax.js';
import { mayHave } from '../../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../../src/sdk/typescript.js';
import type { Context } from '../../../../src/transform.js';

const TAKES_CONTEXT = /^\.(?:generateText|streamText|embed|embedMany|rerank|ToolLoopAgent|Experimental_Agent)$/;
const CONTEXT = ['runtimeContext', 'experimental_context'];

export const TAKES_NONE = 'This call takes no `runtimeContext`';
export const MAY_READ = 'What is called here is not the SDK’s own function and may read it';
export const NOT_IN_CALL = 'The settings are not written in a call';

/** A property that gives a call its settings. */
export type Option = tsTypes.PropertyAssignment | tsTypes.ShorthandPropertyAssignment;

/** Where a call takes settings that stand elsewhere. */
export interface Taker {
  option: Option;
  value: tsTypes.Expression;
  /**
   * `whole`: they give it the context too; `mixed`: the same, among other settings; `bare`: the same, where a call takes
   * no context; `read`: they still have `metadata`, and the call reads it.
   */
  form: 'whole' | 'mixed' | 'bare' | 'read';
}

/** The option that a value becomes, also on a condition. */
export function optionOf(value: tsTypes.Node): Option | undefined {
  let parent = outward(value).parent;
  while (ts.isConditionalExpression(parent) || isAnd(parent)) parent = outward(parent).parent;
  if (!ts.isPropertyAssignment(parent) && !ts.isShorthandPropertyAssignment(parent)) return undefined;
  return /^(?:experimental_)?telemetry$/.test(staticName(parent.name) ?? '') ? parent : undefined;
}

const isAnd = (node: tsTypes.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;

/** Why the call of an option cannot be given a context of its own beside it. */
export function obstacleAt(element: Option | tsTypes.SpreadAssignment, context: Context): string | undefined {
  const options = element.parent;
  const spread = spreadAround(options);
  return (
    obstacleBeside(element, options, context) ??
    (spread ? obstacleAt(spread, context) : obstacleOf(outward(options).parent, context))
  );
}

function obstacleOf(call: tsTypes.Node, context: Context): string | undefined {
  if (ts.isVariableDeclaration(call)) return obstacleBehind(call, context);
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return NOT_IN_CALL;
  if (!TAKES_CONTEXT.test(context.uses.origins.producerAt(call)?.made ?? '')) return TAKES_NONE;
  return isSdkFunction(call.expression, context.checker, context.uses.references) ? undefined : MAY_READ;
}

/** Of options that a constant holds for calls, and nothing else. */
function obstacleBehind({ name, type, parent }: tsTypes.VariableDeclaration, context: Context): string | undefined {
  const uses = type || !(parent.flags & ts.NodeFlags.Const) ? [] : context.uses.references.of(name);
  const obstacles = uses.map(use => {
    const holder = outward(use).parent;
    return ts.isSpreadAssignment(holder) ? obstacleAt(holder, context) : obstacleOf(holder, context);
  });
  return obstacles.length === 0 ? NOT_IN_CALL : obstacles.find(obstacle => obstacle);
}

function obstacleBeside(
  element: tsTypes.ObjectLiteralElementLike,
  options: tsTypes.ObjectLiteralExpression,
  { checker }: Context,
): string | undefined {
  const { properties } = options;
  const spreads = (from: number, names: readonly string[]): boolean =>
    properties
      .slice(from)
      .some(
        one =>
          ts.isSpreadAssignment(one) &&
          one !== element &&
          mayHave(checker, checker.getTypeAtLocation(one.expression), names),
      );
  if ((propertyNamed(options, 'telemetry') ?? element) !== element) return '`telemetry` stands beside';
  if (spreads(properties.indexOf(element), ['experimental_telemetry']))
    return 'What is spread behind may bring other settings';
  const hasOwn = CONTEXT.some(name => propertyNamed(options, name));
  return hasOwn || spreads(0, CONTEXT) ? 'The call has, or may have, a context of its own' : undefined;
}
