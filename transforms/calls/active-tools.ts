import { guide7 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

export const activeTools = renameMember({
  id: 'active-tools',
  title: '`experimental_activeTools` becomes `activeTools`',
  kind: 'silent',
  from: [4, 5, 6],
  members: ['TextOptions.experimental_activeTools', 'PrepareStepResult.experimental_activeTools'],
  to: 'activeTools',
  strays: true,
  why: 'Under 7 the old name is ignored: the model is offered all tools. Through a spread or a variable it even compiles.',
  keeps: ['`experimental_activeTools` of your own types', '`activeTools`, which is there since 5'],
  before: "await generateText({ model, tools, prompt, experimental_activeTools: ['search'] });",
  after: "await generateText({ model, tools, prompt, activeTools: ['search'] });",
  docs: guide7('remove-deprecated-experimental_activetools-option'),
});
