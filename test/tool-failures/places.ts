/** Which tool of a program a line belongs to. */
import ts from 'typescript';

/** @returns the name of the tool on a line; undefined where there is none */
export function toolAt(text: string, tools: readonly string[]): (line: number) => string | undefined {
  const source = ts.createSourceFile('case.ts', text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const places: { tool: string; first: number; last: number }[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && tools.includes(node.name.getText()))
      places.push({ tool: node.name.getText(), first: lineOf(node.getStart()), last: lineOf(node.end) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return line => places.find(({ first, last }) => first <= line && line <= last)?.tool;
}
