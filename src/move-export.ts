/** An export that another module has now, maybe under another name: in every form in which a file can name it. */
import { besideStatement } from './edit/style.js';
import { isSdkSpecifier } from './project/sdk-names.js';
import { ts, type tsTypes } from './sdk/typescript.js';
import type { NameUse } from './sdk/use.js';
import type { Context } from './transform.js';

export interface Home {
  module: string;
  name: string;
}

/** The module that an export is taken from: as the file spells it, or where the SDK declares what a file hands on. */
export function moduleOf({ node, owners }: NameUse): string {
  const specifier = specifierOf(node);
  return specifier && isSdkSpecifier(specifier.text) ? specifier.text : owners[0]!.module;
}

function specifierOf(node: tsTypes.Node): tsTypes.StringLiteralLike | undefined {
  const holder = ts.findAncestor(
    node,
    at =>
      ts.isImportDeclaration(at) ||
      ts.isExportDeclaration(at) ||
      ts.isImportTypeNode(at) ||
      ts.isVariableDeclaration(at),
  );
  if (!holder) return undefined;
  if (ts.isImportTypeNode(holder)) return literalIn(holder);
  if (ts.isVariableDeclaration(holder)) return ts.isBindingElement(node) ? loadedBy(holder) : undefined;
  const { moduleSpecifier } = holder as tsTypes.ImportDeclaration | tsTypes.ExportDeclaration;
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier : undefined;
}

const literalIn = ({ argument }: tsTypes.ImportTypeNode): tsTypes.StringLiteralLike | undefined =>
  ts.isLiteralTypeNode(argument) && ts.isStringLiteralLike(argument.literal) ? argument.literal : undefined;

/** The module of `= require('m')`, `= await import('m')`. */
function loadedBy({ initializer }: tsTypes.VariableDeclaration): tsTypes.StringLiteralLike | undefined {
  const call = initializer && ts.isAwaitExpression(initializer) ? initializer.expression : initializer;
  const argument = call && ts.isCallExpression(call) ? call.arguments[0] : undefined;
  return argument && ts.isStringLiteralLike(argument) ? argument : undefined;
}

/** Answers whether the form is one that can be changed. */
export function moveExport(use: NameUse, to: Home, context: Context): boolean {
  const { node, key } = use;
  if (ts.isImportSpecifier(node)) {
    return context.change(key, draft => draft.moveImport(node, to.module, to.name));
  }
  if (ts.isExportSpecifier(node)) return moveReExport(node, to, context);
  if (ts.isBindingElement(node)) return moveBinding(node, key, to, context);
  if (ts.isImportTypeNode(node)) {
    const specifier = literalIn(node);
    if (!specifier) return false;
    return context.change(key, draft => {
      draft.rename(specifier, to.module);
      draft.rename(key, to.name);
    });
  }
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isQualifiedName(node)) {
    return context.change(key, draft => {
      const isType = ts.isQualifiedName(node);
      draft.replace(node, isType ? draft.importType(node, to.module, to.name) : draft.import(node, to.module, to.name));
    });
  }
  return false;
}

/** `export { name } from 'ai'`: for other files it keeps its name. */
function moveReExport(node: tsTypes.ExportSpecifier, { module, name }: Home, context: Context): boolean {
  const list = node.parent;
  const declaration = list.parent;
  const specifier = declaration.moduleSpecifier;
  if (!specifier) return false;
  const shown = node.name.text === name ? name : `${name} as ${node.name.text}`;
  return context.change(node, draft => {
    if (list.elements.length === 1) {
      draft.rename(specifier, module);
      draft.replaceRange(node, { start: (node.propertyName ?? node.name).getStart(), end: node.end }, shown);
      return;
    }
    const { end, line } = besideStatement(declaration);
    const quote = specifier.getText()[0]!;
    const type = declaration.isTypeOnly || node.isTypeOnly ? 'type ' : '';
    draft.removeElements(list.elements, [node]);
    draft.insertAfter(declaration, `${line}export ${type}{ ${shown} } from ${quote}${module}${quote}${end}`);
  });
}

/** `const { name } = await import('ai')` */
function moveBinding(
  node: tsTypes.BindingElement,
  key: tsTypes.Node,
  { module, name }: Home,
  context: Context,
): boolean {
  const pattern = node.parent;
  const declaration = pattern.parent;
  if (!ts.isVariableDeclaration(declaration) || !ts.isIdentifier(node.name) || node.initializer) return false;
  const { initializer, parent: list } = declaration;
  const specifier = loadedBy(declaration);
  if (!initializer || !specifier || !ts.isVariableStatement(list.parent)) return false;
  const statement = list.parent;
  const local = node.name.text;
  return context.change(node, draft => {
    if (pattern.elements.length === 1) {
      draft.rename(specifier, module);
      if (name !== (node.propertyName ?? node.name).getText()) draft.rename(key, name);
      return;
    }
    const { end, line } = besideStatement(statement);
    const quote = specifier.getText()[0]!;
    const lead = statement.getText().slice(0, declaration.getStart() - statement.getStart());
    const load = initializer.getText().slice(0, specifier.getStart() - initializer.getStart());
    const isTurned = context.unit.format === 'module' && !ts.isAwaitExpression(initializer);
    const shown = name === local ? name : `${name}${isTurned ? ' as ' : ': '}${local}`;
    const added = isTurned
      ? `import { ${shown} } from ${quote}${module}${quote}`
      : `${lead}{ ${shown} } = ${load}${quote}${module}${quote})`;
    draft.removeElements(pattern.elements, [node]);
    draft.insertAfter(statement, `${line}${added}${end}`);
  });
}
