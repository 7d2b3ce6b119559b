/** A member of a promise in the place of a promise: `await r.a` → `(await r.b).a`, `r.a` → `r.b.then(b => b.a)`. */
import type { Draft } from '../../src/edit/draft.js';
import type { Slice } from '../../src/edit/edits.js';
import { nameInScope } from '../../src/edit/names.js';
import { isAssignee, isExported, isRest } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Context } from '../../src/transform.js';

/** A promise of a member, as an access or as a variable. */
export interface Promised {
  node: tsTypes.Expression;
  /** The promise that is written for the name there. */
  to: string;
  /** What is read off its value. */
  path: string;
  /** Names for that value, where nothing waits for it. */
  parameters: [string, ...string[]];
}

export function readOff(draft: Draft, { node, to, path, parameters }: Promised, context: Context): void {
  const token = tokenOf(node);
  const replace = (end: number, text: string): void => draft.replaceRange(node, { start: token.start, end }, to, text);
  const whole = awaited(node);
  if (!whole) {
    const parameter = nameInScope(context.checker, node, ...parameters);
    const rest = node.getSourceFile().text.slice(token.end, node.end);
    return replace(node.end, `${rest}.then(${parameter} => ${parameter}.${path})`);
  }
  const access = `${ts.isOptionalChain(node) ? '?' : ''}.${path}`;
  const { parent } = whole;
  // Nothing is made of it.
  if (ts.isExpressionStatement(parent)) return replace(token.end, '');
  if (ts.isParenthesizedExpression(parent)) {
    replace(token.end, '');
    return draft.replaceRange(node, { start: parent.end - 1, end: parent.end }, `)${access}`);
  }
  draft.insertBefore(whole, startsUnguarded(whole) ? ';(' : '(');
  replace(whole.end, `${node.getSourceFile().text.slice(token.end, whole.end)})${access}`);
}

/** Where the member is spelled. */
function tokenOf(node: tsTypes.Expression): Slice {
  if (ts.isElementAccessExpression(node))
    return { start: node.argumentExpression.getStart() + 1, end: node.argumentExpression.end - 1 };
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  return { start: name.getStart(), end: name.end };
}

/** The `await` of a promise, around parentheses and `!`. */
function awaited(promise: tsTypes.Expression): tsTypes.AwaitExpression | undefined {
  let node: tsTypes.Node = promise;
  while (ts.isParenthesizedExpression(node.parent) || ts.isNonNullExpression(node.parent)) node = node.parent;
  return ts.isAwaitExpression(node.parent) ? node.parent : undefined;
}

/** Whether a parenthesis there would be read as a call of what the statement before ends with. */
function startsUnguarded(node: tsTypes.Node): boolean {
  const statement = ts.findAncestor(node, ts.isStatement)!;
  if (statement.getStart() !== node.getStart()) return false;
  const { parent } = statement;
  if (!ts.isBlock(parent) && !ts.isSourceFile(parent) && !ts.isCaseOrDefaultClause(parent)) return false;
  const before = parent.statements[parent.statements.indexOf(statement) - 1];
  return before !== undefined && !/[;}]$/.test(before.getText());
}

/** The places that read the variable; undefined where one of them cannot be changed. */
export function readsOf(
  { name, initializer, parent }: tsTypes.BindingElement,
  { uses }: Context,
): tsTypes.Identifier[] | undefined {
  const holder = parent.parent;
  if (!ts.isIdentifier(name) || initializer || parent.elements.some(isRest)) return undefined;
  if (!(ts.isVariableDeclaration(holder) || ts.isParameter(holder)) || isExported(holder)) return undefined;
  const reads = uses.references.of(name);
  const canChange = reads.every(
    read =>
      read.getSourceFile() === name.getSourceFile() &&
      !isAssignee(read) &&
      !ts.isTypeQueryNode(read.parent) &&
      !ts.isExportSpecifier(read.parent) &&
      !ts.isExportAssignment(read.parent),
  );
  return canChange ? reads : undefined;
}
