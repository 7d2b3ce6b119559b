import { guide7 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

const members = ['ObjectOptions.experimental_repairText'];

export const repairText = renameMember({
  id: 'repair-text',
  title: '`experimental_repairText` becomes `repairText`',
  kind: 'deprecated',
  from: [4, 5, 6],
  members,
  to: 'repairText',
  aliases: members,
  why: 'The old name is an alias under 7 and will go.',
  keeps: [
    'the option in an object that your own code takes before the SDK does, and before a spread that may bring another: 7 still accepts it',
  ],
  before: 'await generateObject({ model, schema, prompt, experimental_repairText: repair });',
  after: 'await generateObject({ model, schema, prompt, repairText: repair });',
  docs: guide7('core-api-renames-and-removals'),
  provesNew: true,
});
