import { inward, isNamed, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { mayHave } from '../../src/sdk/types.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';

export const agentUiMessages = defineTransform({
  id: 'agent-ui-messages',
  title: '`originalMessages` alone starts no agent',
  kind: 'breaking',
  from: [6],
  words: ['agent'],
  why: 'In 6 `createAgentUIStream` and its kin took the messages from `originalMessages` where `uiMessages` was missing; 7 rejects.',
  keeps: ['calls with `uiMessages`', '`originalMessages` of `toUIMessageStream` and `createUIMessageStream`'],
  before: 'return createAgentUIStreamResponse({ agent, originalMessages: messages });',
  after: 'return createAgentUIStreamResponse({ agent, originalMessages: messages, uiMessages: messages });',
  docs: 'https://ai-sdk.dev/docs/reference/ai-sdk-core/create-agent-ui-stream',
  visit(use, context) {
    if (use.form !== 'option' || !means(use, ['AgentUIStreamOptions.agent'])) return;
    const { literal } = use;
    const original = propertyNamed(literal, 'originalMessages');
    const isGiven = literal.properties.some(one =>
      ts.isSpreadAssignment(one)
        ? mayHave(context.checker, context.checker.getTypeAtLocation(one.expression), ['uiMessages'])
        : propertyNamed(literal, 'uiMessages') === one,
    );
    if (!original || isGiven) return;
    const messages = propertyValue(original);
    if (!use.doubt && messages && isNamed(inward(messages))) {
      context.change(use.key, draft => draft.addElementAfter(original, 'uiMessages: ', messages));
      return;
    }
    context.report(original, {
      message: 'The agent gets its messages from `uiMessages` only; without them 7 rejects.',
      remedy: 'Put the messages in a constant, and pass it as `uiMessages` too.',
      severity: 'error',
    });
  },
});
