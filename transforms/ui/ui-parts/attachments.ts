/** `message.experimental_attachments`, which are file parts in 7, and what is read of each. */
import type { Severity } from '../../../src/model.js';
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
    : ts.findAncestor(use.node, ts.isParameter);
  if (declared && ts.isParameter(declared) && isOfMessage(declared, context)) {
    context.change(key, draft => draft.rename(key, NAMES[name]!));
    return;
  }
  context.report(key, {
    message: `Attachments are file parts in 7, with \`${NAMES[name]}\` for \`${name}\`. Nothing tells where this one comes from.`,
    remedy: 'Where it is of type `FileUIPart`, read the new name.',
    severity: 'error',
  });
}

/** Whether it is what a method of the list of a message hands to its callback: `attachments.filter(…).map(a => …)`. */
function isOfMessage(parameter: tsTypes.ParameterDeclaration, context: Context): boolean {
  const call = parameter.parent.parent;
  if (parameter.type || !ts.isCallExpression(call) || parameter.parent.parameters[0] !== parameter) return false;
  let list: tsTypes.Expression = call.expression;
  while (ts.isPropertyAccessExpression(list) || ts.isCallExpression(list) || ts.isNonNullExpression(list)) {
    if (membersOf(list, context).includes(LIST)) return true;
    list = list.expression;
  }
  return membersOf(list, context).includes(LIST);
}
