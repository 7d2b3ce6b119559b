import { guide7 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

export const instructions = renameMember({
  id: 'instructions',
  title: '`system` becomes `instructions`',
  kind: 'deprecated',
  from: [4, 5, 6],
  members: [
    'Prompt.system',
    'AgentSettings.system',
    'PrepareStepResult.system',
    'RepairToolCallArgument.system',
    'OnStartEvent.system',
    'OnStepStartEvent.system',
  ],
  to: 'instructions',
  aliases: ['Prompt.system'],
  why: 'The option is an alias under 7 and will go; the events of `onStart` and `onStepStart` have only the new name.',
  keeps: [
    "`role: 'system'`",
    '`system` of your own types and of other libraries',
    '`system` in an object that your own code takes before the SDK does: it may be read there, and 7 still accepts it',
    'the start events of `generateObject` and `streamObject`, which keep `system`',
  ],
  before: "await generateText({ model, system: 'Be brief.', prompt });",
  after: "await generateText({ model, instructions: 'Be brief.', prompt });",
  docs: guide7('system-renamed-to-instructions'),
});
