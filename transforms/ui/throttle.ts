import { guide7 } from '../../src/guides.js';
import { defineTransform, renameMember } from '../../src/transform.js';

const MEMBERS = ['UseChatOptions.experimental_throttle', 'UseCompletionOptions.experimental_throttle'];

const rename = renameMember({
  id: 'throttle',
  title: '`experimental_throttle` of the React hooks is `throttle`',
  kind: 'deprecated',
  from: [4, 5, 6],
  members: MEMBERS,
  to: 'throttle',
  aliases: MEMBERS,
  why: 'The old name is an alias under 7 and will go.',
  keeps: ['the hooks of other frameworks', 'options of a type of your own, for which the alias works'],
  before: 'const { messages } = useChat({ experimental_throttle: 50 });',
  after: 'const { messages } = useChat({ throttle: 50 });',
  docs: guide7('core-api-renames-and-removals'),
});

export const throttle = defineTransform({
  ...rename,
  visit(use, context) {
    if (/@ai-sdk\/react|ai\/react/.test(context.unit.code)) rename.visit(use, context);
  },
});
