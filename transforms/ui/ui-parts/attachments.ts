/** `message.experimental_attachments`, which are file parts in 7, and what is read of each. */
import { ATTACHMENT, toAttachments } from '../../../src/attachment-shape.js';
import type { Draft } from '../../../src/edit/draft.js';
import type { Severity } from '../../../src/model.js';
import { isInTighterType } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { MentionUse, Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { isAttached, isDropped, writeFiles } from '../ui-messages/attached.js';
import { isReadHere, NAMES, readBehind } from '../ui-messages/attachment-list.js';
import { changeList, changeListPattern } from '../ui-messages/lists.js';
import { isUntyped } from '../ui-messages/untyped.js';

const PREDICATE = 'isFileUIPart';

export function changeAttachments(use: Use, context: Context): void {
  if (isDropped(use.node)) return;
  const isTold = use.form !== 'read' || !isUntyped(use.node.expression, context);
  const shape = (read: tsTypes.Node, draft: Draft): string => {
    if (isReadHere(read, context) || isAttached(read)) return '';
    return toAttachments(isTold ? undefined : draft.importType(read, 'ai', 'FileUIPart'));
  };
  const isDone =
    (use.form === 'read' && changeList(use, PREDICATE, context, shape)) ||
    (use.form === 'pattern' && changeListPattern(use, PREDICATE, context, shape)) ||
    (use.form === 'option' && writeFiles(use, context)) ||
    (use.form === 'mention' && changeType(use, context));
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

/** `Message['experimental_attachments']`: what leaves a message keeps its form. */
function changeType({ key, node }: MentionUse, context: Context): boolean {
  const access = node.parent;
  if (!ts.isIndexedAccessTypeNode(access) || access.indexType !== node) return false;
  const { parent } = access;
  const mayLack = 'questionToken' in parent && parent.questionToken !== undefined;
  const { objectType } = access;
  // Another change renames the type of the message, so that it has to stay.
  if (/(?:^|\.)Message$/.test(objectType.getText()))
    return context.change(key, draft => {
      draft.insertBefore(objectType, '(');
      draft.insertAfter(objectType, ` & { experimental_attachments?: ${ATTACHMENT}[] })`);
    });
  const type = mayLack ? `${ATTACHMENT}[]` : `${ATTACHMENT}[] | undefined`;
  return context.change(key, draft => draft.replace(access, !mayLack && isInTighterType(access) ? `(${type})` : type));
}

/** A member of an attachment: that of a message which is read where it is taken out is a file part. */
export function changeAttachment(use: Use, context: Context): void {
  const { key, name } = use;
  if (use.form !== 'read' && use.form !== 'pattern') return;
  const owner = use.form === 'read' ? use.node.expression : undefined;
  const declared = owner
    ? context.uses.references.symbolAt(owner)?.valueDeclaration
    : ts.findAncestor(use.node, node => ts.isParameter(node) || ts.isVariableDeclaration(node));
  const list = declared && readBehind(declared, context);
  if (list && isReadHere(list, context)) context.change(key, draft => draft.rename(key, NAMES[name]!));
}
