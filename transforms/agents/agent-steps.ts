import { guide7 } from '../../src/guides.js';
import { type AgentCall, agentCalls, settingsOf } from '../../src/sdk/agents.js';
import { propertyNamed } from '../../src/sdk/syntax.js';
import { mayHave } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

const LIMIT = 'isStepCount';

export const agentSteps = defineTransform({
  id: 'agent-steps',
  title: 'An agent of 5 goes on to take one step',
  kind: 'silent',
  from: [5],
  words: ['Experimental_Agent'],
  gives: [LIMIT],
  provesNew: true,
  why: 'An agent of 5 without `stopWhen` stopped after one step; one of 7 takes up to 20, each a request that costs and may run tools.',
  keeps: ['agents with a `stopWhen`', 'agents without tools, which take one step anyway'],
  before: 'new Experimental_Agent({ model, tools });',
  after: 'new ToolLoopAgent({ model, tools, stopWhen: isStepCount(1) });',
  docs: guide7('tools-and-tool-execution'),
  visit(use, context) {
    if (context.generation !== 5 || use.form !== 'name' || !means(use, ['.Experimental_Agent'])) return;
    for (const call of agentCalls(use, context.uses)) limit(call, context);
  },
});

function limit(call: AgentCall, context: Context): void {
  const literal = settingsOf(call, context.uses);
  const [settings] = call.arguments ?? [];
  if (!literal) {
    if (settings && brings(settings, 'tools', context)) report(settings, context);
    return;
  }
  if (propertyNamed(literal, 'stopWhen')) return;
  const spreads = literal.properties.filter(ts.isSpreadAssignment);
  const tools = propertyNamed(literal, 'tools');
  if (!tools && !spreads.some(({ expression }) => brings(expression, 'tools', context))) return;
  if (spreads.some(({ expression }) => brings(expression, 'stopWhen', context))) return report(literal, context);
  context.change(literal, draft => {
    const text = `stopWhen: ${draft.import(literal, 'ai', LIMIT)}(1)`;
    if (tools) draft.addElementAfter(tools, text);
    else draft.addProperty(literal, text);
  });
}

const brings = (value: tsTypes.Expression, name: string, { checker }: Context): boolean =>
  mayHave(checker, checker.getTypeAtLocation(value), [name]);

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message:
      'An agent of 5 without `stopWhen` stopped after one step; one of 7 takes up to 20. Whether this one has a limit could not be told.',
    remedy: 'Give it `stopWhen: isStepCount(1)` if nothing else sets `stopWhen`.',
  });
}
