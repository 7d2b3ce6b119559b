/** The functions of middleware that are called around a model. */
import { accessName, inward, outward, propertyNamed } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';

export const HOOKS = ['transformParams', 'wrapGenerate', 'wrapStream', 'wrapEmbed'];

/** Whether a literal is what a hook is called with, as `middleware.wrapGenerate({ doGenerate, params })`: no model. */
export function isForHook(literal: tsTypes.ObjectLiteralExpression): boolean {
  if (propertyNamed(literal, 'specificationVersion')) return false;
  const { parent } = outward(literal);
  const callee = ts.isCallExpression(parent) ? inward(parent.expression) : undefined;
  const name = callee && (accessName(callee) ?? callee.getText());
  return (!!name && HOOKS.includes(name)) || propertyNamed(literal, 'params') !== undefined;
}
