/** Statements that are written into a body, laid out as those that stand there. */
import { directivesOf } from '../sdk/syntax.js';
import { ts, type tsTypes } from '../sdk/typescript.js';
import type { Draft } from './draft.js';
import { aboveComments, indentAt, indentUnit, lineEnding, startsLine, trailing } from './layout.js';
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

/** `=> value` → `=> { declaration; return value; }`; a value on lines of its own keeps its indentation. */
export function toBlock(body: tsTypes.Expression, declaration: string, draft: Draft): void {
  const source = body.getSourceFile();
  const { text } = source;
  const range = { start: body.getStart(), end: body.end };
  const own = lineEnding(text) + indentAt(text, range.start);
  const { equalsGreaterThanToken: arrow } = body.parent as tsTypes.ArrowFunction;
  const isBelow = startsLine(text, range.start) && text.slice(arrow.end, range.start).trim() === '';
  const line = isBelow ? lineEnding(text) + indentAt(text, arrow.end) : own;
  const inner = isBelow ? own : line + indentUnit(text);
  const end = usesSemicolons(source) ? ';' : '';
  const open = `{${inner}${declaration}${end}${inner}return `;
  draft.wrap(body, range, isBelow ? '' : open, `${end}${line}}`, isBelow ? 0 : 1);
  if (isBelow) draft.replaceRange(body, { start: arrow.end, end: range.start }, ` ${open}`);
  if (!ts.isParenthesizedExpression(body)) return;
  draft.replaceRange(body, { start: range.start, end: range.start + 1 });
  draft.replaceRange(body, { start: range.end - 1, end: range.end });
}

/** The place for a variable that is a new one each time that a node runs. */
export interface DeclarationPlace {
  at: tsTypes.Node;
  write(draft: Draft, declaration: string): void;
}

/** Above the statement of the node, or in a body that its arrow function is given. */
export function declarationPlace(node: tsTypes.Node): DeclarationPlace | undefined {
  for (let at = node; !ts.isClassLike(at) && !ts.isIterationStatement(at, false); at = at.parent) {
    if (ts.isStatement(at) && (ts.isBlock(at.parent) || ts.isSourceFile(at.parent))) return aboveStatement(at);
    const { parent } = at;
    if (ts.isArrowFunction(parent) && parent.body === at) return inBody(parent.body as tsTypes.Expression);
    if (ts.isFunctionLike(parent)) return undefined;
  }
  return undefined;
}

function aboveStatement(statement: tsTypes.Statement): DeclarationPlace {
  const source = statement.getSourceFile();
  const start = aboveComments(source.text, statement.getStart(source));
  const line = lineBeside(statement);
  const end = line === ' ' || usesSemicolons(source) ? ';' : '';
  return {
    at: statement,
    write: (draft, declaration) => draft.replaceRange(statement, { start, end: start }, declaration + end + line),
  };
}

/** Bodies that were turned into blocks. */
const turned = new WeakSet<tsTypes.Node>();

function inBody(body: tsTypes.Expression): DeclarationPlace | undefined {
  if (turned.has(body)) return undefined;
  return {
    at: body,
    write: (draft, declaration) => {
      turned.add(body);
      toBlock(body, declaration, draft);
    },
  };
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
