import { guide5 } from '../../src/guides.js';
import { defineTransform } from '../../src/transform.js';
import { keepTypes } from './removed-exports/appended.js';
import { REMOVED } from './removed-exports/remedies.js';

export const removedExports = defineTransform({
  id: 'removed-exports',
  title: 'Exports without a counterpart in 7 are reported',
  kind: 'breaking',
  from: [4, 5, 6],
  words: Object.keys(REMOVED),
  why: 'What they did is done in another way or not at all, so no other name can take their place. A finding says what to write.',
  keeps: [
    'all code: it is reported, where the name is imported; only the type of what `appendResponseMessages` gives is written out',
    'names like these that are not the SDK’s',
  ],
  before: "import { type Attachment, appendResponseMessages } from 'ai';",
  after: "import { type Attachment, appendResponseMessages } from 'ai'; // reported, with what to write",
  docs: guide5('message-persistence-changes'),
  visit(use, context) {
    const remedy = REMOVED[use.name];
    if (use.form !== 'name' || !remedy || use.owners.some(({ type }) => type !== '')) return;
    if (use.name === 'UseChatOptions' && use.owners.some(({ module }) => FRAMEWORKS.test(module))) return;
    context.report(use.key, { message: `7 has no \`${use.name}\`.`, remedy, severity: 'error' });
    if (use.name === 'appendResponseMessages') keepTypes(use, context);
  },
});

/** Packages that still have the type. */
const FRAMEWORKS = /^@ai-sdk\/(?:react|vue)$/;
