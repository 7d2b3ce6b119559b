/** The calls that a message comes to, and what in them says that they take it. */
import { settingsOf } from '../../../src/sdk/agents.js';
import { ELEMENT } from '../../../src/sdk/expected.js';
import type { Loss, Taker } from '../../../src/sdk/flow.js';
import { type Owner, propertyOf } from '../../../src/sdk/symbols.js';
import { accessName, constValue, inward, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { ALLOW } from './call.js';
import { canBeSystem } from './message.js';
import { optionsOfStep } from './step.js';

export interface Destinations {
  /** The literals that decide about system messages: the options of a call, the settings of an agent. */
  options: Set<tsTypes.ObjectLiteralExpression>;
  /** Calls of which that literal was not found. */
  open: tsTypes.Node[];
  /** Where it also goes, and could not be followed. */
  lost: Loss[];
}

export function destinationsOf(message: tsTypes.Expression, context: Context): Destinations {
  const { takers, lost } = context.uses.flows.toSdk(message, (type, place) => canBeSystem(type, place, context));
  const found: Destinations = { options: new Set(), open: [], lost: [...lost] };
  for (const taker of takers) {
    const [name, element] = taker.path;
    const { owners } = propertyOf(context.checker, taker.type, String(name));
    if (owners.length === 0) found.lost.push({ node: taker.node, reason: 'it goes out of the program', foreign: true });
    else if (MESSAGES.has(String(name)) && element === ELEMENT && taker.path.length === 2) {
      const options = optionsOf(taker, owners, context);
      if (options === 'open') found.open.push(taker.node);
      else for (const one of options) found.options.add(one);
    }
  }
  return found;
}

/** Options that messages are given as. */
const MESSAGES = new Set(['messages', 'prompt', 'uiMessages', 'initialMessages']);

type Options = readonly tsTypes.ObjectLiteralExpression[] | 'open';

function optionsOf({ node, type }: Taker, owners: readonly Owner[], context: Context): Options {
  if (owners.every(owner => owner.type === 'PrepareStepResult')) return optionsOfStep(node, context);
  if (takesAllow(type, context)) return literalOf(node, context) ?? 'open';
  const agent = agentAt(node);
  const made = agent && context.uses.origins.of(agent);
  const settings = made?.map(({ call }) => settingsOf(call, context.uses)) ?? [];
  const known = settings.filter(one => one !== undefined);
  return known.length > 0 && known.length === settings.length ? known : 'open';
}

/** Whether the type has the option in 7. */
const takesAllow = (type: tsTypes.Type, { checker }: Context): boolean =>
  propertyOf(checker, type, ALLOW).owners.some(owner => owner.in.includes(7));

/** The literal, or that of a constant which goes nowhere else. */
function literalOf(node: tsTypes.Node, { uses }: Context): [tsTypes.ObjectLiteralExpression] | undefined {
  const value = inward(node as tsTypes.Expression);
  if (ts.isObjectLiteralExpression(value)) return [value];
  const held = ts.isIdentifier(value) ? constValue(uses.references.symbolAt(value)?.valueDeclaration) : undefined;
  const literal = held && inward(held);
  if (!literal || !ts.isObjectLiteralExpression(literal)) return undefined;
  const { takers, lost } = uses.flows.toSdk(literal);
  return takers.length === 1 && lost.length === 0 ? [literal] : undefined;
}

/** The agent that is asked: `agent.generate(…)`, `createAgentUIStream({ agent, … })` */
function agentAt(options: tsTypes.Node): tsTypes.Expression | undefined {
  const literal = inward(options as tsTypes.Expression);
  const given = ts.isObjectLiteralExpression(literal) ? propertyValue(propertyNamed(literal, 'agent')) : undefined;
  if (given) return given;
  const { parent: call } = options;
  const callee = ts.isCallExpression(call) ? call.expression : undefined;
  return callee && ts.isPropertyAccessExpression(callee) && /^(?:generate|stream|respond)$/.test(accessName(callee)!)
    ? callee.expression
    : undefined;
}
