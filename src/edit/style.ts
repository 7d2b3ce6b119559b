/** How the file spells what can be spelled in two ways, so that what is written looks like what stands there. */
import { walk } from '../sdk/syntax.js';
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

const commas = new WeakMap<tsTypes.SourceFile, boolean>();

/** Whether most lists of the file that end on a line of their own have a comma behind the last element. */
export function usesTrailingCommas(source: tsTypes.SourceFile): boolean {
  let answer = commas.get(source);
  if (answer === undefined) {
    let balance = 0;
    walk(source, node => {
      const list = listOf(node);
      const last = list?.at(-1);
      if (list && last && source.text.slice(last.end, node.end).includes('\n'))
        balance += list.hasTrailingComma ? 1 : -1;
    });
    answer = balance >= 0;
    commas.set(source, answer);
  }
  return answer;
}

const listOf = (node: tsTypes.Node): tsTypes.NodeArray<tsTypes.Node> | undefined =>
  ts.isObjectLiteralExpression(node)
    ? node.properties
    : ts.isArrayLiteralExpression(node) || ts.isNamedImports(node) || ts.isObjectBindingPattern(node)
      ? node.elements
      : undefined;

const semicolons = new WeakMap<tsTypes.SourceFile, boolean>();

/** Whether most statements of the file that can end in a semicolon do. */
export function usesSemicolons(source: tsTypes.SourceFile): boolean {
  let answer = semicolons.get(source);
  if (answer === undefined) {
    let balance = 0;
    walk(source, node => {
      if (canEndInSemicolon(node)) balance += source.text[node.end - 1] === ';' ? 1 : -1;
    });
    answer = balance >= 0;
    semicolons.set(source, answer);
  }
  return answer;
}

const canEndInSemicolon = (node: tsTypes.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isVariableStatement(node) ||
  ts.isExpressionStatement(node) ||
  ts.isReturnStatement(node) ||
  ts.isExportAssignment(node);
