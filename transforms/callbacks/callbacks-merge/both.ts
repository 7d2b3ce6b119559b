/** A callback that a call of an agent is given, where the agent has it too. */
import { inward, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import { type Context, means } from '../../../src/transform.js';

export function reportBoth(use: OptionUse, context: Context): void {
  const { key, literal, name } = use;
  if (!means(use, [`AgentCallOptions.${name}`])) return;
  const { origins } = context.uses;
  const isGiven = origins.takersOf(literal)?.some(({ call }) => {
    const callee = call.expression;
    const agents = ts.isPropertyAccessExpression(callee) ? origins.of(callee.expression) : undefined;
    return agents?.some(agent => {
      const setting = settingOf(agent.call, name);
      return setting && (name !== 'onStepFinish' || isAsynchronous(setting, context));
    });
  });
  if (!isGiven) return;
  context.report(key, {
    message:
      name === 'onStepFinish'
        ? 'The agent has this callback too: it was done before this one began, and under 7 both run at the same time.'
        : 'The agent has this callback too: this one replaced it, and under 7 both run.',
    remedy:
      name === 'onStepFinish'
        ? 'See that neither needs what the other does.'
        : 'Take it from the agent, or see that nothing is done twice.',
  });
}

/** What an agent was made with under the name. */
function settingOf(
  { arguments: given = [] as never }: tsTypes.CallExpression | tsTypes.NewExpression,
  name: string,
): tsTypes.ObjectLiteralElementLike | undefined {
  const settings = given[0] && inward(given[0]);
  return settings && ts.isObjectLiteralExpression(settings) ? propertyNamed(settings, name) : undefined;
}

/** Callbacks that run at the same time still run in order as long as the first gives no promise. */
function isAsynchronous(setting: tsTypes.ObjectLiteralElementLike, { checker }: Context): boolean {
  const type = checker.getTypeAtLocation(propertyValue(setting) ?? setting);
  return type
    .getCallSignatures()
    .some(signature => checker.getPropertyOfType(signature.getReturnType(), 'then') !== undefined);
}
