/** `case 'tool-invocation':` — the types of tool parts are as many as the tools, so it becomes the default. */
import { indentAt, indentUnit, lineEnding, startsLine } from '../../../src/edit/layout.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export function changeCase(clause: tsTypes.CaseClause, part: tsTypes.Expression, context: Context): void {
  const { clauses } = clause.parent;
  const i = clauses.indexOf(clause);
  const before = clauses[i - 1];
  const other = clauses.find(ts.isDefaultClause);
  const isOwn = (!before || leaves(before.statements)) && clause.statements.length > 0;
  if (!isOwn || (other && (clauses[i + 1] !== other || !leaves(clause.statements)))) return reportCase(clause, context);
  context.change(clause, draft => {
    const test = `${draft.import(clause, 'ai', 'isToolUIPart')}(${part.getText()})`;
    const head = { start: clause.getStart(), end: clause.expression.end };
    const first = clause.statements[0]!;
    const last = clause.statements.at(-1)!;
    const isBlock = clause.statements.length === 1 && ts.isBlock(first);
    if (other) {
      // Both share the clause now: what no tool is goes on behind the block.
      const line = gap(other.statements[0] ?? first);
      const body = { start: first.getStart(), end: last.end };
      const label = { start: clause.end, end: other.getStart() + other.getText().indexOf(':') + 1 };
      draft.replaceRange(clause, { start: head.start, end: body.start }, 'default:');
      draft.wrap(
        first,
        body,
        `${line}if (${test}) ${isBlock ? '' : `{${line}${indentUnit(clause.getSourceFile().text)}`}`,
        isBlock ? '' : `${line}}`,
      );
      draft.replaceRange(clause, label);
      return;
    }
    draft.replaceRange(clause, head, 'default');
    const inner = isBlock ? first.statements[0] : first;
    if (inner) draft.insertBefore(inner, `if (!${test}) break;`, gap(inner));
  });
}

/** What stands before a statement: a line of its own, or a space. */
function gap(statement: tsTypes.Node): string {
  const { text } = statement.getSourceFile();
  const start = statement.getStart();
  return startsLine(text, start) ? lineEnding(text) + indentAt(text, start) : ' ';
}

/** Whether nothing falls out of the statements into the next clause. */
function leaves(statements: readonly tsTypes.Statement[]): boolean {
  const last = statements.at(-1);
  if (!last) return false;
  if (ts.isBlock(last)) return leaves(last.statements);
  if (ts.isIfStatement(last))
    return !!last.elseStatement && leaves([last.thenStatement]) && leaves([last.elseStatement]);
  return (
    ts.isReturnStatement(last) || ts.isBreakStatement(last) || ts.isContinueStatement(last) || ts.isThrowStatement(last)
  );
}

function reportCase(clause: tsTypes.CaseClause, context: Context): void {
  context.report(clause.expression, {
    message: 'No part of a UI message has the type `tool-invocation` in 7, so this is never reached.',
    remedy:
      'Ask `if (isToolUIPart(part))` before the `switch`, with `isToolUIPart` of `ai`, and do there what stands here.',
    severity: 'error',
  });
}
