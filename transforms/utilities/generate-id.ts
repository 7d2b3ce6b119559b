import type { Draft } from '../../src/edit/draft.js';
import { guide5 } from '../../src/guides.js';
import { callBy } from '../../src/sdk/calls.js';
import { tokensBy } from '../../src/sdk/name-references.js';
import { constValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { canTakeSize, giveSize, sizedCalls } from './generate-id/options.js';

const FACTORY = 'createIdGenerator';

export const generateId = defineTransform({
  id: 'generate-id',
  title: 'The length of an id is given to its generator',
  kind: 'silent',
  from: [4],
  words: ['generateId', FACTORY],
  why: 'The functions that make ids take no argument in 7: with one they make ids of the usual 16 characters.',
  keeps: [
    '`generateId()`, and `generateId` where it is handed on',
    '`generateId` of your own and of other libraries',
    'a generator that is called with several lengths: a finding',
  ],
  before: "const id = generateId(8);\nconst newId = createIdGenerator({ prefix: 'msg' });\nsave(newId(24));",
  after:
    "const id = createIdGenerator({ size: 8 })();\nconst newId = createIdGenerator({ prefix: 'msg', size: 24 });\nsave(newId());",
  docs: guide5('id-generation-changes'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, [`.${use.name}`])) return;
    if (use.name === 'generateId') changeCalls(use, context);
    else for (const token of tokensBy(use, context.uses)) changeGenerator(token, context);
  },
});

/** `generateId(5)` */
function changeCalls(use: NameUse, context: Context): void {
  const { node, key } = use;
  const tokens = tokensBy(use, context.uses);
  const sized = sizedCalls(tokens);
  if (sized.length === 0) return;
  context.change(key, draft => {
    const isOwn =
      ts.isImportSpecifier(node) && sized.every(({ call }) => call.getSourceFile() === node.getSourceFile());
    const factory = isOwn ? importFactory(node, sized.length === tokens.length, draft) : undefined;
    for (const { call, size } of sized) {
      const start = call.expression.getStart();
      draft.replaceRange(call, { start, end: size.getStart() }, `${factory ?? factoryAt(call, use, draft)}({ size: `);
      draft.replaceRange(call, { start: size.end, end: call.end }, ' })()');
    }
  });
}

const importFactory = (node: tsTypes.ImportSpecifier, isInstead: boolean, draft: Draft): string =>
  isInstead ? draft.replaceImport(node, FACTORY)[0]! : draft.importBeside(node, FACTORY);

/** `ai.generateId` → `ai.createIdGenerator`; elsewhere the name is imported. */
function factoryAt({ expression }: tsTypes.CallExpression, { owners }: NameUse, draft: Draft): string {
  if (ts.isPropertyAccessExpression(expression)) return `${expression.expression.getText()}.${FACTORY}`;
  return draft.import(expression, owners[0]!.module, FACTORY);
}

/** `const newId = createIdGenerator(…)` and the calls of `newId`. */
function changeGenerator(token: tsTypes.Node, { change, report, uses: { references } }: Context): void {
  const creation = callBy(token);
  const declaration = creation?.parent;
  if (!creation || !declaration || constValue(declaration) !== creation) return;
  const { name } = declaration as tsTypes.VariableDeclaration;
  const uses = references.of(name).filter(({ parent }) => !ts.isImportSpecifier(parent));
  const sized = sizedCalls(uses);
  const [first] = sized;
  if (!first) return;
  const isOne = sized.length === uses.length && sized.every(({ size }) => size.getText() === first.size.getText());
  if (isOne && ts.isNumericLiteral(first.size) && canTakeSize(creation)) {
    change(declaration, draft => {
      giveSize(creation, first.size, draft);
      for (const { call, size } of sized) draft.removeElements(call.arguments, [size]);
    });
    return;
  }
  const { line } = declaration.getSourceFile().getLineAndCharacterOfPosition(declaration.getStart());
  for (const { size } of sized) {
    report(size, {
      message: 'A generator of 7 takes no length: this makes ids of the length that it was made for.',
      remedy: `Make a generator for each length, \`${FACTORY}({ …, size })\` with the options of line ${line + 1}, and call that without an argument.`,
      severity: 'error',
    });
  }
}
