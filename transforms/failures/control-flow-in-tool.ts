import { inward, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';
import { toolRun } from './execute/execute.js';
import { leavesByThrow } from './points/control-flow.js';

const said = new WeakSet<tsTypes.Node>();

export const controlFlowInTool = defineTransform({
  id: 'control-flow-in-tool',
  title: '`redirect()` and `notFound()` do nothing inside a tool',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'These functions of Next.js, SvelteKit and routers work by throwing. Inside `execute` the SDK takes that for a failure of the tool: nobody is redirected, and the model reads `NEXT_REDIRECT`, or an object with the address.',
  keeps: [
    'calls of these names that come from elsewhere',
    '`redirect` of routers where it is returned or kept, not thrown',
    'calls outside of tools',
  ],
  before: `execute: async ({ id }) => {
  await book(id);
  redirect('/bookings');
},`,
  after: `execute: async ({ id }) => {
  await book(id);
  return { redirectTo: '/bookings' };
},
// where the result is rendered: router.push(output.redirectTo)`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#handling-errors',
  visit(use, context) {
    const { execute } = toolRun(use, context) ?? {};
    if (!execute) return;
    walk(execute, node => {
      if (!ts.isCallExpression(node) || said.has(node)) return;
      if (!leavesByThrow(node, context.uses.origins, context.checker)) return;
      said.add(node);
      const name = inward(node.expression).getText();
      context.report(node, {
        message: `\`${name}\` works by throwing: inside a tool the SDK catches that, so it has no effect, and the model is told of a failure.`,
        remedy: adviceFor(name, node),
      });
    });
  },
});

/** What the tool can answer in its place. */
function adviceFor(name: string, { arguments: args }: tsTypes.CallExpression): string {
  const target = args.find(argument => !ts.isNumericLiteral(argument))?.getText();
  if (/redirect/i.test(name) && target)
    return `\`return { redirectTo: ${target} };\` and go there where the result is rendered.`;
  if (/notFound$/i.test(name)) return '`return { found: false };` and show that where the result is rendered.';
  if (/(?:forbidden|unauthorized)$/.test(name))
    return '`return { allowed: false };`, or check it before the call of the SDK.';
  return 'Return a value that says so, and act on it where the result is rendered.';
}
