import { awaitValue } from '../../src/await-value.js';
import { guide7 } from '../../src/guides.js';
import { inward, isNamed, propertyNamed } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

const NEW = 'createAgentUIStreamResponse';

export const agentRespond = defineTransform({
  id: 'agent-respond',
  title: `\`agent.respond()\` becomes \`${NEW}()\``,
  kind: 'breaking',
  from: [5],
  words: ['respond'],
  why: 'Agents of 7 have no `respond`. The function that takes its place wants the messages as `uiMessages`, and returns a promise.',
  keeps: ['`respond` of other values'],
  before:
    'export async function POST(request: Request) {\n  const { messages } = await request.json();\n  return agent.respond({ messages });\n}',
  after:
    'export async function POST(request: Request) {\n  const { messages } = await request.json();\n  return createAgentUIStreamResponse({ agent, uiMessages: messages });\n}',
  docs: guide7('streamtext-response-helpers-deprecated--use-stateless-helpers'),
  visit(use, context) {
    if (!means(use, ['Experimental_Agent.respond'])) return;
    if (use.form === 'mention') return reportGone(use, context);
    if (use.form !== 'read') return;
    const { node } = use;
    const { parent: call, expression: agent } = node;
    const options = ts.isCallExpression(call) && call.expression === node ? call.arguments[0] : undefined;
    const literal = options && inward(options);
    const messages = literal && ts.isObjectLiteralExpression(literal) ? propertyNamed(literal, 'messages') : undefined;
    if (!messages || !isNamed(agent) || node.questionDotToken || !ts.isCallExpression(call)) {
      return reportGone(use, context);
    }
    awaitValue(call, NEW, context, draft => {
      draft.replace(node, draft.import(node, 'ai', NEW));
      const first = (messages.parent as tsTypes.ObjectLiteralExpression).properties[0]!;
      const text = agent.getText();
      draft.addElementBefore(first, text === 'agent' ? text : `agent: ${text}`);
      draft.rename(messages.name!, 'uiMessages');
    });
  },
});

function reportGone({ key }: Use, context: Context): void {
  context.report(key, {
    message: 'Agents of 7 have no `respond`.',
    remedy: `Call \`await ${NEW}({ agent, uiMessages })\` with the agent and the messages.`,
    severity: 'error',
  });
}
