/** What the last part of a stream told of the last step: `part.response` → `(await result.finalStep).response`. */
import { accessName, inward, isNamed } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import { type Context, meansAny } from '../../../src/transform.js';

const MOVED = ['FinishPart.response', 'FinishPart.providerMetadata'];

/** Where the part comes from a loop over the stream of a result that can be named. */
export function changeFinish(use: ReadUse, context: Context): boolean {
  const { node, name } = use;
  if (!meansAny(use, MOVED) || use.owners.length !== 1) return false;
  const loop = ts.findAncestor(node, ts.isForOfStatement);
  const fn = ts.findAncestor(node, ts.isFunctionLike);
  if (!loop?.awaitModifier || (fn && ts.findAncestor(loop, ts.isFunctionLike) !== fn)) return false;
  const result = resultOf(loop);
  if (!result || !isVariableOf(loop, node.expression, context)) return false;
  return context.change(node, draft => draft.replace(node, `(await ${result.getText()}.finalStep).${name}`));
}

/** `result` in `for await (const part of result.fullStream)` */
function resultOf({ expression }: tsTypes.ForOfStatement): tsTypes.Expression | undefined {
  const stream = inward(expression);
  if (!ts.isPropertyAccessExpression(stream) || !/^(?:fullStream|stream)$/.test(accessName(stream)!)) return undefined;
  return isNamed(stream.expression) ? stream.expression : undefined;
}

function isVariableOf(loop: tsTypes.ForOfStatement, part: tsTypes.Expression, { uses }: Context): boolean {
  const { initializer } = loop;
  const declared = ts.isVariableDeclarationList(initializer) ? initializer.declarations[0] : undefined;
  return declared !== undefined && uses.references.symbolAt(inward(part))?.valueDeclaration === declared;
}
