/** Refs: which values are, and what names the functions of Vue have in a file. */
import type { Draft } from '../../../src/edit/draft.js';
import { isSdkFile } from '../../../src/sdk/program.js';
import { propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** `body: ref`, which 4 read at each request; the transport of 7 calls a function for that. */
export function bodyOf(options: tsTypes.ObjectLiteralExpression, context: Context): Map<tsTypes.Node, string> {
  const property = propertyNamed(options, 'body');
  const value = propertyValue(property);
  return property && value && isRef(value, context)
    ? new Map([[property, `body: () => ${value.getText()}.value`]])
    : new Map();
}

function isRef(value: tsTypes.Expression, { checker }: Context): boolean {
  const inner = checker.getPropertyOfType(checker.getTypeAtLocation(value), 'value');
  return (inner?.declarations ?? []).some(one => isSdkFile(one.getSourceFile()));
}

/** What the file calls a function of Vue: Nuxt has them without an import. */
export function vueName(name: string, at: tsTypes.Node, { uses }: Context, draft: Draft): string {
  const isGlobal = uses.references
    .within(at.getSourceFile(), name)
    .some(token => (uses.references.symbolAt(token)?.declarations ?? []).some(isGlobalDeclaration));
  return isGlobal ? name : draft.import(at, 'vue', name);
}

const isGlobalDeclaration = (declaration: tsTypes.Declaration): boolean =>
  isSdkFile(declaration.getSourceFile()) && !ts.findAncestor(declaration, ts.isModuleDeclaration);
