import { ATTACHMENT } from '../../src/attachment-shape.js';
import { aboveComments, lineEnding } from '../../src/edit/layout.js';
import { besideStatement, usesSemicolons } from '../../src/edit/style.js';
import { guide5 } from '../../src/guides.js';
import { isScript } from '../../src/sdk/syntax.js';
import { isTemplate } from '../../src/sdk/templates.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

export const attachmentType = defineTransform({
  id: 'attachment-type',
  title: '`Attachment` becomes a type of your own',
  kind: 'breaking',
  from: [4],
  words: ['Attachment'],
  why: '7 has no such type: the files of a message are parts. Uploads and rows that are stored have its form, and keep it.',
  keeps: ['types of that name that are not the SDK’s', 'what is typed with it'],
  before: "import type { Attachment, Message } from 'ai';",
  after:
    "import type { UIMessage } from 'ai';\n\ntype Attachment = { name?: string; contentType?: string; url: string };",
  docs: guide5('attachments--file-parts'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.Attachment'])) return;
    const isDone = declare(use, context);
    if (isDone) return;
    context.report(use.key, {
      message: '7 has no `Attachment`.',
      remedy: `Declare the type in your code: \`type Attachment = ${ATTACHMENT}\`.`,
      severity: 'error',
    });
  },
});

/** Answers whether the form is one that can be changed. */
function declare({ node, key }: NameUse, context: Context): boolean {
  const source = node.getSourceFile();
  if (isScript(node)) return false;
  const semicolon = usesSemicolons(source) ? ';' : '';
  if (ts.isImportSpecifier(node)) {
    return context.change(key, draft => {
      draft.removeElements(node.parent.elements, [node]);
      const [at, next] = behindImports(source, node);
      const { line } = besideStatement(at);
      const text = `type ${node.name.text} = ${ATTACHMENT}${semicolon}`;
      if (!next) return draft.insertAfter(at, lineEnding(source.text), line, text);
      const start = aboveComments(source.text, next.getStart());
      draft.replaceRange(next, { start, end: start }, text, lineEnding(source.text), line);
    });
  }
  if (ts.isExportSpecifier(node)) {
    const { elements, parent: declaration } = node.parent;
    const { line } = besideStatement(declaration);
    const text = `export type ${node.name.text} = ${ATTACHMENT}${semicolon}`;
    return context.change(key, draft => {
      if (elements.length === 1) return draft.replace(declaration, text);
      draft.removeElements(elements, [node]);
      draft.insertAfter(declaration, line, text);
    });
  }
  const isNamed = ts.isQualifiedName(node) && ts.isTypeReferenceNode(node.parent);
  const type = isNamed ? node.parent : node;
  if (!isNamed && !ts.isImportTypeNode(node)) return false;
  return context.change(key, draft => draft.replace(type, ATTACHMENT));
}

/** The last of the imports around one, and the statement behind it. */
function behindImports(
  { statements }: tsTypes.SourceFile,
  { end }: tsTypes.ImportSpecifier,
): [last: tsTypes.Statement, next: tsTypes.Statement | undefined] {
  let at = statements.findIndex(statement => statement.end > end);
  while (statements[at + 1] && ts.isImportDeclaration(statements[at + 1]!)) at++;
  const next = statements[at + 1];
  return [statements[at]!, next && !isTemplate(next) ? next : undefined];
}
