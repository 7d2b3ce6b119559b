/** What a `prepareStep` returns, path by path. */
import {
  type FunctionNode,
  inward,
  isUndefined,
  propertyNamed,
  propertyValue,
  staticName,
  walkOwn,
} from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe, mayHave, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

/** A place where the function ends: a literal, another value, `return;` and `undefined`, or the end of its body. */
export interface Path {
  kind: 'literal' | 'other' | 'nothing' | 'end';
  node: tsTypes.Node;
  /** Whether only the first step comes here: nothing was overridden before it. */
  isFirst: boolean;
}

export function pathsOf(fn: FunctionNode): Path[] {
  const { body } = fn;
  if (!body || fn.asteriskToken) return [];
  const paths: Path[] = [];
  const add = (kind: Path['kind'], node: tsTypes.Node): void => {
    paths.push({ kind, node, isFirst: isFirstOnly(node, fn) });
  };
  const split = (expression: tsTypes.Expression): void => {
    const value = inward(expression);
    if (ts.isConditionalExpression(value)) {
      split(value.whenTrue);
      split(value.whenFalse);
    } else if (ts.isObjectLiteralExpression(value)) add('literal', value);
    else add(isUndefined(value) ? 'nothing' : 'other', value);
  };
  if (!ts.isBlock(body)) {
    split(body);
    return paths;
  }
  walkOwn(body, node => {
    if (!ts.isReturnStatement(node)) return;
    if (node.expression) split(node.expression);
    else add('nothing', node);
  });
  const last = body.statements.at(-1);
  if (last && fn.flags & ts.NodeFlags.HasImplicitReturn) add('end', last);
  return paths;
}

/** How a path gives one of the options: always, not at all, or by a value or a spread that may hold it. */
export type Given = 'always' | 'never' | 'maybe';

export function givenBy({ kind, node }: Path, names: readonly string[], checker: tsTypes.TypeChecker): Given {
  if (kind === 'nothing' || kind === 'end') return 'never';
  if (kind === 'other') {
    const type = checker.getTypeAtLocation(node);
    if (!mayHave(checker, type, names)) return 'never';
    return partsOf(type).every(part => names.some(name => isPresent(checker.getPropertyOfType(part, name), checker)))
      ? 'always'
      : 'maybe';
  }
  const literal = node as tsTypes.ObjectLiteralExpression;
  const property = ownProperty(literal, names);
  if (!property) return bringers(literal, names, checker).length > 0 ? 'maybe' : 'never';
  const value = propertyValue(property);
  if (!value || isList(value)) return 'always';
  const type = checker.getTypeAtLocation(value);
  return isOpaque(type) || mayBe(type, ts.TypeFlags.Undefined) ? 'maybe' : 'always';
}

/** Whether a member is there for certain, with a value. */
function isPresent(member: tsTypes.Symbol | undefined, checker: tsTypes.TypeChecker): boolean {
  if (!member) return false;
  const type = checker.getTypeOfSymbol(member);
  return !isOpaque(type) && !mayBe(type, ts.TypeFlags.Undefined);
}

/** `messages.slice(-8)`, also where no type tells that it is a list. */
function isList(value: tsTypes.Expression): boolean {
  const call = inward(value);
  const callee = ts.isCallExpression(call) ? call.expression : undefined;
  return !!callee && ts.isPropertyAccessExpression(callee) && /^(?:slice|filter|map|concat)$/.test(callee.name.text);
}

export const ownProperty = (
  literal: tsTypes.ObjectLiteralExpression,
  names: readonly string[],
): tsTypes.ObjectLiteralElementLike | undefined =>
  names.map(name => propertyNamed(literal, name)).find(property => property !== undefined);

/** The spreads that may bring one of the options. */
export const bringers = (
  literal: tsTypes.ObjectLiteralExpression,
  names: readonly string[],
  checker: tsTypes.TypeChecker,
): tsTypes.SpreadAssignment[] =>
  literal.properties
    .filter(ts.isSpreadAssignment)
    .filter(({ expression }) => mayHave(checker, checker.getTypeAtLocation(expression), names));

/** The keys of the options in literals that a spread may bring; undefined where it may bring another value. */
export function keysIn(expression: tsTypes.Expression, names: readonly string[]): tsTypes.Node[] | undefined {
  const value = inward(expression);
  if (ts.isConditionalExpression(value)) {
    const [yes, no] = [keysIn(value.whenTrue, names), keysIn(value.whenFalse, names)];
    return yes && no && [...yes, ...no];
  }
  if (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return keysIn(value.right, names);
  if (isUndefined(value) || value.kind === ts.SyntaxKind.NullKeyword) return [];
  if (!ts.isObjectLiteralExpression(value) || value.properties.some(ts.isSpreadAssignment)) return undefined;
  return value.properties.flatMap(({ name }) => (name && names.includes(staticName(name) ?? '') ? [name] : []));
}

const STEP = String.raw`(?:\w+\.)?(?:stepNumber|steps\.length)`;
const FIRST = new RegExp(`^(?:${STEP} ?={2,3} ?0|${STEP} ?< ?1|!${STEP})$`);
const LATER = new RegExp(`^(?:${STEP} ?!={1,2} ?0|${STEP} ?> ?0|${STEP} ?>= ?1|${STEP})$`);

/** Whether a place is reached in the first step only, by a condition that says so. */
function isFirstOnly(node: tsTypes.Node, fn: FunctionNode): boolean {
  for (let at = node; at !== fn; at = at.parent) {
    const { parent } = at;
    if (ts.isConditionalExpression(parent)) {
      if (at === parent.whenTrue && FIRST.test(parent.condition.getText())) return true;
      if (at === parent.whenFalse && LATER.test(parent.condition.getText())) return true;
    } else if (ts.isIfStatement(parent)) {
      if (at === parent.thenStatement && FIRST.test(parent.expression.getText())) return true;
      if (at === parent.elseStatement && LATER.test(parent.expression.getText())) return true;
    } else if (ts.isBlock(parent) && followsLater(at, parent)) return true;
  }
  return false;
}

/** `if (stepNumber > 0) return …;` before it. */
const followsLater = (node: tsTypes.Node, { statements }: tsTypes.Block): boolean =>
  statements.some(
    statement =>
      statement.pos < node.pos &&
      ts.isIfStatement(statement) &&
      LATER.test(statement.expression.getText()) &&
      leaves(statement.thenStatement),
  );

const leaves = (statement: tsTypes.Statement | undefined): boolean =>
  statement !== undefined &&
  (ts.isReturnStatement(statement) ||
    ts.isThrowStatement(statement) ||
    (ts.isBlock(statement) && leaves(statement.statements.at(-1))));
