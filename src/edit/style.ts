/** How the file spells what can be spelled in two ways, so that what is written looks like what stands there. */
import { walk } from '../sdk/syntax.js';
import { isTemplate } from '../sdk/templates.js';
import { ts, type tsTypes } from '../sdk/typescript.js';
import { indentAt, lineEnding } from './layout.js';

/** The quote that the file imports with. */
export const quoteOf = ({ text }: tsTypes.SourceFile): string => /\b(?:from|require\()\s*(['"])/.exec(text)?.[1] ?? "'";

/** For a statement that is written beside another: how it ends, and what parts the two. */
export function besideStatement(statement: tsTypes.Statement): { end: ';' | ''; line: string } {
  const { text } = statement.getSourceFile();
  const end = text[statement.end - 1] === ';' ? ';' : '';
  return { end, line: lineEnding(text) + indentAt(text, statement.getStart()) };
}

/** What most of a file's nodes vote for, counted once for each file; a tie is a yes. A node without a vote is left out. */
function majority(
  vote: (node: tsTypes.Node, text: string) => boolean | undefined,
): (source: tsTypes.SourceFile) => boolean {
  const answers = new WeakMap<tsTypes.SourceFile, boolean>();
  return source => {
    let answer = answers.get(source);
    if (answer === undefined) {
      let balance = 0;
      const count = (node: tsTypes.Node): void => {
        const found = vote(node, source.text);
        if (found !== undefined) balance += found ? 1 : -1;
      };
      for (const statement of source.statements) {
        if (isTemplate(statement)) continue;
        count(statement);
        walk(statement, count);
      }
      answer = balance >= 0;
      answers.set(source, answer);
    }
    return answer;
  };
}

/** Whether most lists of the file that end on a line of their own have a comma behind the last element. */
export const usesTrailingCommas = majority((node, text) => {
  const list = listOf(node);
  const last = list?.at(-1);
  return list && last && text.slice(last.end, node.end).includes('\n') ? list.hasTrailingComma === true : undefined;
});

/** Whether most statements of the file that can end in a semicolon do. */
export const usesSemicolons = majority((node, text) =>
  canEndInSemicolon(node) ? text[node.end - 1] === ';' : undefined,
);

const listOf = (node: tsTypes.Node): tsTypes.NodeArray<tsTypes.Node> | undefined =>
  ts.isObjectLiteralExpression(node)
    ? node.properties
    : ts.isArrayLiteralExpression(node) || ts.isNamedImports(node) || ts.isObjectBindingPattern(node)
      ? node.elements
      : undefined;

const canEndInSemicolon = (node: tsTypes.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isVariableStatement(node) ||
  ts.isExpressionStatement(node) ||
  ts.isReturnStatement(node) ||
  ts.isExportAssignment(node);

/** Whether most functions of one parameter without a type have it in parentheses. */
const usesArrowParentheses = majority((node, text) => {
  const [parameter, other] = ts.isArrowFunction(node) ? node.parameters : [];
  if (!parameter || other || parameter.type || !ts.isIdentifier(parameter.name)) return undefined;
  return text[parameter.end] === ')';
});

/** The only parameter of an arrow function, as the file writes it. */
export const arrowParameter = (source: tsTypes.SourceFile, name: string): string =>
  usesArrowParentheses(source) ? `(${name})` : name;
