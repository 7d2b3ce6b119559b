/** A `catch` of the author that throws on what it caught: the answer for the model is written there. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentAt, lineEnding, startsLine } from '../../../src/edit/layout.js';
import { directivesOf, inward, isMemberName, rethrowOf, someNode } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Execute } from '../execute/execute.js';
import { leaksBesideCatch, letsErrorsOutAt } from '../execute/failures.js';
import { LEVELS } from '../execute/logger.js';
import { passesOn } from '../execute/settled.js';
import type { Handler } from './handler.js';

export interface Rethrow {
  statement: tsTypes.ThrowStatement;
  /** The catch variable. */
  error: string;
  /** Whether the author logs the error before. */
  isLogged: boolean;
}

/** Where nothing but the last line of the handler lets an error out. */
export function rethrowIn(execute: Execute, checker: tsTypes.TypeChecker): Rethrow | undefined {
  const { body } = execute;
  const statements = ts.isBlock(body) ? body.statements : [];
  const last = statements.at(-1);
  const leading = statements.slice(directivesOf(statements).length, -1);
  if (!last || !ts.isTryStatement(last) || leading.some(one => letsErrorsOutAt(one, execute, checker)))
    return undefined;
  const { catchClause } = last;
  const statement = catchClause && rethrowOf(catchClause);
  if (!statement || passesOn(catchClause.block, checker, statement) || leaksBesideCatch(last, execute, checker))
    return undefined;
  const error = inward(statement.expression).getText();
  return { statement, error, isLogged: catchClause.block.statements.some(one => isLogOf(one, error)) };
}

/** `console.error('…', error)` */
const isLogOf = (statement: tsTypes.Statement, error: string): boolean =>
  ts.isExpressionStatement(statement) &&
  ts.isCallExpression(statement.expression) &&
  ts.isPropertyAccessExpression(statement.expression.expression) &&
  LEVELS.test(statement.expression.expression.name.text) &&
  statement.expression.arguments.some(argument => mentions(argument, error));

const mentions = (argument: tsTypes.Expression, error: string): boolean =>
  (ts.isIdentifier(argument) && argument.text === error) ||
  someNode(argument, node => ts.isIdentifier(node) && node.text === error && !isMemberName(node));

export function writeRethrow(draft: Draft, { statement }: Rethrow, { statements }: Handler): void {
  const { text } = statement.getSourceFile();
  const start = statement.getStart();
  const gap = startsLine(text, start) ? lineEnding(text) + indentAt(text, start) : ' ';
  draft.replace(statement, statements.join(gap));
}
