import { guide7 } from '../../src/guides.js';
import { isObstacle } from '../../src/sdk/async.js';
import { constituents, ownersOfSymbol, propertyOf } from '../../src/sdk/symbols.js';
import { accessName, inward, isAssignee, isWritten, propertyValue, someNode } from '../../src/sdk/syntax.js';
import { isOpaque, mayBe } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';

import { type Context, defineTransform, means } from '../../src/transform.js';

const CONVERT = 'convertToModelMessages';

/** What sends a stream that only `useChat` and the like can read. */
const STREAMS =
  /^(?:toDataStreamResponse|pipeDataStreamToResponse|toDataStream|mergeIntoDataStream|createDataStreamResponse|createDataStream)$/;

/** Where a handler has the body of a request from. */
const BODY = /^(?:json|body)$/;

export const uiMessages = defineTransform({
  id: 'ui-messages',
  title: 'UI messages are converted before they go to a call',
  kind: 'silent',
  from: [4],
  words: ['messages'],
  why: '4 converted UI messages that were given to a call. 7 drops their tools and attachments without a word, and throws where they have no `content`, as those that its own `useChat` sends.',
  keeps: [
    '`CoreMessage[]`, and messages that are written in the call',
    'messages of a request that is not answered with a data stream: nothing tells that `useChat` sends them',
  ],
  before:
    'export async function POST(request: Request) {\n  const { messages } = await request.json();\n  return streamText({ model, messages }).toDataStreamResponse();\n}',
  after:
    'export async function POST(request: Request) {\n  const { messages } = await request.json();\n  return streamText({ model, messages: await convertToModelMessages(messages) }).toDataStreamResponse(); // the method changes too\n}',
  docs: guide7('prompts-and-step-preparation'),
  visit(use, context) {
    if (context.generation !== 4 || !means(use, ['Prompt.messages'])) return;
    if (use.form === 'option') {
      if (use.isSettled) return;
      const value = propertyValue(use.node);
      const isRead = use.doubt !== undefined || use.reads.length > 0;
      if (value) for (const list of listsIn(value)) visitList(list, isRead, context);
    } else if (use.form === 'spread') {
      const messages = context.checker.getPropertyOfType(context.checker.getNonNullableType(use.type), use.name);
      if (messages && kindOf(context.checker.getTypeOfSymbol(messages), context) === 'ui') report(use.key, context);
    } else if (use.form === 'read' && isAssignee(use.node)) {
      for (const list of listsIn((use.node.parent as tsTypes.BinaryExpression).right)) visitList(list, false, context);
    }
  },
});

/** The lists that messages come from: a value, or what is spread into a literal. */
function listsIn(value: tsTypes.Expression): tsTypes.Expression[] {
  const literal = inward(value);
  if (!ts.isArrayLiteralExpression(literal)) return [value];
  return literal.elements.filter(ts.isSpreadElement).map(({ expression }) => expression);
}

function visitList(list: tsTypes.Expression, isRead: boolean, context: Context): void {
  const type = context.checker.getTypeAtLocation(list);
  const kind = kindOf(type, context);
  if (kind === 'model') return;
  if (kind === 'own') {
    if (sendsDataStream(list, context) && isFromRequest(list, context)) report(list, context, 'may be UI messages');
    return;
  }
  if (kind === 'unknown') {
    if (!sendsDataStream(list, context)) return;
    if (isRead || !isFromRequest(list, context)) return report(list, context, 'may be UI messages');
  } else if (isRead || kind === 'mixed' || mayBe(type, ts.TypeFlags.Undefined | ts.TypeFlags.Null)) {
    return report(list, context, kind === 'mixed' ? 'may be UI messages' : undefined);
  }
  convert(list, context);
}

function convert(list: tsTypes.Expression, context: Context): void {
  const wait = context.uses.waits.around(list);
  if (isObstacle(wait))
    return report(list, context, undefined, ` The conversion cannot be awaited here: ${wait.reason}.`);
  context.change(list, draft => {
    const name = draft.import(list, 'ai', CONVERT);
    if (ts.isShorthandPropertyAssignment(list.parent)) draft.insertAfter(list, `: await ${name}(${list.getText()})`);
    else {
      const isSpread = ts.isSpreadElement(list.parent);
      draft.insertBefore(list, `${isSpread ? '(' : ''}await ${name}(`);
      draft.insertAfter(list, isSpread ? '))' : ')');
    }
    wait.write(draft);
  });
}

function report(at: tsTypes.Node, context: Context, what = 'are UI messages', more = ''): void {
  context.report(at, {
    message: `These ${what}, which 4 converted by itself; 7 drops their tools and attachments, or throws.${more}`,
    remedy: `Give the call \`await ${CONVERT}(…)\` of them.`,
    severity: what === 'are UI messages' ? 'error' : 'warning',
  });
}

type Kind = 'ui' | 'model' | 'own' | 'mixed' | 'unknown';

function kindOf(type: tsTypes.Type, { checker }: Context): Kind {
  const element = checker.getIndexTypeOfType(checker.getNonNullableType(type), ts.IndexKind.Number);
  if (isOpaque(type) || !element || isOpaque(element)) return isOpaque(type) || element ? 'unknown' : 'model';
  const parts = constituents(checker, element);
  const isUi = (part: tsTypes.Type): boolean =>
    propertyOf(checker, part, 'parts').owners.some(owner => owner.type === 'UIMessage');
  if (parts.every(isUi)) return 'ui';
  if (parts.some(isUi)) return 'mixed';
  return propertyOf(checker, element, 'role').owners.length > 0 ? 'model' : 'own';
}

/** Whether the request handler around a node answers with a data stream. */
function sendsDataStream(node: tsTypes.Node, { uses }: Context): boolean {
  let handler: tsTypes.Node | undefined;
  for (let at = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) handler = at;
  return (
    !!handler &&
    someNode(
      handler,
      name =>
        ts.isIdentifier(name) && STREAMS.test(name.text) && ownersOfSymbol(uses.references.symbolAt(name)).length > 0,
    )
  );
}

/** Whether a value is what a client sent, or a part of it. */
function isFromRequest(expression: tsTypes.Expression, context: Context): boolean {
  let value = inward(expression);
  if (ts.isAwaitExpression(value)) value = inward(value.expression);
  if (ts.isCallExpression(value)) {
    const callee = value.expression;
    if (callee.getText() === 'readBody' || isBody(callee, context)) return true;
    const isPart = ts.isPropertyAccessExpression(callee) && /^(?:slice|filter|at)$/.test(callee.name.text);
    if (isPart) return isFromRequest(callee.expression, context);
    const [argument] = value.arguments;
    return callee.getText() === 'JSON.parse' && !!argument && isFromRequest(argument, context);
  }
  if (ts.isArrayLiteralExpression(value)) {
    return value.elements.every(element => {
      if (!ts.isSpreadElement(element)) return isFromRequest(element, context);
      const list = element.expression;
      return kindOf(context.checker.getTypeAtLocation(list), context) === 'ui' || isFromRequest(list, context);
    });
  }
  if (accessName(value) !== undefined)
    return isBody(value, context) || isFromRequest((value as tsTypes.PropertyAccessExpression).expression, context);
  const declaration = ts.isIdentifier(value) ? context.uses.references.symbolAt(value)?.valueDeclaration : undefined;
  if (!declaration || (!ts.isBindingElement(declaration) && !ts.isVariableDeclaration(declaration))) return false;
  if (context.uses.references.of(declaration.name).some(isWritten)) return false;
  const holder = ts.isBindingElement(declaration) ? declaration.parent.parent : declaration;
  return ts.isVariableDeclaration(holder) && !!holder.initializer && isFromRequest(holder.initializer, context);
}

/** `request.body`, `context.req.json`, of what a handler is given. */
function isBody(access: tsTypes.Expression, { uses }: Context): boolean {
  if (!BODY.test(accessName(access) ?? '')) return false;
  let root = access;
  while (ts.isPropertyAccessExpression(root) || ts.isCallExpression(root) || ts.isNonNullExpression(root))
    root = root.expression;
  const declaration = ts.isIdentifier(root) ? uses.references.symbolAt(root)?.valueDeclaration : undefined;
  return (
    declaration !== undefined && ts.findAncestor(declaration, isStatementOrParameter)?.kind === ts.SyntaxKind.Parameter
  );
}

const isStatementOrParameter = (node: tsTypes.Node): boolean => ts.isParameter(node) || ts.isStatement(node);
