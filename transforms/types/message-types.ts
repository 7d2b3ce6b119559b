import { guide5 } from '../../src/guides.js';
import { moduleOf, moveExport } from '../../src/move-export.js';
import { defineTransform, means, renameName } from '../../src/transform.js';
import { IN_CORE } from './message-types/modules.js';
import { keepOptional } from './message-types/parts.js';

const NAME = 'UIMessage';

export const messageTypes = defineTransform({
  id: 'message-types',
  title: '`Message` of the user interface becomes `UIMessage`',
  kind: 'breaking',
  from: [4],
  words: ['Message'],
  why: '7 has one type of message for user interfaces, `UIMessage`, and no other name for it.',
  keeps: [
    '`Message` of your own, of the DOM and of other libraries',
    'the name in the file, where the new one is taken there: `import { UIMessage as Message }`',
  ],
  before: "import type { Message } from 'ai';\n\nconst last = (messages: Message[]) => messages.at(-1);",
  after: "import type { UIMessage } from 'ai';\n\nconst last = (messages: UIMessage[]) => messages.at(-1);",
  docs: guide5('message--uimessage'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.Message'])) return;
    keepOptional(use, context);
    if (IN_CORE.includes(moduleOf(use))) moveExport(use, { module: 'ai', name: NAME }, context);
    else renameName(use, NAME, context);
  },
});
