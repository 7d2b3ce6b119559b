import { guide7 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

export const partialOutputStream = renameMember({
  id: 'partial-output-stream',
  title: '`experimental_partialOutputStream` becomes `partialOutputStream`',
  kind: 'deprecated',
  from: [4, 5, 6],
  members: ['StreamTextResult.experimental_partialOutputStream'],
  to: 'partialOutputStream',
  why: 'The old name is an alias under 7 and will go.',
  keeps: ['a member of that name of your own types'],
  before:
    'for await (const partial of streamText({ model, prompt, output }).experimental_partialOutputStream) show(partial);',
  after: 'for await (const partial of streamText({ model, prompt, output }).partialOutputStream) show(partial);',
  docs: guide7('core-api-renames-and-removals'),
});
