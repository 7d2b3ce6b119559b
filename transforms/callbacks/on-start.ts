import { guide7 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

const members = [
  'TextOptions.experimental_onStart',
  'TextOptions.experimental_onStepStart',
  'ToolLoopAgentSettings.experimental_onStart',
  'ToolLoopAgentSettings.experimental_onStepStart',
  'AgentCallOptions.experimental_onStart',
  'AgentCallOptions.experimental_onStepStart',
];

export const onStart = renameMember({
  id: 'on-start',
  title: '`experimental_onStart` and `experimental_onStepStart` lose their prefix',
  kind: 'deprecated',
  from: [6],
  members,
  to: { experimental_onStart: 'onStart', experimental_onStepStart: 'onStepStart' },
  aliases: members,
  why: 'The old names are aliases under 7 and will go. What the events hold has changed under both names: see `start-events`.',
  keeps: [
    'the callbacks of `generateObject`, `embed` and `rerank`, which only 7 has',
    'a callback in an object that your own code takes before the SDK does, and before a spread that may bring another: 7 still accepts it',
  ],
  before: 'await generateText({ model, prompt, experimental_onStart: ({ messages }) => log(messages) });',
  after: 'await generateText({ model, prompt, onStart: ({ messages }) => log(messages) });',
  docs: guide7('experimental_onstart-renamed-to-onstart'),
  provesNew: true,
});
