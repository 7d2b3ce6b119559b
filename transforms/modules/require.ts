import { guide7 } from '../../src/guides.js';
import { isSdkSpecifier } from '../../src/project/sdk-names.js';
import { walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { reportRunners } from './require/runners.js';

export const requireCalls = defineTransform({
  id: 'require',
  title: '`require` of the SDK in an ES module becomes `import`',
  kind: 'breaking',
  from: [4, 5, 6],
  words: [],
  hints: ['require('],
  why: 'The packages of 7 are ES modules only. Node.js loads them by `require` from 22.12 on; older versions, Jest and ts-node do not.',
  keeps: [
    'CommonJS files; a finding in `package.json` says what runs them',
    '`require` inside a function or a condition: a finding',
    '`await import()`',
    'a `require` of your own',
  ],
  before: "const { generateText, tool: defineTool } = require('ai');\nconst openai = require('@ai-sdk/openai');",
  after: "import { generateText, tool as defineTool } from 'ai';\nimport * as openai from '@ai-sdk/openai';",
  docs: guide7('esm-only--commonjs-support-removed'),
  visit() {},
  inspect(source, context) {
    if (context.unit.format !== 'module') return;
    walk(source, node => {
      if (isRequire(node, context)) turn(node, context);
      else if (ts.isImportEqualsDeclaration(node)) turnImport(node, context);
    });
  },
  inspectManifest: reportRunners,
});

/** A call of the `require` that is no name of the file itself. */
function isRequire(node: tsTypes.Node, { checker }: Context): node is tsTypes.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'require')
    return false;
  const [argument] = node.arguments;
  if (node.arguments.length !== 1 || !argument || !ts.isStringLiteral(argument)) return false;
  const declared = checker.getSymbolAtLocation(node.expression)?.declarations ?? [];
  return isSdkSpecifier(argument.text) && !declared.some(one => one.getSourceFile() === node.getSourceFile());
}

function turn(call: tsTypes.CallExpression, context: Context): void {
  const declaration = call.parent;
  if (ts.isVariableDeclaration(declaration) && declaration.initializer === call && isPlain(declaration)) {
    context.change(declaration, draft => draft.turnIntoImport(declaration, call));
    return;
  }
  context.report(call, {
    message:
      '`require` of a package that is an ES module under 7 stands where no `import` declaration can take its place.',
    remedy: 'Write an `import` at the top of the file, or `await import()` here.',
    severity: 'info',
  });
}

/** A `const` of its own at the top level whose pattern an import list can say. */
function isPlain({ name, type, parent: list }: tsTypes.VariableDeclaration): boolean {
  if (!ts.isVariableDeclarationList(list)) return false;
  const statement = list.parent;
  if (type || !ts.isVariableStatement(statement) || !ts.isSourceFile(statement.parent)) return false;
  if (statement.modifiers || !(list.flags & ts.NodeFlags.Const) || list.declarations.length !== 1) return false;
  if (!/^const\s+$/.test(statement.getSourceFile().text.slice(list.getStart(), name.getStart()))) return false;
  if (ts.isIdentifier(name)) return true;
  return ts.isObjectBindingPattern(name) && name.elements.every(isNamed);
}

const isNamed = ({ propertyName, name, initializer, dotDotDotToken }: tsTypes.BindingElement): boolean =>
  ts.isIdentifier(name) && !initializer && !dotDotDotToken && (!propertyName || ts.isIdentifier(propertyName));

/** `import ai = require('ai')`, where TypeScript does not turn `import` into `require`. */
function turnImport(node: tsTypes.ImportEqualsDeclaration, context: Context): void {
  const { moduleReference, name, isTypeOnly, modifiers } = node;
  if (!ts.isExternalModuleReference(moduleReference)) return;
  const { expression } = moduleReference;
  if (modifiers || isTypeOnly || !ts.isStringLiteral(expression) || !isSdkSpecifier(expression.text)) return;
  context.change(node, draft => {
    draft.insertBefore(name, '* as ');
    draft.replaceRange(node, { start: name.end, end: expression.getStart() }, ' from ');
    draft.replaceRange(node, { start: expression.end, end: moduleReference.end }, '');
  });
}
