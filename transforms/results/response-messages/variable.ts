/** The response stands in a variable: all of its uses change together, at the first of them. */
import type { Draft } from '../../../src/edit/draft.js';
import { trailing } from '../../../src/edit/layout.js';
import { besideStatement } from '../../../src/edit/style.js';
import { isExported, isNamed, isWritten, outward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { type Access, isResult, NEW, respell, responseAccess, thenOf, unwrap } from './access.js';
import { type Read, readOfMessages } from './variable-reads.js';

type Declaration = (tsTypes.BindingElement | tsTypes.VariableDeclaration | tsTypes.ParameterDeclaration) & {
  name: tsTypes.Identifier;
};

const isDeclaration = (node: tsTypes.Node): node is Declaration =>
  (ts.isBindingElement(node) || ts.isVariableDeclaration(node) || ts.isParameter(node)) && ts.isIdentifier(node.name);

/** Variables whose uses were changed. */
const done = new WeakSet<tsTypes.Node>();

/** Answers whether the use that is given was changed, now or with another one. */
export function changeVariable(identifier: tsTypes.Identifier, context: Context): boolean {
  const declaration = context.uses.references.symbolAt(identifier)?.valueDeclaration;
  if (!declaration || !isDeclaration(declaration)) return false;
  if (done.has(declaration)) return true;

  const uses = context.uses.references.of(declaration.name);
  const source = declaration.getSourceFile();
  // A file that imports the variable would have to import another.
  if (uses.some(use => isWritten(use) || use.getSourceFile() !== source)) return false;
  const reads = uses.map(readOfMessages);
  if (!reads[uses.indexOf(identifier)]) return false;
  const found = reads.filter(read => read !== undefined);
  const isAll = found.length === reads.length && !isExported(declaration);
  const isChanged = isAll ? replace(declaration, found, context) : addBeside(declaration, found, context);
  if (isChanged) done.add(declaration);
  return isChanged;
}

/** Nothing but the messages is read: the variable becomes the messages. */
function replace(declaration: Declaration, reads: readonly Read[], context: Context): boolean {
  const { name } = declaration;
  const source = sourceOf(declaration, context);
  if (!source) return false;
  return context.change(name, draft => {
    const same = sameNameAfter(declaration, reads);
    const local = same ? NEW : draft.freeName(name, ...namesAfter(name.text));
    if (source === 'pattern') draft.replace(declaration, asElement(local));
    else {
      draft.replace(name, local);
      respell(source, draft);
    }
    if (same) draft.removeElements(same.list, [same.statement]);
    else for (const read of reads) read.write(draft, local);
  });
}

/** `const responseMessages = response.messages` where nothing else is read: the variable is there already. */
function sameNameAfter(
  declaration: Declaration,
  reads: readonly Read[],
): { list: tsTypes.NodeArray<tsTypes.Statement>; statement: tsTypes.Statement } | undefined {
  const [only, ...others] = reads;
  const variable = only && outward(only.node).parent;
  if (!variable || others.length > 0 || !ts.isVariableDeclaration(variable)) return undefined;
  if (!ts.isIdentifier(variable.name) || variable.name.text !== NEW || variable.type) return undefined;
  const statement = variable.parent.parent;
  if (!ts.isVariableStatement(statement) || statement.declarationList.declarations.length > 1) return undefined;
  const block = statement.parent;
  const scope = ts.findAncestor(declaration, node => ts.isBlock(node) || ts.isFunctionLike(node));
  if (!ts.isBlock(block) || !(block === scope || block.parent === scope)) return undefined;
  return { list: block.statements, statement };
}

/** `response` → `responseMessages`, `response2` → `responseMessages2`, `firstResponse` → `firstResponseMessages` */
const namesAfter = (name: string): [string, ...string[]] => [
  /response\d*$/i.test(name) ? name.replace(/response(?=\d*$)/i, '$&Messages') : NEW,
  NEW,
  'allResponseMessages',
];

/** The element of a pattern that takes the messages of the result. */
const asElement = (local: string): string => (local === NEW ? NEW : `${NEW}: ${local}`);

/** Other members of the response are read too: the messages get a variable of their own beside it. */
function addBeside(declaration: Declaration, reads: readonly Read[], context: Context): boolean {
  const { name } = declaration;
  const source = sourceOf(declaration, context);
  if (!source || ts.isParameter(declaration)) return false;
  const write = (describe: (draft: Draft, local: string) => void): boolean =>
    context.change(name, draft => {
      const local = draft.freeName(name, ...namesAfter(name.text));
      describe(draft, local);
      for (const read of reads) read.write(draft, local);
    });
  if (source === 'pattern') return write((draft, local) => draft.addElementAfter(declaration, asElement(local)));
  if (!isNamed(source.expression)) return false;
  const messages = `${source.expression.getText()}.${NEW}`;
  if (ts.isBindingElement(declaration)) {
    // `const [text, response] = await Promise.all([…])`
    const list = outward(source).parent as tsTypes.ArrayLiteralExpression;
    const { elements } = declaration.parent;
    if (elements.length !== list.elements.length) return false;
    return write((draft, local) => {
      draft.addElementAfter(elements.at(-1)!, local);
      draft.addElementAfter(list.elements.at(-1)!, messages);
    });
  }
  const statement = declaration.parent.parent;
  if (!ts.isVariableStatement(statement) || statement.declarationList.declarations.length > 1) return false;
  const value = unwrap(declaration.initializer!).awaited ? `await ${messages}` : messages;
  return write((draft, local) => {
    const { end, line } = besideStatement(statement);
    // A comment behind the statement belongs to it.
    const at = statement.end + trailing(statement.getSourceFile().text, statement.end).comment.length;
    draft.replaceRange(statement, { start: at, end: at }, `${line}const ${local} = ${value}${end}`);
  });
}

/** Where the variable gets the response from: an element of a pattern that is named so, or an access `result.response`. */
function sourceOf(declaration: Declaration, context: Context): Access | 'pattern' | undefined {
  if (ts.isParameter(declaration)) return declaration.type ? undefined : thenOf(declaration, context);
  const { initializer } = declaration;
  if (ts.isVariableDeclaration(declaration)) {
    return initializer && !declaration.type ? responseAccess(unwrap(initializer).node, context) : undefined;
  }
  if (initializer) return undefined;
  if (isResponseElement(declaration, context)) return 'pattern';
  const element = awaitedTogether(declaration);
  return element && responseAccess(unwrap(element).node, context);
}

/** `response` in a pattern that takes a result apart. */
export const isResponseElement = ({ parent, propertyName, name }: tsTypes.BindingElement, context: Context): boolean =>
  ts.isObjectBindingPattern(parent) &&
  staticName(propertyName ?? name) === 'response' &&
  isResult(context.checker.getTypeAtLocation(parent), context);

/** For an element of `const […] = await Promise.all([…])`: what it is given. */
function awaitedTogether(declaration: tsTypes.BindingElement): tsTypes.Expression | undefined {
  const { parent: taken } = declaration;
  if (!ts.isArrayBindingPattern(taken) || !ts.isVariableDeclaration(taken.parent)) return undefined;
  const { initializer } = taken.parent;
  const call = initializer && unwrap(initializer).node;
  if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'Promise.all') return undefined;
  const [list] = call.arguments;
  return list && ts.isArrayLiteralExpression(list) ? list.elements[taken.elements.indexOf(declaration)] : undefined;
}
