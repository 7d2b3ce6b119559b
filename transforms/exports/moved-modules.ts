import { guide5 } from '../../src/guides.js';
import { walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';
import { ENDED, MODULES } from './moved-modules/modules.js';

export const movedModules = defineTransform({
  id: 'moved-modules',
  title: 'Entry points of `ai` that are packages of their own',
  kind: 'breaking',
  from: [4, 5, 6],
  words: [],
  hints: [...Object.keys(MODULES), ...Object.keys(ENDED)],
  why: 'Node.js and bundlers do not find the old entry points in `ai` 7. The packages that have them now export the same names.',
  keeps: ['the same text where no module is named', '`ai/solid`, `ai/prompts` and `ai/edge`, which ended: a finding'],
  before: "import { createStreamableUI, streamUI } from 'ai/rsc';",
  after: "import { createStreamableUI, streamUI } from '@ai-sdk/rsc';",
  docs: guide5('ai-sdkrsc-package-extraction'),
  visit() {},
  inspect(source, context) {
    walk(source, node => {
      if (!ts.isStringLiteralLike(node) || !namesModule(node)) return;
      const to = MODULES[node.text];
      if (to) context.change(node, draft => draft.rename(node, to));
      const remedy = ENDED[node.text];
      if (remedy) context.report(node, { message: `There is no \`${node.text}\` for 7.`, remedy, severity: 'error' });
    });
  },
});

/** `from 'm'`, `import('m')`, `require('m')`, `import x = require('m')`, `declare module 'm'`, `vi.mock('m')`. */
function namesModule(specifier: tsTypes.StringLiteralLike): boolean {
  const { parent } = specifier;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;
  if (ts.isExternalModuleReference(parent) || ts.isModuleDeclaration(parent)) return true;
  if (ts.isLiteralTypeNode(parent)) return ts.isImportTypeNode(parent.parent) && parent.parent.argument === parent;
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== specifier) return false;
  const { expression } = parent;
  if (expression.kind === ts.SyntaxKind.ImportKeyword) return true;
  if (ts.isIdentifier(expression)) return expression.text === 'require';
  return ts.isPropertyAccessExpression(expression) && isMocker(expression);
}

/** `vi.mock`, `vi.importActual`, `jest.doMock`, `jest.requireActual`, `require.resolve`, … */
const isMocker = ({ expression, name }: tsTypes.PropertyAccessExpression): boolean =>
  ts.isIdentifier(expression) &&
  (/^(?:vi|vitest|jest|mock)$/.test(expression.text)
    ? /mock|module|actual/i.test(name.text)
    : expression.text === 'require' && name.text === 'resolve');
