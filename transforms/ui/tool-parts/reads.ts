/** `part.toolInvocation`, and the members of an invocation. */
import type { Draft } from '../../../src/edit/draft.js';
import { isNamed, isWritten } from '../../../src/sdk/syntax.js';
import { mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { MentionUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { membersOf } from '../ui-messages/members.js';
import { takesUnknown } from '../ui-messages/positions.js';
import { reportPart } from './report.js';

type Access = ReadUse['node'];

export const VALUES: Readonly<Record<string, string>> = { args: 'input', result: 'output' };

export const INVOCATION = 'ToolInvocationUIPart.toolInvocation';

export function changeRead({ name, key, node }: ReadUse, context: Context): void {
  if (isWritten(node) || ts.isDeleteExpression(node.parent)) return reportPart(key, context);
  if (name === 'toolInvocation') context.change(key, draft => unwrap(node, draft));
  else if (name === 'toolName') changeName(node, context);
  else if (name in VALUES) changeValue(node, VALUES[name]!, context);
  else
    context.report(key, {
      message: `A tool part has no \`${name}\` in 7.`,
      remedy: 'Count the parts of type `step-start` before it, if the number is needed.',
      severity: 'error',
    });
}

/** `part.toolInvocation` → `part` */
function unwrap(node: Access, draft: Draft): void {
  const next = node.parent;
  const isNext = ts.isPropertyAccessExpression(next) && next.expression === node;
  // `part?.toolInvocation.state` → `part?.state`
  if (node.questionDotToken && isNext && !next.questionDotToken && next.name.text !== 'toolName')
    draft.replaceRange(node, { start: node.questionDotToken.end, end: next.name.getStart() });
  else draft.replaceRange(node, { start: node.expression.end, end: node.end });
}

function changeName(node: Access, context: Context): void {
  const { expression: owner } = node;
  const isOptional = !!node.questionDotToken && !isInvocation(owner, context) && mayBeNothing(owner, context);
  if (isOptional && !isNamed(owner)) return reportPart(node, context);
  context.change(node, draft => {
    const getToolName = draft.import(node, 'ai', 'getToolName');
    draft.insertBefore(node, isOptional ? `(${owner.getText()} && ` : '', `${getToolName}(`);
    draft.replaceRange(node, { start: owner.end, end: node.end }, isOptional ? '))' : ')');
  });
}

/** What a part holds is there; in 4 it was read with `?.` all the same. */
const isInvocation = (owner: tsTypes.Expression, context: Context): boolean =>
  membersOf(owner, context).includes(INVOCATION);

const mayBeNothing = (value: tsTypes.Expression, { checker }: Context): boolean =>
  mayBe(checker.getTypeAtLocation(value), ts.TypeFlags.Undefined | ts.TypeFlags.Null);

/** What a tool took and gave was `any` in 4 and is `unknown` in 7. */
function changeValue(node: Access, to: string, context: Context): void {
  const key = ts.isPropertyAccessExpression(node) ? node.name : node.argumentExpression;
  context.change(node, draft => {
    draft.rename(key, to);
    if (!takesUnknown(node, context)) asAny(node, draft);
  });
}

/** `part.input.city` → `(part.input as any).city` */
export function asAny(node: tsTypes.Expression, draft: Draft): void {
  const { parent } = node;
  const isOwner =
    (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) && parent.expression === node;
  const isBare =
    ts.isJsxExpression(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    (ts.isCallExpression(parent) && parent.expression !== node);
  if (isBare) return draft.insertAfter(node, ' as any');
  draft.insertBefore(node, '(');
  // The parentheses end the chain.
  const isChain = isOwner && ts.isOptionalChain(node) && !parent.questionDotToken;
  draft.insertAfter(node, ' as any)', isChain ? (ts.isPropertyAccessExpression(parent) ? '?' : '?.') : '');
}

/** `'result' in invocation`, `Part['toolInvocation']` */
export function changeMention({ name, key, node }: MentionUse, context: Context): void {
  const type = node.parent;
  if (ts.isBinaryExpression(node) && name === 'result') {
    const quote = key.getText()[0]!;
    context.change(node, draft => {
      draft.replaceRange(node, { start: node.getStart(), end: node.right.getStart() });
      draft.insertAfter(node.right, `.state === ${quote}output-available${quote}`);
    });
  } else if (ts.isBinaryExpression(node) && name === 'args') context.change(node, draft => draft.rename(key, 'input'));
  else if (ts.isIndexedAccessTypeNode(type) && name === 'toolInvocation')
    context.change(node, draft => draft.replaceRange(type, { start: type.objectType.end, end: type.end }));
  else if (ts.isIndexedAccessTypeNode(type) && name in VALUES)
    context.change(node, draft => draft.replace(type, 'any'));
  else reportPart(key, context);
}
