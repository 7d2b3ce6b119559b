import { isFunctionNode, staticName, walkOwn } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

/** An interface is named in more than one way, and found by each. */
const seen = new WeakSet<tsTypes.Node>();

export const customAgents = defineTransform({
  id: 'custom-agents',
  title: 'Agents of your own are called in another way',
  kind: 'silent',
  from: [6],
  words: ['Agent', 'version'],
  why: 'The stream functions of 7 give `stream()` an `onStepEnd`, and read `stream` of what it returns; in 6 they gave it `onStepFinish`, and called `toUIMessageStream()`.',
  keeps: ['`ToolLoopAgent`', 'agents that hand all options on to an agent or a call of the SDK, and return its result'],
  before: 'class Echo implements Agent {\n  async stream({ prompt, onStepFinish }) { … }\n}',
  after: 'class Echo implements Agent {\n  async stream({ prompt, onStepEnd }) { … }\n}',
  docs: 'https://ai-sdk.dev/docs/reference/ai-sdk-core/agent',
  visit(use, context) {
    for (const agent of agentsAt(use, context)) {
      const members = ts.isObjectLiteralExpression(agent) ? agent.properties : agent.members;
      const stream = [...members].find(member => staticName(member.name) === 'stream');
      if (!stream?.name || seen.has(stream) || stream.getText().includes('onStepEnd')) continue;
      seen.add(stream);
      if (returnsResult(stream, context)) continue;
      context.report(stream.name, {
        message:
          'The stream functions of 7 give this agent `onStepEnd` instead of `onStepFinish`, and read `stream` of what it returns instead of calling `toUIMessageStream()`.',
        remedy:
          'Take `onStepEnd` from the options, and return an object whose `stream` gives the parts of the stream, such as the result of `streamText`.',
      });
    }
  },
});

type Agent = tsTypes.ClassLikeDeclaration | tsTypes.ObjectLiteralExpression;

/** What is declared to be an agent: a class that implements the interface, an object of its type. */
function agentsAt(use: Use, { uses }: Context): Agent[] {
  if (use.form === 'option') return means(use, ['Agent.version']) ? [use.literal] : [];
  if (use.form !== 'name' || !means(use, ['.Agent'])) return [];
  const { parent } = use.key;
  const names = ts.isImportSpecifier(parent) ? uses.references.of(parent.name) : [use.key];
  return names.flatMap(name => {
    const clause = ts.findAncestor(name, ts.isHeritageClause);
    return clause?.token === ts.SyntaxKind.ImplementsKeyword ? [clause.parent as tsTypes.ClassLikeDeclaration] : [];
  });
}

/** Whether all that `stream` returns are results of the SDK. */
function returnsResult(stream: tsTypes.ClassElement | tsTypes.ObjectLiteralElementLike, { uses }: Context): boolean {
  const fn = ts.isPropertyAssignment(stream) || ts.isPropertyDeclaration(stream) ? stream.initializer : stream;
  if (!fn || !isFunctionNode(fn) || !fn.body || fn.getText().includes('onStepFinish')) return false;
  const values: tsTypes.Expression[] = ts.isBlock(fn.body) ? [] : [fn.body];
  walkOwn(fn.body, node => {
    if (ts.isReturnStatement(node) && node.expression) values.push(node.expression);
  });
  return values.length > 0 && values.every(value => uses.origins.of(value) !== undefined);
}
