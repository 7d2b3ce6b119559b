import { guide5 } from '../../src/guides.js';
import { moduleOf, moveExport } from '../../src/move-export.js';
import { type Reference, referencesBy } from '../../src/sdk/name-references.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameName } from '../../src/transform.js';
import { IN_CORE } from './message-types/modules.js';

const NAME = 'CreateUIMessage';

export const createMessage = defineTransform({
  id: 'create-message',
  title: '`CreateMessage` becomes `CreateUIMessage<UIMessage>`',
  kind: 'breaking',
  from: [4],
  words: ['CreateMessage'],
  why: '7 does not have the old name, and the new type wants to be told which messages it is for.',
  keeps: ['types of that name that are not the SDK’s', 'the name under which a file of yours exports it'],
  before: "import type { CreateMessage, Message } from 'ai';\n\nlet draft: CreateMessage;",
  after: "import type { CreateUIMessage, UIMessage } from 'ai';\n\nlet draft: CreateUIMessage<UIMessage>;",
  docs: guide5('message--uimessage'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.CreateMessage'])) return;
    tellWhich(use, context);
    if (IN_CORE.includes(moduleOf(use))) moveExport(use, { module: 'ai', name: NAME }, context);
    else renameName(use, NAME, context);
  },
});

function tellWhich(use: NameUse, context: Context): void {
  const bare = referencesBy(use, context.uses).filter(({ holder }) => !holder.typeArguments);
  const module = moduleOf(use);
  if (bare.length === 0) return;
  context.change(use.key, draft => {
    for (const reference of bare) {
      const { name } = reference;
      const lead = leadOf(reference);
      const message = lead
        ? `${lead}UIMessage`
        : draft.importType(name, IN_CORE.includes(module) ? 'ai' : module, 'UIMessage');
      draft.insertAfter(name, `<${message}>`);
    }
  });
}

/** `ai.` of `ai.CreateMessage`, `import('ai').` of `import('ai').CreateMessage` */
function leadOf({ name, holder }: Reference): string {
  const text = holder.getText().slice(0, name.end - holder.getStart());
  return text.slice(0, text.lastIndexOf('.') + 1);
}
