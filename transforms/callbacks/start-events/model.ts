/** What is read of a model: its provider and its id, which the events have themselves under 7. */
import { accessName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

export const PARTS = ['provider', 'modelId'] as const;
export type Part = (typeof PARTS)[number];

export const isPart = (name: string | undefined): name is Part =>
  (PARTS as readonly (string | undefined)[]).includes(name);

/** `model.modelId`, `model?.['provider']`, `model!.provider`: the access around a model, and the part that it reads. */
export function partAccess(
  model: tsTypes.Node,
): { access: tsTypes.PropertyAccessExpression | tsTypes.ElementAccessExpression; part: Part } | undefined {
  const value = ts.isNonNullExpression(model.parent) ? model.parent : model;
  const { parent: access } = value;
  if (!ts.isPropertyAccessExpression(access) && !ts.isElementAccessExpression(access)) return undefined;
  if (access.expression !== value) return undefined;
  const part = accessName(access);
  return isPart(part) ? { access, part } : undefined;
}

/** Whether an object literal can stand in the place of a model, which is a value that goes on from there. */
export function takesLiteral(model: tsTypes.Node): boolean {
  const { parent } = model;
  return (
    (ts.isCallExpression(parent) && parent.expression !== model) ||
    (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) ||
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isSpreadAssignment(parent)
  );
}
