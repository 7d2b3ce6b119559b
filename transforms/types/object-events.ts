import { quoteOf } from '../../src/edit/style.js';
import { guide7 } from '../../src/guides.js';
import { type Reference, referencesBy, tokensBy } from '../../src/sdk/name-references.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

const EVENT = 'GenerateObjectEndEvent';

export const objectEvents = defineTransform({
  id: 'object-events',
  title: 'The response of an object has no messages',
  kind: 'breaking',
  from: [4, 5, 6],
  words: ['StreamObjectOnFinishCallback', 'LanguageModelResponseMetadata'],
  gives: [EVENT],
  why: 'Under 7 `LanguageModelResponseMetadata` has the messages too, and so has the event of `StreamObjectOnFinishCallback`. What `generateObject` and `streamObject` give has none, and does not fit these types.',
  keeps: [
    'a member of the type: `LanguageModelResponseMetadata["id"]`, `Pick<…>`, `Omit<…>`',
    'types of these names that are not the SDK’s',
  ],
  before:
    "import type { LanguageModelResponseMetadata, StreamObjectOnFinishCallback } from 'ai';\n\nconst onFinish: StreamObjectOnFinishCallback<City> = ({ object }) => save(object);\nconst log = (response: LanguageModelResponseMetadata) => console.log(response.id);",
  after:
    "import type { LanguageModelResponseMetadata, GenerateObjectEndEvent } from 'ai';\n\nconst onFinish: (event: GenerateObjectEndEvent<City>) => void | Promise<void> = ({ object }) => save(object);\nconst log = (response: Omit<LanguageModelResponseMetadata, 'messages'>) => console.log(response.id);",
  docs: guide7('result-message-changes'),
  visit(use, context) {
    if (use.form !== 'name' || context.generation === null || context.wasNew) return;
    if (means(use, ['.LanguageModelResponseMetadata'])) {
      for (const { holder } of referencesBy(use, context.uses)) leaveMessagesOut(holder, context);
    } else if (means(use, ['.StreamObjectOnFinishCallback'])) spellCallback(use, context);
  },
});

function leaveMessagesOut(holder: Reference['holder'], context: Context): void {
  const { parent } = holder;
  const isNarrowed =
    (ts.isIndexedAccessTypeNode(parent) && parent.objectType === holder) ||
    (ts.isTypeReferenceNode(parent) && isNarrowing(parent.typeName)) ||
    (ts.isExpressionWithTypeArguments(parent) && isNarrowing(parent.expression));
  if (isNarrowed) return;
  const quote = quoteOf(holder.getSourceFile());
  context.change(holder, draft => {
    draft.insertBefore(holder, 'Omit<');
    draft.insertAfter(holder, `, ${quote}messages${quote}>`);
  });
}

const isNarrowing = (name: tsTypes.Node): boolean => /^(?:Omit|Pick)$/.test(name.getText());

function spellCallback(use: NameUse, context: Context): void {
  const { node, key } = use;
  const source = key.getSourceFile();
  const tokens = tokensBy(use, context.uses).filter(token => token.getSourceFile() === source);
  const references = referencesBy(use, context.uses).filter(({ holder }) => holder.getSourceFile() === source);
  const kept = ts.isExportSpecifier(node) ? node : tokens.find(token => ts.isExportSpecifier(token.parent));
  const heir = references.find(({ holder }) => ts.isExpressionWithTypeArguments(holder))?.holder;
  if (kept || heir) {
    return context.report(kept ?? heir!, {
      message:
        'Under 7 the event of `StreamObjectOnFinishCallback` has `response.messages`, so a callback of this type does not fit `streamObject`.',
      remedy: `Use \`(event: ${EVENT}<T>) => void | Promise<void>\` instead.`,
    });
  }
  context.change(key, draft => {
    const local = ts.isImportSpecifier(node) ? draft.replaceImport(node, EVENT)[0]! : undefined;
    for (const { name, holder } of references) {
      const [open, close] = ts.isTypeNode(holder.parent) ? ['(', ')'] : ['', ''];
      const argument = holder.typeArguments?.[0];
      const event = local ?? spelledAs(name, holder);
      draft.replace(
        holder,
        `${open}(event: ${event}`,
        ...(argument ? ['<', argument, '>'] : []),
        `) => void | Promise<void>${close}`,
      );
    }
  });
}

/** The event, named as the callback is: `ai.…`, `import('ai').…`. */
const spelledAs = (name: tsTypes.Node, holder: Reference['holder']): string => {
  const key = ts.isQualifiedName(name) ? name.right : name;
  return holder.getText().slice(0, key.getStart() - holder.getStart()) + EVENT;
};
