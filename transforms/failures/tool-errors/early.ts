/** A `try` of the author that would handle what stands before it too. */
import { directivesOf, isMemberName, someNode, walkOwn } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Execute } from '../execute/execute.js';
import { letsErrorsOutAt } from '../execute/failures.js';

export interface EarlyTry {
  /** What stands before it. */
  leading: readonly tsTypes.Statement[];
  statement: tsTypes.TryStatement & { catchClause: tsTypes.CatchClause };
}

/** The last statement of the body, where its `catch` handles everything and says nothing of the error. */
export function earlyTry(execute: Execute, checker: tsTypes.TypeChecker): EarlyTry | undefined {
  const { body } = execute;
  const statements = ts.isBlock(body) ? body.statements : [];
  const leading = statements.slice(directivesOf(statements).length, -1);
  const statement = statements.at(-1);
  if (!statement || !ts.isTryStatement(statement) || leading.length === 0) return undefined;
  const { catchClause, finallyBlock } = statement;
  if (!catchClause || finallyBlock || letsErrorsOutAt(statement, execute, checker)) return undefined;
  const isFree = !namesOf(leading).some(name => mentions(catchClause.block, name));
  return isFree && isSilent(catchClause) ? { leading, statement: statement as EarlyTry['statement'] } : undefined;
}

/** What the `catch` could not see any more. */
function namesOf(statements: readonly tsTypes.Statement[]): string[] {
  const names: string[] = [];
  for (const statement of statements) {
    walkOwn(statement, node => {
      if (ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isFunctionDeclaration(node))
        if (node.name && ts.isIdentifier(node.name)) names.push(node.name.text);
    });
    if (ts.isFunctionDeclaration(statement) && statement.name) names.push(statement.name.text);
  }
  return names;
}

const mentions = (block: tsTypes.Node, name: string): boolean =>
  someNode(block, node => ts.isIdentifier(node) && node.text === name && !isMemberName(node) && !isKey(node));

const isKey = (node: tsTypes.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** Whether the error goes into calls that stand by themselves, such as a log, and nowhere else. */
function isSilent({ variableDeclaration, block }: tsTypes.CatchClause): boolean {
  const name = variableDeclaration?.name;
  if (!name) return true;
  return block.statements.every(
    statement =>
      (ts.isExpressionStatement(statement) && ts.isCallExpression(statement.expression)) ||
      !mentions(statement, name.getText()),
  );
}
