/** The literals that a mock answers with, wherever they are written. */
import { accessName, constValue, inward, isFunctionNode, propertyNamed, returnsOf } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Job } from './change.js';

export interface Answers {
  literals: Set<tsTypes.ObjectLiteralExpression>;
  /** What could not be followed. */
  lost: tsTypes.Node[];
}

/** `vi.fn().mockResolvedValue(answer)` */
const GIVES = /^mock(?:Resolved|Return)Value(?:Once)?$|^mockImplementation(?:Once)?$/;
const THROWS = /^mockRejectedValue(?:Once)?$/;

/** Adds what an option or an expression gives: a result, a list of them, a function, a mock of the test runner. */
export function collect(given: tsTypes.Node, answers: Answers, job: Job): void {
  const node = ts.isExpression(given) ? inward(given) : given;
  const go = (next: tsTypes.Node | undefined): void => (next ? collect(next, answers, job) : undefined);
  if (ts.isObjectLiteralExpression(node)) answers.literals.add(node);
  else if (ts.isArrayLiteralExpression(node)) node.elements.forEach(go);
  else if (isFunctionNode(node)) returnsOf(node).forEach(go);
  else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(go);
  else if (ts.isAwaitExpression(node)) go(node.expression);
  else if (ts.isCallExpression(node) && isMockCall(node)) {
    const name = accessName(node.expression)!;
    if (!THROWS.test(name)) node.arguments.slice(0, 1).forEach(go);
    const owner = (node.expression as tsTypes.PropertyAccessExpression).expression;
    if (ts.isCallExpression(owner)) go(owner);
  } else {
    const held = ts.isIdentifier(node) ? heldFor(node, job) : undefined;
    if (held) go(held);
    else answers.lost.push(node);
  }
}

/** `Promise.resolve(answer)`, `vi.fn(answer)`, `….mockResolvedValue(answer)` */
function isMockCall({ expression: callee }: tsTypes.CallExpression): boolean {
  const name = accessName(callee) ?? '';
  if (GIVES.test(name) || THROWS.test(name)) return true;
  return /^(?:Promise\.resolve|(?:vi|jest|mock)\.fn)$/.test(callee.getText());
}

/** What a constant or a function holds that only mocks of old generations answer with. */
export function heldFor(name: tsTypes.Identifier, job: Job): tsTypes.Node | undefined {
  const { uses, shares } = job;
  const declaration = uses.references.symbolAt(name)?.valueDeclaration;
  const held = declaration && ts.isFunctionDeclaration(declaration) ? declaration : constValue(declaration);
  const declared = declaration && ts.getNameOfDeclaration(declaration);
  const isHere = declared?.getSourceFile() === name.getSourceFile();
  if (!shares || !held || !isHere) return undefined;
  const isOnly = uses.references.of(declared).every(use => use === declared || isInMock(use, job));
  return isOnly ? held : undefined;
}

/** In a mock, or in another constant that only mocks answer with. */
function isInMock(use: tsTypes.Identifier, job: Job): boolean {
  if (ts.findAncestor(use, job.isModel ?? isOldMock)) return true;
  const holder = ts.findAncestor(use, ts.isVariableDeclaration);
  return !!holder && ts.isIdentifier(holder.name) && heldFor(holder.name, job) !== undefined;
}

const isOldMock = (node: tsTypes.Node): boolean =>
  ts.isNewExpression(node) && /\bMockLanguageModelV[12]$/.test(node.expression.getText());

/** The properties of a literal and of the constants that are spread into it; undefined where one is not seen. */
export function propertiesOf(
  literal: tsTypes.ObjectLiteralExpression,
  job: Job,
): Map<string, tsTypes.ObjectLiteralElementLike> | undefined {
  const found = new Map<string, tsTypes.ObjectLiteralElementLike>();
  for (const property of literal.properties) {
    if (!ts.isSpreadAssignment(property)) {
      const name = property.name.getText().replace(/^(['"])(.*)\1$/, '$2');
      if (propertyNamed(literal, name) !== property) return undefined;
      found.set(name, property);
      continue;
    }
    const spread = inward(property.expression);
    const held = ts.isIdentifier(spread) ? heldFor(spread, job) : undefined;
    const inner = held && ts.isExpression(held) ? inward(held) : undefined;
    const properties = inner && ts.isObjectLiteralExpression(inner) ? propertiesOf(inner, job) : undefined;
    if (!properties) return undefined;
    for (const [name, one] of properties) found.set(name, one);
  }
  return found;
}

/** The elements of a list, each a literal with its properties written in it. */
export function literalsIn(list: tsTypes.Expression): tsTypes.ObjectLiteralExpression[] | undefined {
  const array = inward(list);
  if (!ts.isArrayLiteralExpression(array)) return undefined;
  const literals = array.elements.map(inward).filter(ts.isObjectLiteralExpression);
  const isSeen = literals.every(({ properties }) => !properties.some(ts.isSpreadAssignment));
  return isSeen && literals.length === array.elements.length ? literals : undefined;
}
