import { guide5 } from '../../src/guides.js';
import { isInTemplate } from '../../src/project/script-blocks.js';
import { tokensBy } from '../../src/sdk/name-references.js';
import { ownersOfSymbol } from '../../src/sdk/symbols.js';
import { isMemberName } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse, Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameName } from '../../src/transform.js';

/** In 5, the plain names mean static tools only. */
const NAMES: Readonly<Record<string, string>> = {
  isToolUIPart: 'isStaticToolUIPart',
  getToolName: 'getStaticToolName',
  isToolOrDynamicToolUIPart: 'isToolUIPart',
  getToolOrDynamicToolName: 'getToolName',
};

/** Names that 5 does not have: a file of 5 with one of them was migrated before. */
const OF_LATER = [NAMES.isToolUIPart!, NAMES.getToolName!];

export const toolPartChecks = defineTransform({
  id: 'tool-part-checks',
  title: 'Checks of tool parts mean the same tools as before',
  kind: 'silent',
  from: [5],
  words: Object.keys(NAMES),
  why: '`isToolUIPart` and `getToolName` of 5 know static tools only; those of 7 take dynamic tools too, so that code for static tools gets others.',
  keeps: [
    'a file that has the new names already',
    '`isToolOrDynamicToolUIPart` as the name in a file that has none of the others: `import { isToolUIPart as isToolOrDynamicToolUIPart }`',
    'functions of that name that are not the SDK’s',
  ],
  before: "import { getToolOrDynamicToolName, isToolOrDynamicToolUIPart, isToolUIPart } from 'ai';",
  after: "import { getToolName, isToolUIPart, isStaticToolUIPart } from 'ai';",
  docs: guide5('rendering-tool-invocations-catch-all-pattern'),
  visit(use, context) {
    if (context.generation !== 5 || context.wasNew || !means(use, [`.${use.name}`])) return;
    const source = use.key.getSourceFile();
    const isOld = (name: string): boolean => context.uses.references.within(source, name).some(isUnaliased);
    if (OF_LATER.some(isOld) || !isUnaliased(use.key)) return;
    if (isOld('isToolUIPart') || isOld('getToolName')) rename(use, NAMES[use.name]!, context);
    else if (use.name === 'isToolOrDynamicToolUIPart') keepName(use, context);
  },
});

/** Not `isToolUIPart as isToolOrDynamicToolUIPart`, which is written below. */
const isUnaliased = ({ parent }: tsTypes.Node): boolean =>
  !ts.isImportSpecifier(parent) || !parent.propertyName || !(parent.name.text in NAMES);

function rename(use: Use, to: string, context: Context): void {
  if (use.form === 'name' && ts.isImportSpecifier(use.node)) renameImport(use, use.node, to, context);
  else if (use.form === 'name') renameName(use, to, context);
  else if (use.form === 'mention' || use.form === 'option') context.change(use.key, draft => draft.rename(use.key, to));
}

/** Without a look at the other names: where one is the new name of another, it changes in the same run. */
function renameImport(use: NameUse, { propertyName }: tsTypes.ImportSpecifier, to: string, context: Context): void {
  const { key, name } = use;
  const tokens = propertyName ? [] : tokensBy(use, context.uses).filter(token => isIn(token, key));
  const isTaken = context.uses.references
    .within(key.getSourceFile(), to)
    .some(token => !isMemberName(token) && !isOfSdk(token, to, context));
  // A template is no code that could be changed with it.
  const isKept = isTaken || isInTemplate(context.unit, name);
  context.change(key, draft => {
    draft.replace(key, isKept && !propertyName ? `${to} as ${name}` : to);
    for (const token of isKept ? [] : tokens) {
      const { parent } = token;
      if (ts.isShorthandPropertyAssignment(parent)) draft.insertAfter(token, `: ${to}`);
      else draft.replace(token, ts.isExportSpecifier(parent) && !parent.propertyName ? `${to} as ${name}` : to);
    }
  });
}

const isIn = (token: tsTypes.Node, key: tsTypes.Node): boolean => token.getSourceFile() === key.getSourceFile();

const isOfSdk = (token: tsTypes.Identifier, name: string, { uses }: Context): boolean =>
  ownersOfSymbol(uses.references.symbolAt(token)).some(({ type, member }) => type === '' && member === name);

/** A second run could not tell the new name from the old one of static tools, were it not for the one in the file. */
function keepName(use: Use, context: Context): void {
  const { key } = use;
  if (use.form === 'name' && ts.isImportSpecifier(use.node)) {
    const { propertyName } = use.node;
    context.change(key, draft =>
      propertyName ? draft.rename(key, 'isToolUIPart') : draft.insertBefore(key, 'isToolUIPart as '),
    );
    return;
  }
  context.report(key, {
    message: '`isToolOrDynamicToolUIPart` is `isToolUIPart` under 7.',
    remedy: 'Write `isToolUIPart` here, once the project is on 7.',
    severity: 'error',
  });
}
