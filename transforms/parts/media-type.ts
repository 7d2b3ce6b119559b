import { guide5 } from '../../src/guides.js';
import { defineTransform, renameMember } from '../../src/transform.js';
import { becameFiles } from './literal.js';

const rename = renameMember({
  id: 'media-type',
  title: '`mimeType` becomes `mediaType`',
  kind: 'breaking',
  from: [4],
  members: ['GeneratedFile.mimeType', 'FilePart.mimeType', 'ImagePart.mimeType'],
  to: 'mediaType',
  strays: true,
  why: 'Under 7 a file part without a `mediaType` is refused, and `mimeType` of a generated file is `undefined`.',
  keeps: [
    '`mimeType` of uploads, attachments, MCP resources and of your own types',
    '`mimeType` of the UI messages of a chat, whose file parts have another form in 7',
  ],
  before: "content: [{ type: 'file', data, mimeType: 'application/pdf' }]",
  after: "content: [{ type: 'file', data, mediaType: 'application/pdf' }]",
  docs: guide5('media-type-standardization'),
});

export const mediaType = defineTransform({
  ...rename,
  visit(use, context) {
    // It was renamed with the image part that became a file part.
    if (use.form === 'option' && becameFiles.has(use.literal)) return;
    rename.visit(use, context);
  },
});
