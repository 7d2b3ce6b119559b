/** Statements that are written into a body, laid out as those that stand there. */
import { directivesOf } from '../sdk/syntax.js';
import { ts, type tsTypes } from '../sdk/typescript.js';
import type { Draft } from './draft.js';
import { startsLine, trailing } from './layout.js';
import { besideStatement, usesSemicolons } from './style.js';

/** Behind the directives of a body that has statements, above the comments of the first. */
export function addFirst(body: tsTypes.Block, added: readonly string[], draft: Draft): void {
  const source = body.getSourceFile();
  const directives = directivesOf(body.statements);
  const first = body.statements[directives.length] ?? body.statements[0]!;
  const from = directives.at(-1)?.end ?? body.getStart(source) + 1;
  const start = from + trailing(source.text, from).comment.length;
  const line = lineBeside(first);
  const end = line === ' ' || usesSemicolons(source) ? ';' : '';
  draft.replaceRange(body, { start, end: start }, added.map(one => line + one + end).join(''));
}

/** Behind the last statement of a body. */
export function addLast(last: tsTypes.Statement, added: string, draft: Draft): void {
  const source = last.getSourceFile();
  const line = lineBeside(last);
  const isEnded = source.text[last.end - 1] === ';';
  const gap = line === ' ' && !isEnded && !endsInBlock(last) ? '; ' : line;
  draft.insertAfter(last, gap, added, isEnded || usesSemicolons(source) ? ';' : '');
}

/** What parts a statement from the one before it. */
function lineBeside(statement: tsTypes.Statement): string {
  const { text } = statement.getSourceFile();
  return startsLine(text, statement.getStart()) ? besideStatement(statement).line : ' ';
}

/** Whether a statement needs no semicolon before another on its line. */
function endsInBlock(statement: tsTypes.Statement): boolean {
  if (ts.isIfStatement(statement)) return endsInBlock(statement.elseStatement ?? statement.thenStatement);
  if (ts.isDoStatement(statement)) return false;
  if (ts.isIterationStatement(statement, false) || ts.isLabeledStatement(statement))
    return endsInBlock(statement.statement);
  return (
    ts.isBlock(statement) ||
    ts.isSwitchStatement(statement) ||
    ts.isTryStatement(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement)
  );
}
