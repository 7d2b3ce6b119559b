import { guide7 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

const members = [
  'GenerateTextOptions.onFinish',
  'StreamTextOptions.onFinish',
  'ToolLoopAgentSettings.onFinish',
  'AgentCallOptions.onFinish',
  'UIMessageStreamOptions.onFinish',
  'CreateUIMessageStreamOptions.onFinish',
];

export const onEnd = renameMember({
  id: 'on-end',
  title: '`onFinish` becomes `onEnd`',
  kind: 'deprecated',
  from: [4, 5, 6],
  members,
  to: 'onEnd',
  aliases: members,
  why: 'The old name is an alias under 7 and will go.',
  keeps: [
    '`onFinish` of `generateObject`, `streamObject`, `streamUI`, `useChat`, `useCompletion`, `useObject` and `Chat`, which have no `onEnd`',
    '`onFinish` of telemetry integrations, of other libraries and of your own types',
    '`onFinish` in an object that your own code takes before the SDK does, and before a spread that may bring another: 7 still accepts it',
  ],
  before: 'streamText({ model, prompt, onFinish: ({ text }) => save(text) });',
  after: 'streamText({ model, prompt, onEnd: ({ text }) => save(text) });',
  docs: guide7('onfinish-renamed-to-onend'),
  provesNew: true,
});
