/** `message.experimental_attachments`, which are file parts in 7, and what is read of each. */
import type { Severity } from '../../../src/model.js';
import { EACH } from '../../../src/project/templates/writer.js';
import { inward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { changeList, changeListPattern } from '../ui-messages/lists.js';
import { membersOf } from '../ui-messages/members.js';

const LIST = 'UIMessage.experimental_attachments';
const NAMES: Readonly<Record<string, string>> = { name: 'filename', contentType: 'mediaType' };

export function changeAttachments(use: Use, context: Context): void {
  const isDone =
    (use.form === 'read' && changeList(use, 'isFileUIPart', context)) ||
    (use.form === 'pattern' && changeListPattern(use, 'isFileUIPart', context));
  if (!isDone) reportAttachments(use, 'A UI message has no', 'error', context);
}

export function reportAttachments({ key }: Use, subject: string, severity: Severity, context: Context): void {
  context.report(key, {
    message: `${subject} \`experimental_attachments\` in 7: its files are parts.`,
    remedy:
      "Write each as a part `{ type: 'file', url, mediaType, filename }`, and read `message.parts.filter(isFileUIPart)`, with `isFileUIPart` of `ai`.",
    severity,
  });
}

export function changeAttachment(use: Use, context: Context): void {
  const { key, name } = use;
  if (use.form !== 'read' && use.form !== 'pattern') return;
  const owner = use.form === 'read' ? use.node.expression : undefined;
  const declared = owner
    ? context.uses.references.symbolAt(owner)?.valueDeclaration
    : ts.findAncestor(use.node, node => ts.isParameter(node) || ts.isVariableDeclaration(node));
  if (declared && isOfMessage(declared, context)) {
    context.change(key, draft => draft.rename(key, NAMES[name]!));
    return;
  }
  context.report(key, {
    message: `Attachments are file parts in 7, with \`${NAMES[name]}\` for \`${name}\`. Nothing tells where this one comes from.`,
    remedy: 'Where it is of type `FileUIPart`, read the new name.',
    severity: 'error',
  });
}

/** Whether it is an element of the list of a message: `attachments.filter(…).map(a => …)`, `for (const a of attachments)`. */
function isOfMessage(declared: tsTypes.Node, context: Context): boolean {
  const list = listOf(declared);
  for (let at = list && inward(list); at; at = below(at)) if (membersOf(at, context).includes(LIST)) return true;
  return false;
}

/** What an element is taken out of: the receiver of the method whose callback has it, or what a loop goes through. */
function listOf(declared: tsTypes.Node): tsTypes.Expression | undefined {
  if (ts.isVariableDeclaration(declared)) {
    const loop = declared.parent.parent;
    return ts.isForOfStatement(loop) ? loop.expression : undefined;
  }
  if (!ts.isParameter(declared) || declared.type || declared.parent.parameters[0] !== declared) return undefined;
  const call = declared.parent.parent;
  return ts.isCallExpression(call) ? call.expression : undefined;
}

/** `list` below `list.filter(…)`, `list!`, `list ?? []`, and in the loop of a template */
function below(list: tsTypes.Expression): tsTypes.Expression | undefined {
  if (ts.isCallExpression(list) && ts.isIdentifier(list.expression) && list.expression.text === EACH)
    return list.arguments[0] && inward(list.arguments[0]);
  if (ts.isPropertyAccessExpression(list) || ts.isCallExpression(list)) return inward(list.expression);
  return ts.isBinaryExpression(list) ? inward(list.left) : undefined;
}
