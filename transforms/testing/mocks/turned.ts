/** Which mocks of V3 become mocks of V4. */
import { tokensBy } from '../../../src/sdk/name-references.js';
import { walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isMade } from '../../providers/made.js';
import { answeredFiles } from './answers.js';

/** The `data` of the files that an imported mock answers; undefined where the mock has to stay as it is. */
export function taggedFiles(specifier: tsTypes.ImportSpecifier, context: Context): tsTypes.Expression[] | undefined {
  if (isBound(specifier.getSourceFile(), context)) return undefined;
  const key = specifier.propertyName ?? specifier.name;
  const made = tokensBy({ node: specifier, key }, context.uses).map(({ parent }) => parent);
  if (!made.every(ts.isNewExpression) || made.some(isShown)) return undefined;
  const files = key.text === 'MockLanguageModelV3' ? made.map(answeredFiles) : [];
  return files.includes(undefined) ? undefined : files.flatMap(list => list ?? []);
}

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
