import { awaitValue } from '../../src/await-value.js';
import { guide7 } from '../../src/guides.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';

export const agentStream = defineTransform({
  id: 'agent-stream',
  title: '`stream` of an agent is awaited',
  kind: 'breaking',
  from: [5],
  words: ['stream'],
  why: '`agent.stream()` of 5 returned the result; under 7 it returns a promise of it, so that its streams are undefined.',
  keeps: ['a call that is awaited', '`stream` of agents that are not the SDK’s'],
  before: 'const result = agent.stream({ prompt });',
  after: 'const result = await agent.stream({ prompt });',
  docs: guide7('tools-and-tool-execution'),
  visit(use, context) {
    if (context.generation !== 5 || use.form !== 'read' || !means(use, ['Experimental_Agent.stream'])) return;
    const { parent: call } = use.node;
    if (ts.isCallExpression(call) && call.expression === use.node) awaitValue(call, 'stream', context);
    else {
      context.report(use.key, {
        message: '`stream` of an agent returns a promise under 7, and here it is not called at once.',
        remedy: 'Await what it returns where it is called.',
      });
    }
  },
});
