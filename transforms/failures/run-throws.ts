import { defineThrowPoint } from './points/point.js';
import { throwPlace } from './points/throws.js';

export const runThrows = defineThrowPoint({
  id: 'run-throws',
  title: 'An error between the steps ends the whole run',
  kind: 'hardening',
  from: [4, 5, 6],
  members: [
    ...['toModelOutput', 'onInputStart', 'onInputDelta', 'onInputAvailable'].map(name => `Tool.${name}`),
    ...['TextOptions', 'ToolLoopAgentSettings'].flatMap(type => [`${type}.stopWhen`, `${type}.prepareStep`]),
    'GenerateTextOptions.experimental_prepareStep',
    'AgentSettings.experimental_prepareStep',
    'ToolLoopAgentSettings.prepareCall',
  ],
  why: 'The SDK calls these outside of the tool: what they throw is not told to the model, but rejects the call, with all steps that were paid for. Errors of `onStepEnd`, `onToolExecutionEnd` and other callbacks end nothing.',
  keeps: ['functions without a `throw` and without a call that is awaited', 'functions that catch what they throw'],
  before: "toModelOutput: async ({ output }) => ({ type: 'text', value: await summarize(output) }),",
  after: `toModelOutput: async ({ output }) => ({
  type: 'text',
  value: await summarize(output).catch(() => 'No summary.'),
}),`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#handling-errors',
  fails: ({ fn }, { checker }) => throwPlace(fn, checker) !== undefined,
  effect: 'is not told to the model: it rejects the whole call.',
  remedy: 'Nothing is to be done where it is meant to end the run; else catch it there and go on with a default.',
  severity: 'info',
});
