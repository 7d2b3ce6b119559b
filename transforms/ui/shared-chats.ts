import { guide5 } from '../../src/guides.js';
import { optionsOf } from '../../src/sdk/calls.js';
import { propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

interface Place {
  id: tsTypes.Expression;
  context: Context;
}

/** What was seen so far in a run, by what tells the id: a text, or the constant that holds it. */
const seen = new WeakMap<Context['uses'], Map<unknown, Place>>();

export const sharedChats = defineTransform({
  id: 'shared-chats',
  title: 'Chats of React with the same `id` share nothing',
  kind: 'silent',
  from: [4],
  words: ['useChat'],
  why: 'In 4 all `useChat` with the same `id` had the same messages. Under 7 each has a chat of its own; one `Chat` that is handed to each of them is shared.',
  keeps: ['all code: it is reported', 'an `id` that only one component has'],
  before: "const Log = () => useChat({ id: 'main' }).messages.length;\nconst Form = () => useChat({ id: 'main' });",
  after:
    "const Log = () => useChat({ id: 'main' }).messages.length; // reported\nconst Form = () => useChat({ id: 'main' }); // reported",
  docs: guide5('sharing-chat-instances'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.useChat'])) return;
    if (use.owners.some(({ module }) => !/react$/.test(module))) return;
    let places = seen.get(context.uses);
    if (!places) {
      places = new Map();
      seen.set(context.uses, places);
    }
    for (const options of optionsOf(use, context.uses)) {
      const id = propertyValue(propertyNamed(options, 'id'));
      const key = id && keyOf(id, context);
      if (!id || !key) continue;
      const first = places.get(key);
      if (!first) places.set(key, { id, context });
      else if (functionAt(first.id) !== functionAt(id)) {
        report(first, id);
        report({ id, context }, first.id);
      }
    }
  },
});

const functionAt = (node: tsTypes.Node): tsTypes.Node | undefined => ts.findAncestor(node, ts.isFunctionLike);

/** The text, or the constant of a module: other values differ from one component to the next. */
function keyOf(id: tsTypes.Expression, { uses }: Context): unknown {
  if (ts.isStringLiteralLike(id)) return id.text;
  const declaration = ts.isIdentifier(id) ? uses.references.symbolAt(id)?.valueDeclaration : undefined;
  const isConstant =
    declaration && ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent);
  return isConstant ? declaration : undefined;
}

const reported = new WeakSet<tsTypes.Node>();

function report({ id, context }: Place, other: tsTypes.Node): void {
  if (reported.has(id)) return;
  reported.add(id);
  const source = other.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(other.getStart());
  context.report(id, {
    message: `Under 7 this chat does not share its messages with the one of the same \`id\` in ${context.uses.program.unit(source)!.path}:${line + 1}.`,
    remedy:
      'Make one `new Chat({ id, transport, … })` of `@ai-sdk/react` in a context or a module, and call `useChat({ chat })` in both.',
    severity: 'warning',
  });
}
