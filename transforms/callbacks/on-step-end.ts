import { guide7 } from '../../src/guides.js';
import { defineTransform, means, renameMember } from '../../src/transform.js';

const members = [
  'TextOptions.onStepFinish',
  'ToolLoopAgentSettings.onStepFinish',
  'AgentCallOptions.onStepFinish',
  'AgentUIStreamOptions.onStepFinish',
  'CreateUIMessageStreamOptions.onStepFinish',
];

const rename = renameMember({
  id: 'on-step-end',
  title: '`onStepFinish` becomes `onStepEnd`',
  kind: 'deprecated',
  from: [4, 5, 6],
  members,
  to: 'onStepEnd',
  aliases: members,
  why: 'The old name is an alias under 7 and will go.',
  keeps: [
    '`onStepFinish` of telemetry integrations, of other libraries and of your own agents and types',
    '`onStepFinish` in an object that your own code takes before the SDK does, and before a spread that may bring another: 7 still accepts it',
    '`onStepFinish` in the options of `toUIMessageStream`, which is reported: before 7 it was never called there',
  ],
  before: 'await generateText({ model, tools, prompt, onStepFinish: step => log(step.toolCalls) });',
  after: 'await generateText({ model, tools, prompt, onStepEnd: step => log(step.toolCalls) });',
  docs: guide7('onstepfinish-renamed-to-onstepend'),
  provesNew: true,
});

export const onStepEnd = defineTransform({
  ...rename,
  visit(use, context) {
    if (use.form !== 'option' || !means(use, ['UIMessageStreamOptions.onStepFinish']))
      return rename.visit(use, context);
    context.report(use.key, {
      message: '`onStepFinish` was never called here; 7 calls it after each step of the UI message.',
      remedy: 'Delete it, or write `onStepEnd` if it should be called.',
    });
  },
});
