/** Small questions about nodes that more than one part asks. */
import { ts, type tsTypes } from './typescript.js';

/** Climbs over everything that hands on a value unchanged: parentheses, casts, `!`, `satisfies`. */
export function outward(node: tsTypes.Node): tsTypes.Node {
  let at = node;
  while (
    at.parent &&
    (ts.isParenthesizedExpression(at.parent) ||
      ts.isAsExpression(at.parent) ||
      ts.isSatisfiesExpression(at.parent) ||
      ts.isNonNullExpression(at.parent) ||
      ts.isTypeAssertionExpression(at.parent))
  ) {
    at = at.parent;
  }
  return at;
}

/** The expression inside parentheses, casts, `!`, `satisfies`. */
export function inward(node: tsTypes.Expression): tsTypes.Expression {
  let at = node;
  while (
    ts.isParenthesizedExpression(at) ||
    ts.isAsExpression(at) ||
    ts.isSatisfiesExpression(at) ||
    ts.isNonNullExpression(at) ||
    ts.isTypeAssertionExpression(at)
  ) {
    at = at.expression;
  }
  return at;
}

/** Text of a property name that is known without running the program. */
export function staticName(name: tsTypes.Node | undefined): string | undefined {
  if (!name) return undefined;
  if (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isPrivateIdentifier(name)) return name.text;
  if (ts.isComputedPropertyName(name)) return literalKey(name.expression);
  return undefined;
}

/** The key of an element access, where it is written there. */
export const literalKey = (key: tsTypes.Expression): string | undefined =>
  ts.isStringLiteralLike(key) || ts.isNumericLiteral(key) ? key.text : undefined;

/** Methods that change a list in its place. */
export const CHANGES_LIST = /^(?:push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;

/** The name that a member is read by, `a.name` or `a['name']`, where it is written there. */
export function accessName(node: tsTypes.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isElementAccessExpression(node) ? literalKey(node.argumentExpression) : undefined;
}

/** `tools.weather`, where the name is that of a member. */
export const accessOf = (use: tsTypes.Identifier): tsTypes.Expression =>
  ts.isPropertyAccessExpression(use.parent) && use.parent.name === use ? use.parent : use;

/** The property of that name written in the literal. */
export function propertyNamed(
  literal: tsTypes.ObjectLiteralExpression,
  name: string,
): tsTypes.ObjectLiteralElementLike | undefined {
  return literal.properties.find(property => property.name && staticName(property.name) === name);
}

/** The literal that another is spread into, also on a condition: `{ …, ...(condition && { … }) }` */
export function spreadInto(literal: tsTypes.Node): tsTypes.ObjectLiteralExpression | undefined {
  const { parent } = literal;
  if (ts.isSpreadAssignment(parent)) return parent.parent;
  const isHandedOn =
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== literal) ||
    (ts.isBinaryExpression(parent) && isLogical(parent.operatorToken));
  return isHandedOn ? spreadInto(parent) : undefined;
}

/** The value that a property is given, where it is an expression. */
export function propertyValue(property: tsTypes.ObjectLiteralElementLike | undefined): tsTypes.Expression | undefined {
  if (!property) return undefined;
  if (ts.isPropertyAssignment(property)) return property.initializer;
  if (ts.isShorthandPropertyAssignment(property)) return property.name;
  return undefined;
}

/** `||`, `??` */
export const isOr = ({ kind }: tsTypes.Node): boolean =>
  kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken;

/** `&&`, `||`, `??` */
export const isLogical = (operator: tsTypes.Node): boolean =>
  operator.kind === ts.SyntaxKind.AmpersandAmpersandToken || isOr(operator);

/** Whether a name is read off something: `ai.name`, `ai['name']`. */
export const isMemberName = (name: tsTypes.Node): boolean => {
  const { parent } = name;
  return (
    (ts.isQualifiedName(parent) && parent.right === name) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === name) ||
    (ts.isElementAccessExpression(parent) && parent.argumentExpression === name)
  );
};

/** What a `const` of a single name is declared with. */
export function constValue(declaration: tsTypes.Node | undefined): tsTypes.Expression | undefined {
  if (!declaration || !ts.isVariableDeclaration(declaration) || !ts.isIdentifier(declaration.name)) return undefined;
  return ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const ? declaration.initializer : undefined;
}

/** `undefined`, written as such. */
export function isUndefined(expression: tsTypes.Expression): boolean {
  const value = inward(expression);
  return ts.isIdentifier(value) && value.text === 'undefined';
}

/** The strings that a value is compared with: `x === 'a'`, `switch (x) { case 'a': … }`, `['a'].includes(x)`. */
export function comparedStrings(value: tsTypes.Node): tsTypes.StringLiteralLike[] {
  const node = outward(value);
  const { parent } = node;
  let compared: readonly tsTypes.Expression[] = [];
  if (ts.isBinaryExpression(parent) && isEquality(parent.operatorToken))
    compared = [parent.left === node ? parent.right : parent.left];
  else if (ts.isSwitchStatement(parent) && parent.expression === node)
    compared = parent.caseBlock.clauses.filter(ts.isCaseClause).map(({ expression }) => expression);
  else if (ts.isCallExpression(parent) && parent.expression !== node && accessName(parent.expression) === 'includes') {
    const list = inward((parent.expression as tsTypes.PropertyAccessExpression).expression);
    if (ts.isArrayLiteralExpression(list)) compared = list.elements;
  }
  return compared.map(inward).filter(ts.isStringLiteralLike);
}

/** What stands against a value: the other side of `===`, or for the value of a `case` that of its `switch`. */
export function comparedWith(value: tsTypes.Node): tsTypes.Expression | undefined {
  const { parent } = value;
  if (ts.isCaseClause(parent)) return parent.expression === value ? parent.parent.parent.expression : undefined;
  if (!ts.isBinaryExpression(parent) || !isEquality(parent.operatorToken)) return undefined;
  return parent.left === value ? parent.right : parent.left;
}

/** `==`, `===`, `!=`, `!==` */
export const isEquality = ({ kind }: tsTypes.Node): boolean =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ||
  kind === ts.SyntaxKind.EqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsToken;

/** `=`, `+=`, `??=`, … */
export const isAssignmentOperator = ({ kind }: tsTypes.Node): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** Whether the node stands on the left of `=`, `+=`, … */
export const isAssignee = (node: tsTypes.Node): boolean =>
  ts.isBinaryExpression(node.parent) && node.parent.left === node && isAssignmentOperator(node.parent.operatorToken);

/** `'use strict'`, `'use step'`, … at the start of a file or a body. */
export function directivesOf(statements: readonly tsTypes.Statement[]): readonly tsTypes.Statement[] {
  const end = statements.findIndex(
    statement => !ts.isExpressionStatement(statement) || !ts.isStringLiteral(statement.expression),
  );
  return end === -1 ? statements : statements.slice(0, end);
}

/** Whether a name is exported where it is declared. */
export const isExported = (declaration: tsTypes.Declaration): boolean =>
  (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0;

/** Whether it stands in JavaScript, where types cannot be written. */
export const isScript = ({ flags }: tsTypes.Node): boolean => (flags & ts.NodeFlags.JavaScriptFile) !== 0;

export type FunctionNode =
  | tsTypes.ArrowFunction
  | tsTypes.FunctionExpression
  | tsTypes.MethodDeclaration
  | tsTypes.FunctionDeclaration;

export const isFunctionNode = (node: tsTypes.Node): node is FunctionNode =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isFunctionDeclaration(node);

/** The function that a property holds, where it is written there. */
export function functionHere(property: tsTypes.ObjectLiteralElementLike): FunctionNode | undefined {
  if (ts.isMethodDeclaration(property)) return property;
  const value = propertyValue(property);
  return value && isFunctionNode(value) ? value : undefined;
}

/** Whether an object or array literal stands where a pattern is assigned: `({ a: x } = r)`. */
export function isAssignmentTarget(literal: tsTypes.Node): boolean {
  let node = literal;
  for (;;) {
    const parent = node.parent;
    if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      if (parent.left !== node) return false;
      // `{ a: { b } = {} } = r`: the inner pattern carries a default.
      if (ts.isPropertyAssignment(parent.parent) || ts.isArrayLiteralExpression(parent.parent)) {
        return isAssignmentTarget(
          parent.parent.parent.kind === ts.SyntaxKind.ObjectLiteralExpression ? parent.parent.parent : parent.parent,
        );
      }
      return true;
    }
    if (ts.isForOfStatement(parent) || ts.isForInStatement(parent)) return parent.initializer === node;
    if (ts.isPropertyAssignment(parent) && parent.initializer === node) node = parent.parent;
    else if (ts.isShorthandPropertyAssignment(parent) || ts.isSpreadAssignment(parent)) node = parent.parent;
    else if (ts.isArrayLiteralExpression(parent) || ts.isParenthesizedExpression(parent) || ts.isSpreadElement(parent))
      node = parent;
    else return false;
  }
}

/** Whether a pattern or a loop gives it a value: `[result] = …`, `({ result } = …)`, `for (result of …)`. */
export function isPatternTarget(node: tsTypes.Node): boolean {
  const { parent } = node;
  if (ts.isForOfStatement(parent)) return parent.initializer === node;
  if (ts.isArrayLiteralExpression(parent)) return isAssignmentTarget(parent);
  if (ts.isShorthandPropertyAssignment(parent)) return isAssignmentTarget(parent.parent);
  return ts.isPropertyAssignment(parent) && parent.initializer === node && isAssignmentTarget(parent.parent);
}

/** Whether the variable or member is given a value there, by an assignment, a pattern or a loop. */
export function isWritten(use: tsTypes.Node): boolean {
  const node = outward(use);
  return isAssignee(node) || isPatternTarget(node);
}

/** `...rest` of a pattern: what is left of the value. */
export const isRest = (element: tsTypes.Node): boolean =>
  ts.isSpreadAssignment(element) || (ts.isBindingElement(element) && element.dotDotDotToken !== undefined);

/** The whole expression that a literal is a value of: `condition ? literal : other`, `condition && literal`. */
export function wholeOf(literal: tsTypes.Node): tsTypes.Node {
  const node = outward(literal);
  return ts.isConditionalExpression(node.parent) || ts.isBinaryExpression(node.parent) ? wholeOf(node.parent) : node;
}

/** `...(condition && { … })` */
export function spreadAround(literal: tsTypes.Node): tsTypes.SpreadAssignment | undefined {
  const { parent } = wholeOf(literal);
  return ts.isSpreadAssignment(parent) ? parent : undefined;
}

/** The `try` statements with a `catch` whose block a node stands in, up to its function; the nearest first. */
export function catchesAround(node: tsTypes.Node): (tsTypes.TryStatement & { catchClause: tsTypes.CatchClause })[] {
  const found: (tsTypes.TryStatement & { catchClause: tsTypes.CatchClause })[] = [];
  for (let at = node; at.parent && !ts.isFunctionLike(at); at = at.parent) {
    const { parent } = at;
    if (ts.isTryStatement(parent) && parent.tryBlock === at && parent.catchClause)
      found.push(parent as (typeof found)[number]);
  }
  return found;
}

/** The last statement of a handler, where it throws on what was caught. */
export function rethrowOf({ variableDeclaration, block }: tsTypes.CatchClause): tsTypes.ThrowStatement | undefined {
  const last = block.statements.at(-1);
  const name = variableDeclaration?.name;
  if (!last || !ts.isThrowStatement(last) || !name || !ts.isIdentifier(name)) return undefined;
  const thrown = inward(last.expression);
  return ts.isIdentifier(thrown) && thrown.text === name.text ? last : undefined;
}

/** Walks the nodes below `root`, but not into functions nested in it. */
export function walkOwn(root: tsTypes.Node, visit: (node: tsTypes.Node) => void): void {
  ts.forEachChild(root, child => {
    visit(child);
    if (!ts.isFunctionLike(child) && !ts.isClassLike(child)) walkOwn(child, visit);
  });
}

/** The expressions that a function returns. */
export function returnsOf({ body }: { body?: tsTypes.ConciseBody | undefined }): tsTypes.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: tsTypes.Expression[] = [];
  walkOwn(body, node => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
  });
  return found;
}

export function walk(root: tsTypes.Node, visit: (node: tsTypes.Node) => void): void {
  ts.forEachChild(root, child => {
    visit(child);
    walk(child, visit);
  });
}

type Test = (node: tsTypes.Node) => boolean;

/** Whether `root` or a node below it passes. */
export const someNode = (root: tsTypes.Node, test: Test): boolean =>
  test(root) || ts.forEachChild(root, child => someNode(child, test)) === true;

/** The same, but not in functions nested in it. */
export const someOwnNode = (root: tsTypes.Node, test: Test): boolean =>
  test(root) ||
  ts.forEachChild(root, child =>
    ts.isFunctionLike(child) || ts.isClassLike(child) ? test(child) : someOwnNode(child, test),
  ) === true;

/** The call that merges a value with others: `Object.assign(target, value)`, `merge({}, target, value)` */
export function mergeOf(value: tsTypes.Node): tsTypes.CallExpression | undefined {
  const node = outward(value);
  const { parent: call } = node;
  if (!ts.isCallExpression(call) || call.expression === node) return undefined;
  return /\b(?:assign|extend|merge)$/.test(call.expression.getText()) ? call : undefined;
}

/** What a literal is merged with: the first value of the call that is not written there. */
export const mergeTarget = (literal: tsTypes.Node): tsTypes.Expression | undefined =>
  mergeOf(literal)?.arguments.find(value => !ts.isObjectLiteralExpression(inward(value)));

/** `settings`, `this.settings`, `config.model`: values that can be read again without running anything. */
export function isNamed(expression: tsTypes.Expression): boolean {
  const node =
    ts.isNonNullExpression(expression) || ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  if (ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword) return true;
  return ts.isPropertyAccessExpression(node) && isNamed(node.expression);
}

/** Whether what stands around a type would take a part of it only, where it is a union. */
export const isInTighterType = ({ parent }: tsTypes.Node): boolean =>
  ts.isArrayTypeNode(parent) ||
  ts.isUnionTypeNode(parent) ||
  ts.isTypeOperatorNode(parent) ||
  ts.isOptionalTypeNode(parent) ||
  ts.isIndexedAccessTypeNode(parent);
