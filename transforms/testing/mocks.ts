import { quoteOf } from '../../src/edit/style.js';
import { guide7 } from '../../src/guides.js';
import { tokensBy } from '../../src/sdk/name-references.js';
import { walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, renameExports } from '../../src/transform.js';
import { isMade } from '../providers/made.js';
import { answeredFiles } from './mocks/answers.js';

const LANGUAGE = 'MockLanguageModelV3';

const rename = renameExports({
  id: 'mocks',
  title: 'Mock models are of V4',
  kind: 'hardening',
  from: [6],
  names: {
    [LANGUAGE]: 'MockLanguageModelV4',
    MockEmbeddingModelV3: 'MockEmbeddingModelV4',
    MockImageModelV3: 'MockImageModelV4',
    MockRerankingModelV3: 'MockRerankingModelV4',
    MockSpeechModelV3: 'MockSpeechModelV4',
    MockTranscriptionModelV3: 'MockTranscriptionModelV4',
  },
  why: 'Under 7 models are of specification V4, and a mock of V3 is called through an adapter. What mocks answer is the same but for files, whose `data` has a tag in V4.',
  keeps: [
    'a mock of V3 that answers what cannot be seen where it is made, looks at its prompt, or whose calls are looked at',
    'mocks that are exported, and those in a file that names other types of V3 or has a `MockProviderV3`',
    'a class that extends a mock',
  ],
  before:
    "new MockLanguageModelV3({\n  doGenerate: {\n    content: [{ type: 'file', data: 'aGk=', mediaType: 'text/plain' }],\n    finishReason, usage, warnings: [],\n  },\n});",
  after:
    "new MockLanguageModelV4({\n  doGenerate: {\n    content: [{ type: 'file', data: { type: 'data', data: 'aGk=' }, mediaType: 'text/plain' }],\n    finishReason, usage, warnings: [],\n  },\n});",
  docs: guide7('ai-sdk-core'),
});

export const mocks = defineTransform({
  ...rename,
  visit(use, context) {
    const source = use.key.getSourceFile();
    if (use.form !== 'name' || !ts.isImportSpecifier(use.node) || isBound(source, context)) return;
    const made = tokensBy(use, context.uses).map(({ parent }) => parent);
    if (!made.every(ts.isNewExpression) || made.some(isShown)) return;
    const files = use.name === LANGUAGE ? made.map(answeredFiles) : [];
    if (files.includes(undefined)) return;
    rename.visit(use, context);
    for (const data of files.flatMap(list => list ?? [])) tag(data, context);
  },
});

/** Whether other files may get the mock. */
function isShown(mock: tsTypes.Node): boolean {
  const statement = ts.findAncestor(mock, ({ parent }) => ts.isSourceFile(parent))!;
  if (/^(?:export|module\.exports|exports)\b/.test(statement.getText())) return true;
  const names = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.getText())
    : ts.isFunctionDeclaration(statement)
      ? [statement.name?.text ?? '']
      : [];
  const exported = statement
    .getSourceFile()
    .statements.filter(one => ts.isExportDeclaration(one) || ts.isExportAssignment(one));
  return exported.some(one => names.some(name => one.getText().includes(name)));
}

/** Whether a file has anything that goes on to be of V3, or looks at what its mocks were asked. */
function isBound(source: tsTypes.SourceFile, context: Context): boolean {
  let found = /\b(?:MockProviderV3|do(?:Generate|Stream)Calls)\b/.test(source.text);
  walk(source, node => {
    if (!ts.isIdentifier(node) || !/^(?!Mock)\w+V3(?!Middleware)\w*$/.test(node.text)) return;
    if (!ts.isImportSpecifier(node.parent) && !isMade(outer(node).parent, context)) found = true;
  });
  return found;
}

const outer = (name: tsTypes.Node): tsTypes.Node => (ts.isQualifiedName(name.parent) ? name.parent : name);

/** `data` → `data: { type: 'data', data }` */
function tag(data: tsTypes.Expression, context: Context): void {
  const quote = quoteOf(data.getSourceFile());
  const type = `{ type: ${quote}data${quote}, data`;
  context.change(data, draft => {
    if (ts.isShorthandPropertyAssignment(data.parent)) draft.insertAfter(data, `: ${type} }`);
    else {
      draft.insertBefore(data, `${type}: `);
      draft.insertAfter(data, ' }');
    }
  });
}
