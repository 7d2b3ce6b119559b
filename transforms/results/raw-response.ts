import { guide5 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

export const rawResponse = renameMember({
  id: 'raw-response',
  title: '`rawResponse` of `embed` becomes `response`',
  kind: 'breaking',
  from: [4],
  members: ['EmbedResult.rawResponse'],
  to: 'response',
  why: 'The old name is gone since 5: reading it gives `undefined`.',
  keeps: ['`rawResponse` of models, of middleware and of your own types'],
  before: 'const { rawResponse } = await embed({ model, value });',
  after: 'const { response: rawResponse } = await embed({ model, value });',
  docs: guide5('raw-response--response'),
});
