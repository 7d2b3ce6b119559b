/** Members of a run that goes on: `await result.usage` → `(await result.finalStep).usage`. */
import type { Draft } from '../../../src/edit/draft.js';
import type { Slice } from '../../../src/edit/edits.js';
import { nameInScope } from '../../../src/edit/names.js';
import { isAssignee, isExported, isRest, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { movedOf, NEW } from './value.js';

export function changePromiseRead({ node, name }: ReadUse, context: Context): boolean {
  return context.change(node, draft => write(draft, { node, name, to: NEW }, context));
}

/** A promise of a member, as an access or as a variable. */
interface Promised {
  node: tsTypes.Expression;
  name: string;
  /** What is written for the name there. */
  to: string;
}

function write(draft: Draft, { node, name, to }: Promised, context: Context): void {
  const token = tokenOf(node);
  const replace = (end: number, text: string): void => draft.replaceRange(node, { start: token.start, end }, to, text);
  const whole = awaited(node);
  if (!whole) {
    const parameter = nameInScope(context.checker, node, 'step', 'lastStep');
    const rest = node.getSourceFile().text.slice(token.end, node.end);
    return replace(node.end, `${rest}.then(${parameter} => ${parameter}.${name})`);
  }
  const access = `${ts.isOptionalChain(node) ? '?' : ''}.${name}`;
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

/** The patterns that were looked at, and whether they were changed: all that moves in one is changed at once. */
const known = new WeakMap<tsTypes.Node, boolean>();

/** `const { usage } = streamText(…)`, where `usage` is read further on. */
export function changePromisePattern({ node }: PatternUse, context: Context): boolean {
  const pattern = node.parent;
  let isChanged = known.get(pattern);
  if (isChanged === undefined) {
    isChanged = ts.isObjectBindingPattern(pattern) && changeVariables(pattern, context);
    known.set(pattern, isChanged);
  }
  return isChanged;
}

function changeVariables(pattern: tsTypes.ObjectBindingPattern, context: Context): boolean {
  const moved = movedOf(pattern.elements, context) as tsTypes.BindingElement[];
  const reads = moved.map(element => readsOf(element, context));
  if (reads.some(read => read === undefined)) return false;
  const [first, ...others] = moved;
  return context.change(first!, draft => {
    const local = draft.freeName(first!, NEW, 'lastStep');
    draft.replace(first!, local === NEW ? NEW : `${NEW}: ${local}`);
    draft.removeElements(pattern.elements, others);
    for (const [i, element] of moved.entries()) {
      const name = staticName(element.propertyName ?? element.name)!;
      for (const node of reads[i]!) {
        const to = ts.isShorthandPropertyAssignment(node.parent) ? `${node.text}: ${local}` : local;
        write(draft, { node, name, to }, context);
      }
    }
  });
}

/** The places that read the variable; undefined where one of them cannot be changed. */
function readsOf(
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
