import { letsErrorsOut } from './execute/failures.js';
import { defineThrowPoint } from './points/point.js';

export const repairThrows = defineThrowPoint({
  id: 'repair-throws',
  title: 'An error of `repairToolCall` is sent to the model',
  kind: 'hardening',
  from: [4, 5, 6],
  members: ['TextOptions', 'ToolLoopAgentSettings'].flatMap(type => [
    `${type}.repairToolCall`,
    `${type}.experimental_repairToolCall`,
  ]),
  why: 'Where the repair of a tool call fails, its error becomes the result of the call, and the next request to the provider holds its text: a host name, a path, an answer of another service. `return null` leaves the call as it is, and the model reads why its own input was refused.',
  keeps: ['repairs that cannot throw', 'repairs that catch and return null'],
  before: 'repairToolCall: async ({ toolCall }) => ({ ...toolCall, input: await askAgain(toolCall) }),',
  after: `repairToolCall: async ({ toolCall }) => {
  try {
    return { ...toolCall, input: await askAgain(toolCall) };
  } catch (error) {
    console.error('Repair failed:', error);
    return null;
  }
},`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#tool-call-repair',
  fails: ({ fn }, { checker }) => letsErrorsOut(fn, checker, false),
  effect: 'is sent to the model as text.',
  remedy: 'Put its body into a `try`, and in the `catch` log the error and `return null`.',
  severity: 'warning',
});
