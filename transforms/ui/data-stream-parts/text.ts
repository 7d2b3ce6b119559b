/** Text and reasoning begin and end with chunks of their own. */
import { besideStatement, quoteOf } from '../../../src/edit/style.js';
import { walkOwn } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export const TEXTS = ['text', 'reasoning'];

/** Writes three chunks for one line, where that is the only text that its function writes; answers whether it did. */
export function writeText(
  call: tsTypes.CallExpression,
  kind: string,
  write: tsTypes.CallExpression,
  context: Context,
): boolean {
  const statement = write.parent;
  const [, value] = call.arguments;
  if (!value || !ts.isExpressionStatement(statement) || !ts.isBlock(statement.parent)) return false;
  const owner = ts.findAncestor(statement, node => ts.isFunctionLike(node));
  const isRepeated = ts.findAncestor(statement, node =>
    node === owner ? 'quit' : ts.isIterationStatement(node, false),
  );
  if (!owner || isRepeated || textsIn(owner, call) > 1) return false;
  return context.change(call, draft => {
    const { end, line } = besideStatement(statement);
    const quote = quoteOf(call.getSourceFile());
    const id = draft.freeName(call, `${kind}Id`, `${kind}PartId`);
    const make = draft.import(call, 'ai', 'generateId');
    const lead = write.expression.getText();
    const chunk = (step: string): string => `type: ${quote}${kind}-${step}${quote}, id: ${id}`;
    draft.insertBefore(statement, `const ${id} = ${make}()${end}${line}${lead}({ ${chunk('start')} })${end}${line}`);
    draft.replaceRange(call, { start: call.getStart(), end: value.getStart() }, `{ ${chunk('delta')}, delta: `);
    draft.replaceRange(call, { start: value.end, end: call.end }, ' }');
    draft.insertAfter(statement, `${line}${lead}({ ${chunk('end')} })${end}`);
  });
}

/** How often a function makes a part as `call` does, which the client of 4 put into one. */
function textsIn(owner: tsTypes.Node, call: tsTypes.CallExpression): number {
  const lead = `${call.expression.getText()}(${call.arguments[0]!.getText()}`;
  let count = 0;
  walkOwn(owner, node => {
    if (ts.isCallExpression(node) && node.getText().startsWith(lead)) count++;
  });
  return count;
}
