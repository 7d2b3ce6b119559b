/** A part that held a source is the source: `part.source.url` → `part.url`. */
import { indentAt, lineEnding } from '../../../src/edit/layout.js';
import { quoteOf, usesSemicolons } from '../../../src/edit/style.js';
import { accessName, isAssignee, isRest, outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { type Test, testBefore } from './tests.js';

export function changeSource(use: ReadUse | PatternUse, context: Context): void {
  if (use.form === 'pattern') return changePattern(use, context);
  const { node } = use;
  const value = outward(node);
  if (isAssignee(value)) return reportSource(use.key, context);
  const { parent } = value;
  const isRead =
    (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) && parent.expression === value;
  const isDone = context.change(node, draft => {
    // `part?.source.url` keeps its `?.`, `part.source?.url` does not need one.
    if (isRead && value === node && ts.isPropertyAccessExpression(node) && ts.isPropertyAccessExpression(parent))
      draft.replaceRange(node, { start: node.name.getStart(), end: parent.name.getStart() });
    else draft.replaceRange(node, { start: node.expression.end, end: node.end });
  });
  if (isDone && isRead && accessName(parent) === 'url') guardUrl(parent, context);
}

/** `const { source } = part` → `const source = part` */
function changePattern({ node, key }: PatternUse, context: Context): void {
  const { parent: pattern } = node;
  const isWhole =
    ts.isObjectBindingPattern(pattern) &&
    ts.isBindingElement(node) &&
    pattern.elements.length === 1 &&
    !isRest(node) &&
    !node.initializer &&
    ts.isVariableDeclaration(pattern.parent);
  if (isWhole) context.change(key, draft => draft.replace(pattern, node.name));
  else reportSource(key, context);
}

export function reportSource(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'A `source` part of 7 is the source itself: it has no `source`, and this place could not be changed.',
    remedy: 'Read `url`, `title`, `id` and `sourceType` off the part.',
    severity: 'error',
  });
}

const guarded = new WeakSet<tsTypes.Node>();

/** Sources of 7 may be documents, which have no `url`. */
function guardUrl(read: tsTypes.Node, context: Context): void {
  if (isGuarded(read)) return;
  const test = testBefore(read, 'source', context);
  if (test && guarded.has(test.node)) return;
  if (test && addGuard(test, context)) {
    guarded.add(test.node);
    return;
  }
  context.report(read, {
    message: 'Under 7 a source may be a document, which has no `url`; whether this one may be could not be seen.',
    remedy: "Read `url` only where `sourceType === 'url'`.",
  });
}

/** Whether a test of `sourceType` stands around it. */
function isGuarded(read: tsTypes.Node): boolean {
  for (let node = read; node.parent && !ts.isFunctionLike(node); node = node.parent) {
    const { parent } = node;
    const test = ts.isIfStatement(parent)
      ? parent.expression
      : ts.isConditionalExpression(parent)
        ? parent.condition
        : ts.isBinaryExpression(parent)
          ? parent.left
          : undefined;
    if (test && test !== node && /\bsourceType\b/.test(test.getText())) return true;
  }
  return false;
}

function addGuard({ node, part, exit }: Test, context: Context): boolean {
  const quote = quoteOf(node.getSourceFile());
  const asked = (operator: string): string => `${part.getText()}.sourceType ${operator} ${quote}url${quote}`;
  if (ts.isCaseClause(node)) return addToCase(node, asked('!=='), context);
  if (exit) return context.change(node, draft => draft.insertAfter(node, ` || ${asked('!==')}`));
  if (hasElse(node)) return false;
  return context.change(node, draft => draft.insertAfter(node, ` && ${asked('===')}`));
}

/** Whether a document would come to an `else` without a test of its own. */
function hasElse(test: tsTypes.Node): boolean {
  let statement: tsTypes.Statement | undefined = ts.findAncestor(test, ts.isStatement);
  while (statement && ts.isIfStatement(statement)) statement = statement.elseStatement;
  return statement !== undefined && ts.findAncestor(test, ts.isStatement) !== statement;
}

/** A line at the start of a `case` that leaves as its last statement does. */
function addToCase(clause: tsTypes.CaseClause, condition: string, context: Context): boolean {
  const [only] = clause.statements;
  const { statements } = clause.statements.length === 1 && only && ts.isBlock(only) ? only : clause;
  const { clauses } = clause.parent;
  const [first] = statements;
  const last = statements.at(-1);
  const leaving = last ? leavingAt(last, clause === clauses.at(-1)) : undefined;
  const isShared = clauses[clauses.indexOf(clause) - 1]?.statements.length === 0;
  if (!first || !leaving || isShared) return false;
  const source = clause.getSourceFile();
  const { text } = source;
  const end = usesSemicolons(source) ? ';' : '';
  return context.change(clause, draft =>
    draft.insertBefore(
      first,
      `if (${condition}) ${leaving}${end}${lineEnding(text)}${indentAt(text, first.getStart())}`,
    ),
  );
}

function leavingAt(last: tsTypes.Statement, isLastCase: boolean): string | undefined {
  if (ts.isBreakStatement(last) && !last.label) return 'break';
  if (ts.isContinueStatement(last) && !last.label) return 'continue';
  if (ts.isReturnStatement(last)) return last.expression ? undefined : 'return';
  return isLastCase ? 'break' : undefined;
}
