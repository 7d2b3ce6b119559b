/** Types that are written for what 7 makes of specification V4. */
import { isFunctionNode, walkOwn } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Context } from '../../src/transform.js';

const MAKERS = /^(?:\.(?:wrap\w+|customProvider|experimental_customProvider)|ModelProvider\.\w+Model)$/;

/** Whether a type is written for a value that one of the makers gives. */
export function isMade(holder: tsTypes.Node, context: Context): boolean {
  let type = holder;
  // `Promise<LanguageModelV3>`, `LanguageModelV3 | undefined`
  while (
    ts.isUnionTypeNode(type.parent) ||
    ts.isParenthesizedTypeNode(type.parent) ||
    ts.isTypeReferenceNode(type.parent)
  )
    type = type.parent;
  const values = valuesOf(type);
  return values.length > 0 && values.every(value => isFromMaker(value, context));
}

function valuesOf(type: tsTypes.Node): readonly tsTypes.Expression[] {
  const { parent } = type;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent))
    return parent.initializer ? [parent.initializer] : [];
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) return [parent.expression];
  if (!isFunctionNode(parent) || parent.type !== type || !parent.body) return [];
  if (!ts.isBlock(parent.body)) return [parent.body];
  const returned: tsTypes.Expression[] = [];
  walkOwn(parent.body, node => {
    if (ts.isReturnStatement(node) && node.expression) returned.push(node.expression);
  });
  return returned;
}

const isFromMaker = (value: tsTypes.Expression, { uses }: Context): boolean =>
  uses.origins.of(value)?.every(({ made }) => MAKERS.test(made)) ?? false;
