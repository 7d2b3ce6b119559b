import { awaitValue } from '../../src/await-value.js';
import { guide7 } from '../../src/guides.js';
import { callsOf } from '../../src/sdk/calls.js';
import { propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse, OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameName } from '../../src/transform.js';

const OLD = 'convertToCoreMessages';
const NEW = 'convertToModelMessages';

export const convertMessages = defineTransform({
  id: 'convert-messages',
  title: 'UI messages are converted by `await convertToModelMessages`',
  kind: 'breaking',
  from: [4, 5, 6],
  words: [OLD, NEW, 'role'],
  why: '`convertToCoreMessages` is gone, and `convertToModelMessages` returns a promise: `generateText` throws on it, `streamText` sends an error in a stream that looks like success.',
  keeps: [
    'a call that is awaited, whose promise is handed on, or that stands in `Promise.all`',
    'functions of these names that are not the SDK’s',
    'a call in a function that cannot become async: a constructor, a component, a callback that must return a value. It is reported',
  ],
  before:
    "import { convertToCoreMessages, streamText } from 'ai';\n\nexport async function POST(request: Request) {\n  const { messages } = await request.json();\n  return streamText({ model, messages: convertToCoreMessages(messages) });\n}",
  after:
    "import { convertToModelMessages, streamText } from 'ai';\n\nexport async function POST(request: Request) {\n  const { messages } = await request.json();\n  return streamText({ model, messages: await convertToModelMessages(messages) });\n}",
  docs: guide7('core-api-renames-and-removals'),
  visit(use, context) {
    if (use.form === 'name' && means(use, [`.${use.name}`])) visitName(use, context);
    else if (use.form === 'mention' && means(use, [`.${OLD}`]))
      context.change(use.key, draft => draft.rename(use.key, NEW));
    else if (use.form === 'option' && means(use, ['UIMessage.role'])) visitRole(use, context);
  },
});

function visitName(use: NameUse, context: Context): void {
  // Since 6 it returns a promise, which may be handed on as one.
  const isPromise = use.name === NEW && context.generation !== 5;
  for (const call of callsOf(use, context.uses)) {
    if (isPromise && !context.uses.waits.isTakenAtOnce(call)) continue;
    // Nothing tells whether this is code of 5.
    if (isPromise && context.generation === null) reportPromise(call, context);
    else awaitValue(call, NEW, context);
  }
  if (use.name === OLD) renameName(use, NEW, context);
}

function reportPromise(call: tsTypes.CallExpression, context: Context): void {
  context.report(call, {
    message: `\`${NEW}\` returns a promise since 6, and its messages are taken here at once.`,
    remedy: 'Write `await` before it.',
    severity: 'error',
  });
}

/** 4 left such messages out. */
function visitRole({ node }: OptionUse, context: Context): void {
  const role = propertyValue(node);
  if (context.generation !== 4 || !role || !isData(role)) return;
  context.report(role, {
    message:
      '4 left messages with the role `data` out of what the model is sent; `convertToModelMessages` of 7 throws on them.',
    remedy: "Drop them before: `messages.filter(message => message.role !== 'data')`.",
  });
}

function isData(role: tsTypes.Expression): boolean {
  const value = ts.isAsExpression(role) ? role.expression : role;
  return ts.isStringLiteralLike(value) && value.text === 'data';
}
