import { guide7 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

export const prepareStep = renameMember({
  id: 'prepare-step',
  title: '`experimental_prepareStep` becomes `prepareStep`',
  kind: 'silent',
  from: [4, 5, 6],
  members: ['GenerateTextOptions.experimental_prepareStep', 'AgentSettings.experimental_prepareStep'],
  to: 'prepareStep',
  strays: true,
  why: 'Under 7 the old name is ignored: the function never runs. Through a spread or a variable it even compiles.',
  keeps: ['`experimental_prepareStep` of your own types', '`prepareStep`, which is there since 5'],
  before: 'await generateText({ model, tools, prompt, experimental_prepareStep: decide });',
  after: 'await generateText({ model, tools, prompt, prepareStep: decide });',
  docs: guide7('remove-deprecated-experimental_preparestep-option'),
});
