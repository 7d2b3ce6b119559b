import { guide5 } from '../../src/guides.js';
import type { Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, ownerName } from '../../src/transform.js';
import { changeAttachment, changeAttachments, reportAttachments } from './ui-parts/attachments.js';
import { reportData } from './ui-parts/data.js';
import { changeData, changeMimeType } from './ui-parts/file.js';
import { changeDetails, changeReasoning } from './ui-parts/reasoning.js';
import { changeSource } from './ui-parts/source.js';
import { changeTests } from './ui-parts/tests.js';

const MEMBERS: Readonly<Record<string, (use: Use, context: Context) => void>> = {
  'ReasoningUIPart.reasoning': changeReasoning,
  'ReasoningUIPart.details': changeDetails,
  'SourceUIPart.source': changeSource,
  'FileUIPart.mimeType': changeMimeType,
  'FileUIPart.data': changeData,
  'UIMessage.experimental_attachments': changeAttachments,
  'Attachment.name': changeAttachment,
  'Attachment.contentType': changeAttachment,
  'UIMessage.data': reportData,
};

export const uiParts = defineTransform({
  id: 'ui-parts',
  title: 'Reasoning, sources and files of UI messages have other members',
  kind: 'silent',
  from: [4],
  words: [...new Set(Object.keys(MEMBERS).map(member => member.split('.')[1]!))],
  hints: ["'source'", '"source"', "'data'", '"data"'],
  why: 'Under 7 a part of a UI message holds its values itself: `text` of a reasoning, `url` and `title` of a `source-url`, `url` and `mediaType` of a file. Attachments are file parts. What reads the old members shows nothing.',
  keeps: [
    '`source` parts of `streamText`, files of results and file parts of model messages',
    'attachments that the code makes itself, and reads of an `Attachment` from elsewhere: a finding',
    '`data` of a message, which 7 does not have: a finding',
  ],
  before: "if (part.type === 'source') link(part.source.url, part.source.title);",
  after: "if (part.type === 'source-url') link(part.url, part.title);",
  docs: guide5('uimessage-changes'),
  visit(use, context) {
    const [member, other] = [...new Set(use.owners.map(ownerName))];
    if (member && !other) MEMBERS[member]?.(use, context);
    else if (use.form === 'unknown' && use.name === 'experimental_attachments' && context.namesSdk)
      reportAttachments(use, 'If this is one of a UI message: it has no', 'warning', context);
  },
  inspect: changeTests,
});
