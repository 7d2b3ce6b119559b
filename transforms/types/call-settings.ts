import { quoteOf } from '../../src/edit/style.js';
import { guide7 } from '../../src/guides.js';
import { type Reference, referencesBy, tokensBy } from '../../src/sdk/name-references.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { isInTighterType, someNode } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

const CALL = 'LanguageModelCallOptions';
const REQUEST = 'RequestOptions';

export const callSettings = defineTransform({
  id: 'call-settings',
  title: '`CallSettings` becomes `LanguageModelCallOptions` and `RequestOptions`',
  kind: 'deprecated',
  from: [5, 6],
  words: ['CallSettings'],
  gives: [CALL],
  provesNew: true,
  why: 'The old type is an alias of the two under 7, without `timeout`, and will go.',
  keeps: [
    'a type of that name that is not the SDK’s',
    'a re-export of the type, and a class that implements it, which are reported',
  ],
  before: "import type { CallSettings } from 'ai';\n\nconst settings: CallSettings = { temperature: 0 };",
  after:
    "import type { LanguageModelCallOptions, RequestOptions } from 'ai';\n\nconst settings: LanguageModelCallOptions & Omit<RequestOptions, 'timeout'> = { temperature: 0 };",
  docs: guide7('callsettings-renamed-to-languagemodelcalloptions-and-requestoptions'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.CallSettings'])) return;
    const { node } = use;
    const references = referencesBy(use, context.uses).filter(({ holder }) => isIn(use, holder));
    const kept = ts.isExportSpecifier(node)
      ? node
      : tokensBy(use, context.uses).find(token => isIn(use, token) && mustStay(token));
    if (kept) return reportKept(kept, context);
    if (ts.isImportSpecifier(node)) {
      context.change(node, draft => {
        const names = draft.replaceImport(node, CALL, REQUEST);
        for (const { holder } of references) draft.replace(holder, spelled(holder, names, context));
      });
      return;
    }
    for (const { holder } of references) {
      const module = holder.getText().slice(0, use.key.getStart() - holder.getStart());
      const names = [module + CALL, module + REQUEST];
      context.change(holder, draft => draft.replace(holder, spelled(holder, names, context)));
    }
  },
});

/** What other files take through a re-export is theirs. */
const isIn = ({ key }: NameUse, node: tsTypes.Node): boolean => node.getSourceFile() === key.getSourceFile();

function spelled(holder: Reference['holder'], names: readonly string[], context: Context): string {
  const [call, request] = names;
  const quote = quoteOf(holder.getSourceFile());
  const rest = usesTimeout(holder.getSourceFile(), context) ? request : `Omit<${request}, ${quote}timeout${quote}>`;
  if (ts.isExpressionWithTypeArguments(holder)) return `${call}, ${rest}`;
  return isInTighterType(holder) ? `(${call} & ${rest})` : `${call} & ${rest}`;
}

/** Whether the file names the `timeout` of such settings, which 6 had in the type. */
function usesTimeout(source: tsTypes.SourceFile, { checker }: Context): boolean {
  const isOfSettings = (type: tsTypes.Type | undefined): boolean =>
    propertyOf(checker, type, 'maxRetries').owners.some(owner => owner.type === 'CallSettings') &&
    propertyOf(checker, type, 'timeout').owners.length === 0;
  return someNode(source, node => {
    if (ts.isLiteralTypeNode(node)) return ts.isStringLiteral(node.literal) && node.literal.text === 'timeout';
    if (ts.isPropertyAccessExpression(node))
      return node.name.text === 'timeout' && isOfSettings(checker.getTypeAtLocation(node.expression));
    if (ts.isBindingElement(node))
      return (
        (node.propertyName ?? node.name).getText() === 'timeout' && isOfSettings(checker.getTypeAtLocation(node.parent))
      );
    return (
      ts.isObjectLiteralElementLike(node) &&
      node.name?.getText() === 'timeout' &&
      isOfSettings(checker.getContextualType(node.parent as tsTypes.ObjectLiteralExpression))
    );
  });
}

/** A re-export is for other files to change; a class implements each of two types, of which it may have nothing. */
const mustStay = ({ parent }: tsTypes.Node): boolean =>
  ts.isExportSpecifier(parent) || (ts.isExpressionWithTypeArguments(parent) && ts.isClassLike(parent.parent.parent));

function reportKept(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message:
      'Here `CallSettings` cannot be replaced by two types. It is deprecated under 7, and has no `timeout` there.',
    remedy: `Declare a type of your own, \`${CALL} & Omit<${REQUEST}, 'timeout'>\`, and use that.`,
    severity: 'info',
  });
}
