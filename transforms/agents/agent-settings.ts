import { guide7 } from '../../src/guides.js';
import { type AgentCall, agentCalls, settingsOf } from '../../src/sdk/agents.js';
import { namesAt } from '../../src/sdk/symbols.js';
import { accessOf, inward, isNamed, outward, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

const SIGNAL = 'abortSignal';

export const agentSettings = defineTransform({
  id: 'agent-settings',
  title: 'An agent is given its `abortSignal` with each call, and its `providerOptions` once',
  kind: 'silent',
  from: [5],
  words: ['Experimental_Agent', 'providerOptions', 'providerMetadata'],
  why: '7 ignores an `abortSignal` in the settings of an agent, so that nothing stops it; and the calls of an agent have no `providerOptions` in their types.',
  keeps: ['`abortSignal` of calls', '`providerOptions` in the settings of an agent'],
  before: 'const agent = new Experimental_Agent({ model, abortSignal });\nawait agent.generate({ prompt });',
  after: 'const agent = new ToolLoopAgent({ model });\nawait agent.generate({ prompt, abortSignal });',
  docs: guide7('tools-and-tool-execution'),
  visit(use, context) {
    if (context.generation !== 5) return;
    if (use.form === 'name' && means(use, ['.Experimental_Agent'])) {
      for (const call of agentCalls(use, context.uses)) moveSignal(call, context);
    } else if (use.form === 'option' && means(use, [`AgentCallOptions.${use.name}`])) reportOption(use, context);
  },
});

function moveSignal(call: AgentCall, context: Context): void {
  const literal = settingsOf(call, context.uses);
  const property = literal && propertyNamed(literal, SIGNAL);
  if (!property) return;
  const value = propertyValue(property);
  const given = value && isNamed(value) ? optionsOfCalls(call, value, context) : undefined;
  if (!given || !value) {
    return context.report(property, {
      message: '7 ignores an `abortSignal` in the settings of an agent: nothing stops it any more.',
      remedy: 'Give it to each `generate` and `stream` of the agent, and delete it here.',
      severity: 'error',
    });
  }
  context.change(property, draft => {
    draft.removeElements(literal.properties, [property]);
    const text = value.getText() === SIGNAL ? SIGNAL : `${SIGNAL}: ${value.getText()}`;
    for (const options of given) draft.addProperty(options, text);
  });
}

/** What the agent is called with, where all of its calls are known and read the value as it was when the agent was made. */
function optionsOfCalls(
  call: AgentCall,
  value: tsTypes.Expression,
  context: Context,
): tsTypes.ObjectLiteralExpression[] | undefined {
  const { references } = context.uses;
  const made = outward(call);
  const { parent } = made;
  const isHeld = ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name);
  const agents = isHeld ? references.of(parent.name).map(accessOf) : [made];
  const found: tsTypes.ObjectLiteralExpression[] = [];
  for (const agent of agents) {
    const access = agent.parent;
    const asked = access.parent;
    if (!ts.isPropertyAccessExpression(access) || !/^(?:generate|stream|respond)$/.test(access.name.text))
      return undefined;
    if (!ts.isCallExpression(asked) || asked.expression !== access || !isSame(value, asked, context)) return undefined;
    const options = asked.arguments[0] && inward(asked.arguments[0]);
    if (!options || !ts.isObjectLiteralExpression(options) || propertyNamed(options, SIGNAL)) return undefined;
    found.push(options);
  }
  return found.length > 0 ? found : undefined;
}

/** Whether the variable at the start of a value is a constant that can be read at another place too. */
function isSame(value: tsTypes.Expression, place: tsTypes.Node, { checker, uses }: Context): boolean {
  let root = inward(value);
  while (ts.isPropertyAccessExpression(root)) root = inward(root.expression);
  const symbol = ts.isIdentifier(root) ? uses.references.symbolAt(root) : undefined;
  const declaration = symbol?.valueDeclaration;
  if (!symbol || !declaration) return false;
  const isConstant = ts.isParameter(declaration) || ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const;
  return !!isConstant && namesAt(checker, place, symbol).includes(symbol.name);
}

function reportOption({ key, name }: OptionUse, context: Context): void {
  context.report(key, {
    message: `The calls of an agent of 7 have no \`${name}\`: it does not compile, and works by accident.`,
    remedy:
      'Put `providerOptions` into the settings of the agent; where they differ from call to call, give the agent a `callOptionsSchema` and return them from `prepareCall`.',
    severity: 'error',
  });
}
