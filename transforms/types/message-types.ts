import { guide5 } from '../../src/guides.js';
import { moduleOf, moveExport } from '../../src/move-export.js';
import { referencesBy } from '../../src/sdk/name-references.js';
import { ts } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameName } from '../../src/transform.js';

const NAMES: Readonly<Record<string, string>> = { Message: 'UIMessage', CreateMessage: 'CreateUIMessage' };

/** Modules whose successors do not have the types. */
const WITHOUT = ['@ai-sdk/ui-utils', '@ai-sdk/vue', '@ai-sdk/solid', 'ai/vue', 'ai/solid'];

export const messageTypes = defineTransform({
  id: 'message-types',
  title: '`Message` of the user interface becomes `UIMessage`',
  kind: 'breaking',
  from: [4],
  words: Object.keys(NAMES),
  why: '7 has one type of message for user interfaces, `UIMessage`, and no other name for it. `CreateUIMessage` wants to be told which.',
  keeps: [
    '`Message` of your own, of the DOM and of other libraries',
    'the name in the file, where the new one is taken there: `import { UIMessage as Message }`',
  ],
  before: "import type { CreateMessage, Message } from 'ai';\n\nconst last = (messages: Message[]) => messages.at(-1);\nlet draft: CreateMessage;",
  after: "import type { CreateUIMessage, UIMessage } from 'ai';\n\nconst last = (messages: UIMessage[]) => messages.at(-1);\nlet draft: CreateUIMessage<UIMessage>;",
  docs: guide5('message--uimessage'),
  visit(use, context) {
    const name = NAMES[use.name];
    if (use.form !== 'name' || !name || !means(use, [`.${use.name}`])) return;
    if (use.name === 'CreateMessage') tellWhich(use, context);
    if (WITHOUT.includes(moduleOf(use))) moveExport(use, { module: 'ai', name }, context);
    else renameName(use, name, context);
  },
});

/** Under 7 the type has a parameter without a default. */
function tellWhich(use: NameUse, context: Context): void {
  const { node } = use;
  const bare = referencesBy(use, context.uses).filter(({ holder }) => !holder.typeArguments);
  if (bare.length === 0) return;
  context.change(use.key, draft => {
    const isImport = ts.isImportSpecifier(node);
    const message = isImport && !WITHOUT.includes(moduleOf(use)) ? draft.importBeside(node, 'UIMessage') : undefined;
    for (const { name } of bare)
      draft.insertAfter(name, `<${message ?? draft.import(name, 'ai', 'UIMessage')}>`);
  });
}
