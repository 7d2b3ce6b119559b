/** Whether the project asks parts of a message if they are images. What was made a file would be passed over there. */
import { ownersOfSymbol } from '../../../src/sdk/symbols.js';
import { comparedWith, inward, outward, someNode } from '../../../src/sdk/syntax.js';
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

const asks = (source: tsTypes.SourceFile, checker: tsTypes.TypeChecker): boolean =>
  someNode(source, node => {
    if (!ts.isStringLiteralLike(node) || node.text !== 'image') return false;
    const asked = comparedWith(outward(node));
    const type = asked && inward(asked);
    return (
      !!type &&
      ts.isPropertyAccessExpression(type) &&
      ownersOfSymbol(checker.getSymbolAtLocation(type.name)).some(owner => ownerName(owner) === 'ImagePart.type')
    );
  });
