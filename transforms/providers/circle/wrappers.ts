/** Models that hand their calls on to other models: of which specification they are, these decide. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { someNode, staticName, walk } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { CALLS } from '../specification.js';

export type Made = tsTypes.ObjectLiteralExpression | tsTypes.ClassLikeDeclaration;

/** The literal or the class that is a model by what a node says. */
export const madeBy = (node: tsTypes.Node): tsTypes.Node =>
  ts.isHeritageClause(node) || ts.isPropertyDeclaration(node) ? node.parent : node;

/** A model around other ones, or a provider of such, in the form in which V4 has it too. */
export const isWrapper = (node: tsTypes.Node, context: Context): node is Made =>
  (ts.isObjectLiteralExpression(node) || ts.isClassLike(node)) &&
  (handsOn(node, context) || isProvider(node, context)) &&
  versionsOf(node).every(({ text }) => text === `v${(context.generation ?? 6) - 3}`);

/** `inner.doGenerate(options)`, `...inner` */
export const handsOn = (made: Made, context: Context): boolean =>
  someNode(made, node =>
    ts.isSpreadAssignment(node)
      ? node.parent === made && isModel(node.expression, context, false)
      : ts.isPropertyAccessExpression(node) &&
        CALLS.includes(node.name.text) &&
        isModel(node.expression, context, true),
  );

/** @param isCalled whether a name of a model's is read, which is enough where nothing is known of the value */
function isModel(value: tsTypes.Expression, { checker }: Context, isCalled: boolean): boolean {
  if (value.kind === ts.SyntaxKind.ThisKeyword || value.kind === ts.SyntaxKind.SuperKeyword) return false;
  const type = checker.getTypeAtLocation(value);
  if (isOpaque(type)) return isCalled;
  return CALLS.some(name => propertyOf(checker, type, name).owners.length > 0);
}

const MODELS = /^(?:language|embedding|image)Model$/;

/** In V2 the members of a provider had other names. */
function isProvider(made: Made, { generation }: Context): boolean {
  const members: readonly tsTypes.NamedDeclaration[] = ts.isClassLike(made) ? made.members : made.properties;
  const names = members.map(({ name }) => staticName(name) ?? '');
  return generation === 6 && names.some(name => MODELS.test(name)) && !names.includes('textEmbeddingModel');
}

/** The versions that a wrapper says it is of. */
export function versionsOf(made: Made): tsTypes.StringLiteralLike[] {
  const found: tsTypes.StringLiteralLike[] = [];
  const members: readonly tsTypes.NamedDeclaration[] = ts.isClassLike(made) ? made.members : made.properties;
  for (const member of members) {
    if (staticName(member.name) !== 'specificationVersion') continue;
    walk(member, node => {
      if (ts.isStringLiteralLike(node) && /^v[23]$/.test(node.text)) found.push(node);
    });
  }
  return found;
}
