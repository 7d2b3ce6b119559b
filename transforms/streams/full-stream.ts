import { guide7 } from '../../src/guides.js';
import { defineTransform, renameMember } from '../../src/transform.js';

const rename = renameMember({
  id: 'full-stream',
  title: '`fullStream` becomes `stream`',
  kind: 'deprecated',
  from: [4, 5, 6],
  members: ['StreamTextResult.fullStream'],
  to: 'stream',
  provesNew: true,
  why: 'The old name is an alias under 7 and will go.',
  keeps: [
    '`fullStream` of `streamObject`, of transcriptions and of speech, which have no `stream`',
    '`fullStream` of LangChain, of Mastra and of your own classes',
  ],
  before: 'for await (const part of result.fullStream) console.log(part.type);',
  after: 'for await (const part of result.stream) console.log(part.type);',
  docs: guide7('streamtextresultfullstream-renamed-to-stream'),
});

export const fullStream = defineTransform({
  ...rename,
  // Code of 7 may use the alias: the old name proves nothing.
  visit(use, context) {
    if (context.generation !== null) rename.visit(use, context);
  },
});
