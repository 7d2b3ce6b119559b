import type { tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';
import { outputWrites } from './points/mutation.js';
import { functionAt } from './points/point.js';

const TYPES = ['TextOptions', 'ToolLoopAgentSettings', 'AgentCallOptions', 'Telemetry'];
const NAMES = ['onToolExecutionEnd', 'experimental_onToolCallFinish', 'onToolCallFinish'];

const MEMBERS = TYPES.flatMap(type => NAMES.map(name => `${type}.${name}`));

const said = new WeakSet<tsTypes.Node>();

export const outputMutation = defineTransform({
  id: 'output-mutation',
  title: 'A callback that changes the output of a tool changes what the model reads',
  kind: 'hardening',
  from: [4, 5, 6],
  words: NAMES,
  why: 'The event holds the very object that the next request sends. What a callback writes into it reaches the model, though it is only there to look; and its errors are swallowed: where a redaction throws half-way, the model reads what it should have removed.',
  keeps: ['callbacks that only read', 'changes of a copy', 'other members of the event'],
  before: `onToolExecutionEnd: ({ toolOutput }) => {
  delete toolOutput.output.email;
},`,
  after: `// in the tool
execute: async ({ id }) => {
  const { email, ...guest } = await readGuest(id);
  return guest;
},`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/lifecycle-callbacks',
  visit(use, context) {
    if (!means(use, MEMBERS)) return;
    const fn = functionAt(use, context);
    for (const write of fn ? outputWrites(fn, context.checker) : []) {
      if (said.has(write)) continue;
      said.add(write);
      context.report(write, {
        message: `This changes what the model reads of the tool; an error of \`${use.name}\` is swallowed, and then the output is sent as it was.`,
        remedy:
          'Leave it out in `execute`, or in `toModelOutput` where the project needs it and the model must not see it.',
      });
    }
  },
});
