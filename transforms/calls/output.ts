import { guide7 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

export const output = renameMember({
  id: 'output',
  title: '`experimental_output` becomes `output`',
  kind: 'silent',
  from: [4, 5, 6],
  members: [
    'TextOptions.experimental_output',
    'AgentSettings.experimental_output',
    'GenerateTextResult.experimental_output',
  ],
  to: 'output',
  strays: true,
  why: 'Under 7 the old option is ignored: the model is not asked for JSON, and `experimental_output` of the result is undefined.',
  keeps: [
    '`experimental_output` of your own types',
    '`output` of `generateObject` and `streamObject`, which means another thing',
  ],
  before:
    'const result = await generateText({ model, prompt, experimental_output: Output.object({ schema }) });\nreturn result.experimental_output;',
  after:
    'const result = await generateText({ model, prompt, output: Output.object({ schema }) });\nreturn result.output;',
  docs: guide7('structured-outputs-remove-deprecated-experimental_output-option-and-result'),
});
