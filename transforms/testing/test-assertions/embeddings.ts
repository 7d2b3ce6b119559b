/** Mocks that answer with another number of embeddings than there are values. */
import { constValue, inward, isFunctionNode, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import type { Mismatch } from './assertion.js';

/** `embedMany({ model: mock, values: ['a', 'b'] })`, where the mock always answers with one embedding. */
export function countOfEmbeddings(node: tsTypes.Node, { uses }: Context): Mismatch | undefined {
  if (!ts.isCallExpression(node) || !/\bembedMany$/.test(node.expression.getText())) return undefined;
  if (uses.origins.producerAt(node)?.made !== '.embedMany') return undefined;
  const written = (value: tsTypes.Expression | undefined): tsTypes.Expression | undefined => {
    const inner = value && inward(value);
    const held =
      inner && ts.isIdentifier(inner) ? constValue(uses.references.symbolAt(inner)?.valueDeclaration) : inner;
    return held && inward(held);
  };
  const values = memberOf(written(node.arguments[0]), 'values', written);
  const mock = memberOf(written(node.arguments[0]), 'model', written);
  const isMock = mock && ts.isNewExpression(mock) && /\bMockEmbeddingModelV[23]$/.test(mock.expression.getText());
  if (!isMock) return undefined;
  const answer = memberOf(mock.arguments?.[0], 'doEmbed', written);
  const embeddings = memberOf(resultOf(answer), 'embeddings', written);
  const [asked, given] = [values, embeddings].map(countOf);
  if (asked === undefined || given === undefined || asked === given) return undefined;
  return {
    at: node.expression,
    message: `The model answers ${asked} values with ${given} embeddings, which 7 refuses.`,
    remedy: 'Let the mock give one embedding for each value.',
  };
}

type Written = (value: tsTypes.Expression | undefined) => tsTypes.Expression | undefined;

function memberOf(
  owner: tsTypes.Expression | undefined,
  name: string,
  written: Written,
): tsTypes.Expression | undefined {
  if (!owner || !ts.isObjectLiteralExpression(owner) || owner.properties.some(ts.isSpreadAssignment)) return undefined;
  return written(propertyValue(propertyNamed(owner, name)));
}

/** What a function without parameters gives, where that is all it does. */
function resultOf(value: tsTypes.Expression | undefined): tsTypes.Expression | undefined {
  if (!value || !isFunctionNode(value)) return value;
  const { body } = value;
  if (!body || value.parameters.length > 0) return undefined;
  if (!ts.isBlock(body)) return inward(body);
  const [only] = body.statements;
  return only && ts.isReturnStatement(only) && only.expression ? inward(only.expression) : undefined;
}

function countOf(list: tsTypes.Expression | undefined): number | undefined {
  if (!list || !ts.isArrayLiteralExpression(list) || list.elements.some(ts.isSpreadElement)) return undefined;
  return list.elements.length;
}
