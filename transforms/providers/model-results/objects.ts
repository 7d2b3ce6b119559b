/** Reasons and token numbers of a model, which are objects in 7, where code hands them on or writes them. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { inward, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { apply, type Change, jobFor } from '../../testing/mocks/change.js';
import { reshapeLiteral, reshapeReason } from '../../testing/mocks/usage.js';
import type { Row } from './rows.js';

/** Whether a read goes where the SDK's own type takes the object. */
export function isTakenWhole(read: tsTypes.Expression, { members }: Row, { checker }: Context): boolean {
  const expected = checker.getContextualType(read);
  return !!expected && !!members && isObject(expected, members[0]!, checker);
}

const isObject = (type: tsTypes.Type, member: string, checker: tsTypes.TypeChecker): boolean =>
  propertyOf(checker, type, member).owners.length > 0;

/** Writes `finishReason` or the numbers of a `usage` as 7 has them; false where that cannot be. */
export function writeNew(use: OptionUse, context: Context): boolean {
  const changes = use.name === 'finishReason' ? ofReason(use, context) : ofUsage(use, context);
  if (changes && changes.length > 0) context.change(use.key, draft => apply(changes, draft));
  return changes !== undefined;
}

const ofReason = ({ node }: OptionUse, context: Context): Change[] | undefined =>
  isHandedOn(node, 'unified', context) ? [] : reshapeReason(node, jobFor(context, false));

function ofUsage({ literal, name }: OptionUse, context: Context): Change[] | undefined {
  const numbers = ['inputTokens', 'outputTokens'].flatMap(key => propertyNamed(literal, key) ?? []);
  if (numbers.some(number => isHandedOn(number, 'total', context))) return numbers.length === 2 ? [] : undefined;
  const changes = reshapeLiteral(literal);
  // The literal changes with its first number.
  return name === 'inputTokens' ? changes : changes && [];
}

/** Whether the value is the object that a model gave. */
function isHandedOn(property: tsTypes.ObjectLiteralElementLike, member: string, { checker, uses }: Context): boolean {
  const value = propertyValue(property);
  if (!value || ts.isStringLiteralLike(inward(value)) || !isObject(checker.getTypeAtLocation(value), member, checker))
    return false;
  const declaration = ts.isIdentifier(value) ? uses.references.symbolAt(value)?.valueDeclaration : undefined;
  // A variable that got its type from what it read holds the text or the number.
  return !declaration || !ts.isVariableDeclaration(declaration) || declaration.type !== undefined;
}
