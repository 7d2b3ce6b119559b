import type { Draft } from '../../src/edit/draft.js';
import { aboveComments, indentAt, indentUnit, lineEnding } from '../../src/edit/layout.js';
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
    const lists = calls.map(call => call && listOf(call));
    const left = tokens.filter((_, i) => !lists[i]);
    for (const token of tokens.length > 0 ? left : [key]) report(token, context);
    if (!lists.some(Boolean)) return;
    context.change(key, draft => {
      calls.forEach((call, i) => {
        if (call && lists[i]) writeOut(call, lists[i], draft);
      });
      if (ts.isImportSpecifier(node) && lists.every(Boolean)) draft.removeElements(node.parent.elements, [node]);
    });
  },
});

/** Read more than once, so each must be a name. */
function listOf({ arguments: [options] }: tsTypes.CallExpression): Listed | undefined {
  if (!options || !ts.isObjectLiteralExpression(options) || options.properties.length !== 2) return undefined;
  const messages = itemOf('messages', options);
  const message = itemOf('message', options);
  return messages && message ? { options, messages, message } : undefined;
}

interface Item {
  name: string;
  /** The comments above it. */
  note: string;
}

interface Listed {
  options: tsTypes.ObjectLiteralExpression;
  messages: Item;
  message: Item;
}

function itemOf(name: string, options: tsTypes.ObjectLiteralExpression): Item | undefined {
  const property = propertyNamed(options, name);
  const value = propertyValue(property);
  if (!property || !value || !isNamed(value)) return undefined;
  const { text } = options.getSourceFile();
  const start = property.getStart();
  return { name: value.getText(), note: text.slice(aboveComments(text, start), start).trim() };
}

function writeOut(call: tsTypes.CallExpression, { options, messages, message }: Listed, draft: Draft): void {
  const { text } = options.getSourceFile();
  const list = messages.name;
  const before = `...(${list}.at(-1)?.id === ${message.name}.id ? ${list}.slice(0, -1) : ${list})`;
  const declared = call.parent;
  const isDirected = DIRECTIVE.test(messages.note) && ts.isVariableDeclaration(declared) && !declared.type;
  if (isDirected || !options.getText().includes('\n')) draft.replace(call, `[${before}, ${message.name}]`);
  if (isDirected) return direct(declared, messages.note, draft);
  if (!options.getText().includes('\n')) return;
  const line = lineEnding(text) + indentAt(text, options.end - 1);
  const inner = line + indentUnit(text);
  const noted = ({ note }: Item) => (note ? inner + note : '');
  draft.replace(call, `[${noted(messages)}${inner}${before},${noted(message)}${inner}${message.name},${line}]`);
}

/** A directive goes for the next line, in which the list is of the type that it said the messages are. */
function direct(declared: tsTypes.VariableDeclaration, note: string, draft: Draft): void {
  const { text } = declared.getSourceFile();
  const statement = ts.findAncestor(declared, ts.isStatement)!;
  draft.insertAfter(declared.name, `: ${draft.importType(declared, 'ai', 'UIMessage')}[]`);
  draft.insertBefore(statement, note, lineEnding(text) + indentAt(text, statement.getStart()));
}

/** Says that what follows is of another type than it seems. */
const DIRECTIVE = /@ts-(?:expect-error|ignore)/;

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: '7 has no `appendClientMessage`, and here it could not be written out.',
    remedy:
      'Keep the messages in a variable and write `[...(messages.at(-1)?.id === message.id ? messages.slice(0, -1) : messages), message]`.',
    severity: 'error',
  });
}
