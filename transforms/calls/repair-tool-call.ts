import { guide7 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

const members = ['TextOptions.experimental_repairToolCall', 'ToolLoopAgentSettings.experimental_repairToolCall'];

export const repairToolCall = renameMember({
  id: 'repair-tool-call',
  title: '`experimental_repairToolCall` becomes `repairToolCall`',
  kind: 'deprecated',
  from: [4, 5, 6],
  members,
  to: 'repairToolCall',
  aliases: members,
  why: 'The old name is an alias under 7 and will go.',
  keeps: [
    'the option in an object that your own code takes before the SDK does, and before a spread that may bring another: 7 still accepts it',
    'what `prepareCall` of an agent returns',
  ],
  before: 'await generateText({ model, tools, prompt, experimental_repairToolCall: repair });',
  after: 'await generateText({ model, tools, prompt, repairToolCall: repair });',
  docs: guide7('core-api-renames-and-removals'),
  provesNew: true,
});
