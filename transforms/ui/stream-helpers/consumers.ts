/** Who reads a stream. The method gives one that can be iterated everywhere, the function a plain one. */
import { outward } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** Whether the stream is iterated, or may be where it goes. */
export function mayBeIterated(stream: tsTypes.Expression, context: Context): boolean {
  const node = outward(stream) as tsTypes.Expression;
  const { parent } = node;
  if (ts.isForOfStatement(parent) || ts.isYieldExpression(parent)) return true;
  if (ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node)) {
    const { type } = ts.findAncestor(parent, ts.isFunctionLike) ?? {};
    return !type || saysIterable(type.getText());
  }
  if (ts.isVariableDeclaration(parent)) {
    if (parent.type) return saysIterable(parent.type.getText());
    return context.uses.references.of(parent.name).some(use => mayBeIterated(use, context));
  }
  const expected = context.checker.getContextualType(node);
  if (expected && saysIterable(context.checker.typeToString(expected))) return true;
  // A function of which nothing is known may ask for more than a plain stream.
  return ts.isCallExpression(parent) && parent.expression !== node && (!expected || isOpaque(expected));
}

const saysIterable = (type: string): boolean => /\bAsync(?:Iter|Gener)/.test(type);
