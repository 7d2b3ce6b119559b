/** How the author of a tool answers where something failed: `{ success: false, error: 'No such table.' }`. */
import { inward, staticName } from '../../../src/sdk/syntax.js';
import { mustBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { answersOf } from '../execute/answers.js';
import type { Execute } from '../execute/execute.js';

export interface OwnShape {
  /** The member that is false. */
  flag: string;
  names: readonly string[];
  /** The object, around the one text that it holds; undefined where it holds anything else that differs from case to case. */
  around: readonly [before: string, after: string] | undefined;
}

const FLAG = /^(?:ok|success)$/;

export function ownShape(execute: Execute, checker: tsTypes.TypeChecker): OwnShape | undefined {
  const shapes = answersOf(execute, checker).flatMap(value => shapeOf(value, checker) ?? []);
  return shapes.find(({ around }) => around) ?? shapes[0];
}

function shapeOf(answer: tsTypes.Expression, checker: tsTypes.TypeChecker): OwnShape | undefined {
  const literal = inward(answer);
  if (!ts.isObjectLiteralExpression(literal)) return undefined;
  const { properties } = literal;
  const flag = properties.find(property => FLAG.test(staticName(property.name) ?? '') && isFalse(property));
  if (!flag) return undefined;
  const names = properties.map(property => staticName(property.name) ?? '');
  const members = properties.map(property => memberOf(property, checker));
  const isKnown = members.every(member => member !== undefined) && members.filter(isOpen).length === 1;
  const tail = /\s+as const$/.exec(answer.getText())?.[0] ?? '';
  const text = isKnown ? `{ ${members.join(', ')} }${tail.replace(/\s+/, ' ')}` : '';
  const [before, after] = text.split(SLOT);
  return {
    flag: staticName(flag.name)!,
    names,
    around: before !== undefined && after !== undefined ? [before, after] : undefined,
  };
}

/** Stands where the text goes; no source file holds it. */
const SLOT = '\0';
const isOpen = (member: string | undefined): boolean => member?.endsWith(SLOT) ?? false;

const isFalse = (property: tsTypes.ObjectLiteralElementLike): boolean =>
  ts.isPropertyAssignment(property) && inward(property.initializer).kind === ts.SyntaxKind.FalseKeyword;

/** The member as it is written, with room for a text; undefined where its value is another in each case. */
function memberOf(property: tsTypes.ObjectLiteralElementLike, checker: tsTypes.TypeChecker): string | undefined {
  if (ts.isShorthandPropertyAssignment(property))
    return isText(checker.getTypeAtLocation(property.name)) ? `${property.name.text}: ${SLOT}` : undefined;
  if (!ts.isPropertyAssignment(property)) return undefined;
  const value = inward(property.initializer);
  if (isText(checker.getTypeAtLocation(value))) return `${property.name.getText()}: ${SLOT}`;
  return isConstant(value) ? property.getText() : undefined;
}

const isText = (type: tsTypes.Type): boolean => mustBe(type, ts.TypeFlags.StringLike);

function isConstant(value: tsTypes.Expression): boolean {
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
  if (ts.isObjectLiteralExpression(value)) return value.properties.length === 0;
  return [
    ts.SyntaxKind.NullKeyword,
    ts.SyntaxKind.TrueKeyword,
    ts.SyntaxKind.FalseKeyword,
    ts.SyntaxKind.NumericLiteral,
  ].includes(value.kind);
}
