import { indentAt, indentUnit, lineEnding } from '../../src/edit/layout.js';
import { guide5 } from '../../src/guides.js';
import { callBy } from '../../src/sdk/calls.js';
import { tokensBy } from '../../src/sdk/name-references.js';
import { isNamed, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

export const appendClientMessage = defineTransform({
  id: 'append-client-message',
  title: '`appendClientMessage` is written out',
  kind: 'breaking',
  from: [4],
  words: ['appendClientMessage'],
  why: '7 does not have it: an import of it does not link. It appended a message, or put it in the place of the last one where that has the same id.',
  keeps: [
    'a call whose messages are not just named, which is reported',
    'functions of that name that are not the SDK’s',
  ],
  before: 'const messages = appendClientMessage({ messages: previousMessages, message });',
  after:
    'const messages = [\n  ...(previousMessages.at(-1)?.id === message.id ? previousMessages.slice(0, -1) : previousMessages),\n  message,\n];',
  docs: guide5('message-persistence-changes'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.appendClientMessage'])) return;
    const { node, key } = use;
    const tokens = tokensBy(use, context.uses).filter(token => token.getSourceFile() === key.getSourceFile());
    const calls = tokens.map(callBy);
    const inlined = calls.map(call => call && writtenOut(call));
    const left = tokens.filter((_, i) => !inlined[i]);
    for (const token of tokens.length > 0 ? left : [key]) report(token, context);
    if (!inlined.some(Boolean)) return;
    context.change(key, draft => {
      calls.forEach((call, i) => {
        if (call && inlined[i]) draft.replace(call, inlined[i]);
      });
      if (ts.isImportSpecifier(node) && inlined.every(Boolean)) draft.removeElements(node.parent.elements, [node]);
    });
  },
});

/** Read more than once, so each must be a name. */
function writtenOut({ arguments: [options] }: tsTypes.CallExpression): string | undefined {
  if (!options || !ts.isObjectLiteralExpression(options) || options.properties.length !== 2) return undefined;
  const messages = propertyValue(propertyNamed(options, 'messages'));
  const message = propertyValue(propertyNamed(options, 'message'));
  if (!messages || !message || !isNamed(messages) || !isNamed(message)) return undefined;
  const [list, one] = [messages.getText(), message.getText()];
  const before = `...(${list}.at(-1)?.id === ${one}.id ? ${list}.slice(0, -1) : ${list})`;
  const { text } = options.getSourceFile();
  if (!options.getText().includes('\n')) return `[${before}, ${one}]`;
  const line = lineEnding(text) + indentAt(text, options.end - 1);
  const inner = line + indentUnit(text);
  return `[${inner}${before},${inner}${one},${line}]`;
}

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: '7 has no `appendClientMessage`, and here it could not be written out.',
    remedy:
      'Keep the messages in a variable and write `[...(messages.at(-1)?.id === message.id ? messages.slice(0, -1) : messages), message]`.',
    severity: 'error',
  });
}
