/** Code that handles 4 and later generations alike already has the new name beside the old one. */
import { accessName, outward, propertyNamed, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Token } from './kinds.js';

/** Whether the new name of a kind is asked for beside the old one. */
export function isKindBeside(token: Token, to: string): boolean {
  const place = outward(token);
  const { parent } = place;
  if (ts.isCaseClause(parent))
    return parent.parent.clauses.some(clause => ts.isCaseClause(clause) && spells(clause.expression, to));
  if (ts.isObjectLiteralElementLike(parent) && parent.name === token)
    return ts.isObjectLiteralExpression(parent.parent) && propertyNamed(parent.parent, to) !== undefined;
  if (ts.isArrayLiteralExpression(parent)) return spells(parent, to);
  if (ts.isLiteralTypeNode(parent)) return ts.isUnionTypeNode(parent.parent) && spells(parent.parent, to);
  return conditionsWith(place).some(condition => spells(condition, to));
}

/** The whole condition that an expression is part of, and those of the other branches. */
function conditionsWith(expression: tsTypes.Node): tsTypes.Node[] {
  let top = expression;
  while (ts.isBinaryExpression(top.parent) || ts.isParenthesizedExpression(top.parent)) top = top.parent;
  let statement = top.parent;
  if (!ts.isIfStatement(statement)) return [top];
  while (ts.isIfStatement(statement.parent) && statement.parent.elseStatement === statement)
    statement = statement.parent;
  const found: tsTypes.Node[] = [];
  for (let next: tsTypes.Node | undefined = statement; next && ts.isIfStatement(next); next = next.elseStatement)
    found.push(next.expression);
  return found;
}

function spells(node: tsTypes.Node, text: string): boolean {
  let found = ts.isStringLiteralLike(node) && node.text === text;
  walk(node, child => {
    found ||= ts.isStringLiteralLike(child) && child.text === text;
  });
  return found;
}

/** `part.textDelta ?? part.text` */
export function isMemberBeside(access: tsTypes.Node, to: string): boolean {
  const { parent } = outward(access);
  if (!ts.isBinaryExpression(parent) || !/^(?:\?\?|\|\|)$/.test(parent.operatorToken.getText())) return false;
  return [parent.left, parent.right].some(side => accessName(side) === to && holderOf(side) === holderOf(access));
}

/** The text of what a member is read off. */
const holderOf = (access: tsTypes.Node): string | undefined =>
  ts.isPropertyAccessExpression(access) || ts.isElementAccessExpression(access)
    ? access.expression.getText()
    : undefined;
