/** The output of a tool, which 7 hands over in an object: `output => …` → `({ output }) => …`. */
import type { Draft } from '../../src/edit/draft.js';
import type { FunctionNode } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';

/** Whether a function can take its output so; one without a parameter does already. */
export const canTakeOutput = ({ parameters: [first, ...others] }: FunctionNode): boolean =>
  others.length === 0 && !(first && (first.dotDotDotToken || first.questionToken || (first.type && first.initializer)));

/** Keeps the name that the function has for it, and its type. */
export function takeOutput(fn: FunctionNode, draft: Draft): void {
  const [parameter] = fn.parameters;
  if (!parameter) return;
  const { name, type, initializer } = parameter;
  // `output => …`
  const isBare = ts.isArrowFunction(fn) && fn.parameters.end === fn.equalsGreaterThanToken.pos;
  const isShort = ts.isIdentifier(name) && name.text === 'output';
  draft.insertBefore(name, `${isBare ? '(' : ''}{ ${isShort ? '' : 'output: '}`);
  if (type) {
    draft.replaceRange(parameter, { start: name.end, end: type.getStart() }, ' }: { output: ');
    draft.insertAfter(type, ' }');
    return;
  }
  draft.insertAfter(initializer ?? name, ` }${isBare ? ')' : ''}`);
}
