import { propertyOf } from '../../src/sdk/symbols.js';
import { inward, walk } from '../../src/sdk/syntax.js';
import { isOpaque } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, type Remark } from '../../src/transform.js';

const MODEL: Remark = {
  message:
    'Messages that 4 stored have `args`, `result` and `mimeType` in their parts; 7 looks for `input`, `output` and `mediaType`, and throws or sends `undefined`.',
  remedy:
    "Rewrite them when they are read: `args` to `input`, `result` to `output: { type: 'json', value: result }`, `mimeType` to `mediaType`.",
};

const UI: Remark = {
  message:
    'Chats that 4 stored have `content`, `toolInvocations`, attachments and parts of type `tool-invocation`; 7 reads other `parts` only, and drops or misreads these.',
  remedy:
    'Rewrite them when they are read: a text part of `content`, a `tool-NAME` part with `input`, `output` and `state` of each invocation, a file part with `url` and `mediaType` of each attachment.',
};

/** What a type of the SDK has that tells messages and their parts. */
const MARKS = ['role', 'type'];
const OWNER = /^(?:UIMessage|\w+ModelMessage|\w+(?:UI)?Part)$/;

export const storedMessages = defineTransform({
  id: 'stored-messages',
  title: 'Messages that 4 stored have another form',
  kind: 'silent',
  from: [4],
  words: [],
  hints: ['Message'],
  why: 'Code that reads stored messages says of what comes back that it is a message of the SDK. It was one of 4; 7 drops what it does not know of it, or throws.',
  keeps: ['messages that a request brings: a client of 7 sends those of 7', 'messages that the code itself makes'],
  before: 'const history = JSON.parse(row.messages) as CoreMessage[];',
  after: 'const history = JSON.parse(row.messages) as CoreMessage[]; // reported',
  docs: 'https://ai-sdk.dev/docs/migration-guides/migration-guide-5-0-data',
  visit: () => {},
  inspect(source, context) {
    if (context.generation === null) return;
    walk(source, node => {
      const [value, type] = claimOf(node);
      if (!value || !type || !/Message\b/.test(type.getText()) || !isStored(value, context)) return;
      const remark = remarkOn(context.checker.getTypeFromTypeNode(type), context);
      if (remark) context.report(type, remark);
    });
  },
});

/** `value as Type`, `const name: Type = value`. */
function claimOf(node: tsTypes.Node): [value?: tsTypes.Expression | undefined, type?: tsTypes.TypeNode | undefined] {
  if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) return [node.expression, node.type];
  return ts.isVariableDeclaration(node) ? [node.initializer, node.type] : [];
}

/** Whether nothing but the claim says what it is, and no request brought it. */
function isStored(value: tsTypes.Expression, { checker }: Context): boolean {
  const inner = inward(value);
  const type = checker.getTypeAtLocation(ts.isAwaitExpression(inner) ? inner.expression : inner);
  const isJson = /json/i.test(type.aliasSymbol?.name ?? '');
  return (isOpaque(type) || isJson) && !/\b(?:req|request|body|event)\b|\.json\(/i.test(inner.getText());
}

function remarkOn(type: tsTypes.Type, { checker }: Context): Remark | undefined {
  const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type;
  const owners = MARKS.flatMap(mark => propertyOf(checker, element, mark).owners).map(owner => owner.type);
  if (owners.length === 0 || !owners.every(owner => OWNER.test(owner))) return undefined;
  return owners.some(owner => /^UIMessage$|UIPart$/.test(owner)) ? UI : MODEL;
}
