/** Code that asks a model for its specification. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { inward, isEquality } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** `model.specificationVersion === 'v3'`, in a condition that does not ask for V4 too. */
export function comparesVersion(node: tsTypes.Node, { checker }: Context): boolean {
  if (!ts.isStringLiteralLike(node) || !/^v[23]$/.test(node.text)) return false;
  const { parent } = node;
  const compared =
    ts.isBinaryExpression(parent) && isEquality(parent.operatorToken)
      ? [parent.left, parent.right]
      : ts.isCaseClause(parent)
        ? [parent.parent.parent.expression]
        : [];
  return compared
    .map(inward)
    .some(
      value =>
        ts.isPropertyAccessExpression(value) &&
        value.name.text === 'specificationVersion' &&
        propertyOf(checker, checker.getTypeAtLocation(value.expression), 'specificationVersion').foreign.length === 0,
    );
}

export function reportVersion(at: tsTypes.Node, context: Context): void {
  const statement = ts.findAncestor(at, ts.isStatement) ?? at;
  if (/['"]v4['"]/.test(statement.getText())) return;
  context.report(at, {
    message: 'Models that the packages of 7 give are of specification `v4`, which this does not take for one.',
    remedy: 'Ask for `v4` too, or for `v4` alone where only models of the SDK come.',
    kind: 'silent',
  });
}
