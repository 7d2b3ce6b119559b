import { guide7 } from '../../src/guides.js';
import { renameExports } from '../../src/transform.js';

export const stepCountIs = renameExports({
  id: 'step-count-is',
  title: '`stepCountIs` becomes `isStepCount`',
  kind: 'deprecated',
  from: [5, 6],
  names: { stepCountIs: 'isStepCount' },
  why: 'The old name is an alias under 7 and will go.',
  keeps: ['a function of that name that is not the SDK’s', 'the name under which a file of yours exports it'],
  before:
    "import { generateText, stepCountIs } from 'ai';\n\nawait generateText({ model, tools, prompt, stopWhen: stepCountIs(5) });",
  after:
    "import { generateText, isStepCount } from 'ai';\n\nawait generateText({ model, tools, prompt, stopWhen: isStepCount(5) });",
  docs: guide7('stop-condition-helper-rename-stepcountis---isstepcount'),
  provesNew: true,
});
