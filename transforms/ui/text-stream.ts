import { guide7 } from '../../src/guides.js';
import { defineTransform, renameMember } from '../../src/transform.js';

const rename = renameMember({
  id: 'text-stream',
  title: '`textStream` of a text response becomes `stream`',
  kind: 'breaking',
  from: [5, 6],
  members: ['TextStreamResponseInit.textStream'],
  to: 'stream',
  why: 'Under 7 `createTextStreamResponse` and `pipeTextStreamToResponse` read `stream`, and throw without it.',
  keeps: ['`textStream` of a result, which is read as before', '`textStream` of your own types and functions'],
  before: 'return createTextStreamResponse({ textStream: result.textStream });',
  after: 'return createTextStreamResponse({ stream: result.textStream });',
  docs: guide7('stream-response-helpers'),
});

export const textStream = defineTransform({ ...rename, provesNew: true });
