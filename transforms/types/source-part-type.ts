import { guide5 } from '../../src/guides.js';
import { moduleOf, moveExport } from '../../src/move-export.js';
import { defineTransform, means, renameName } from '../../src/transform.js';
import { IN_CORE } from './message-types/modules.js';

const NAME = 'SourceUrlUIPart';

export const sourcePartType = defineTransform({
  id: 'source-part-type',
  title: '`SourceUIPart` becomes `SourceUrlUIPart`',
  kind: 'breaking',
  from: [4],
  words: ['SourceUIPart'],
  why: '7 has a type for each kind of source. Those of 4 all had a URL.',
  keeps: ['types of that name that are not the SDK’s', 'the name under which a file of yours exports it'],
  before: "import type { SourceUIPart } from '@ai-sdk/ui-utils';\n\nlet sources: SourceUIPart['source'][];",
  after: "import type { SourceUrlUIPart } from 'ai';\n\nlet sources: SourceUrlUIPart[];",
  docs: guide5('source-stream-parts-restructure'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.SourceUIPart'])) return;
    if (IN_CORE.includes(moduleOf(use))) moveExport(use, { module: 'ai', name: NAME }, context);
    else renameName(use, NAME, context);
  },
});
