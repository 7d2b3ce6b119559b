/** Functions other than `execute` that the SDK calls, and what becomes of their errors. */
import type { Severity, TransformInfo } from '../../../src/model.js';
import { type FunctionNode, inward, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import { type Context, defineTransform, means, type Transform } from '../../../src/transform.js';
import type { Execute } from '../execute/execute.js';

export interface Point {
  /** The name at which the function stands. */
  key: tsTypes.Node;
  fn: Execute;
  /** Whether its first parameter is the validated input of a tool. */
  takesInput: boolean;
}

type ThrowPoint = TransformInfo & {
  /** Members of the SDK at which such a function stands: `Tool.needsApproval`. */
  members: readonly string[];
  /** Whether an error is seen to leave the function. */
  fails(point: Point, context: Context): boolean;
  /** What becomes of the error, after "an error of `name`". */
  effect: string;
  remedy: string;
  severity: Severity;
};

/** A finding at a member where a function of the project stands whose errors go where nobody expects them. */
export function defineThrowPoint({ members, fails, effect, remedy, severity, ...info }: ThrowPoint): Transform {
  const said = new WeakSet<tsTypes.Node>();
  return defineTransform({
    ...info,
    words: [...new Set(members.map(member => member.split('.')[1]!))],
    visit(use, context) {
      if (!means(use, members)) return;
      for (const point of pointsAt(use, context)) {
        if (said.has(point.fn) || !fails(point, context)) continue;
        said.add(point.fn);
        context.report(point.key, { message: `An error of \`${use.name}\` ${effect}`, remedy, severity });
      }
    },
  });
}

/** The function of the project at a member, in an object or a class. */
export function functionAt(use: Use, { uses: { origins } }: Context): FunctionNode | undefined {
  if (use.form === 'option') return use.doubt ? undefined : origins.functionIn(use.node);
  if (use.form !== 'member') return undefined;
  const { node } = use;
  return ts.isMethodDeclaration(node) ? node : node.initializer && origins.functionOf(node.initializer);
}

/** The functions at a member: one, a list of them, or one for each tool. */
function pointsAt(use: Use, context: Context): Point[] {
  const { origins } = context.uses;
  const point = (key: tsTypes.Node, fn: FunctionNode | undefined, takesInput: boolean): Point[] =>
    fn?.body ? [{ key, fn: fn as Execute, takesInput }] : [];
  const given = use.form === 'option' && !use.doubt ? propertyValue(use.node) : undefined;
  const value = given && inward(given);
  if (value && ts.isArrayLiteralExpression(value))
    return value.elements.flatMap(element => point(element, origins.functionOf(element), false));
  if (value && ts.isObjectLiteralExpression(value))
    return value.properties.flatMap(entry => point(entry.name ?? entry, origins.functionIn(entry), true));
  return point(use.key, functionAt(use, context), means(use, ['Tool.needsApproval']));
}
