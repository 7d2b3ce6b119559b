/** Whether the project asks parts of a message if they are images. What was made a file would be passed over there. */
import { ownersOfSymbol } from '../../../src/sdk/symbols.js';
import { inward, outward, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Uses } from '../../../src/sdk/uses.js';
import { type Context, ownerName } from '../../../src/transform.js';

const answers = new WeakMap<Uses, boolean>();

export function asksForImages({ uses, checker }: Context): boolean {
  const known = answers.get(uses);
  if (known !== undefined) return known;
  const answer = uses.program.sources.some(source => /['"]image['"]/.test(source.text) && asks(source, checker));
  answers.set(uses, answer);
  return answer;
}

function asks(source: tsTypes.SourceFile, checker: tsTypes.TypeChecker): boolean {
  let found = false;
  walk(source, node => {
    if (!ts.isStringLiteralLike(node) || node.text !== 'image') return;
    const asked = comparedWith(node);
    const type = asked && inward(asked);
    if (!type || !ts.isPropertyAccessExpression(type)) return;
    found ||= ownersOfSymbol(checker.getSymbolAtLocation(type.name)).some(
      owner => ownerName(owner) === 'ImagePart.type',
    );
  });
  return found;
}

/** `value` in `value === 'image'`, `switch (value) { case 'image': … }` */
function comparedWith(literal: tsTypes.Expression): tsTypes.Expression | undefined {
  const node = outward(literal);
  const { parent } = node;
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression;
  if (!ts.isBinaryExpression(parent) || !/^[!=]==?$/.test(parent.operatorToken.getText())) return undefined;
  return parent.left === node ? parent.right : parent.left;
}
