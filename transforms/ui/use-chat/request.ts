/** The options of a request that a call of 4 gives beside the message. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { constValue, inward, propertyNamed, staticName } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { FILES, type Files, filesOf } from './files.js';

export interface Request {
  /** What the call gives: the literal, or the constant that holds it for this call alone. */
  argument: tsTypes.Expression;
  literal: tsTypes.ObjectLiteralExpression;
  files?: { property: tsTypes.ObjectLiteralElementLike; as: Files };
  /** Data that go into the body. */
  data?: tsTypes.ObjectLiteralElementLike;
}

/** Options of 4; why they cannot be those of 7, where that is so. */
export function requestOf(
  argument: tsTypes.Expression,
  known: readonly string[],
  context: Context,
): Request | string | undefined {
  const literal = literalOf(argument, context);
  if (!literal) return isPlain(argument, context) ? undefined : 'its options are not written out';
  const names = literal.properties.map(property => staticName(property.name) ?? '');
  if (!names.every(name => known.includes(name))) return 'its options are not all known';
  const data = propertyNamed(literal, 'data');
  if (data && names.includes('body')) return 'it sends `data` and a `body`, which are one in 7';
  const property = propertyNamed(literal, FILES);
  const as = property && filesOf(property, context);
  if (property && !as) return 'its attachments are neither a `FileList` nor a list with `url` and `contentType`';
  return {
    argument,
    literal,
    ...(property && as ? { files: { property, as } } : {}),
    ...(data ? { data } : {}),
  };
}

/** The literal, also where a constant holds it that is used nowhere else. */
export function literalOf(
  argument: tsTypes.Expression,
  { uses }: Context,
): tsTypes.ObjectLiteralExpression | undefined {
  const given = inward(argument);
  const declaration = ts.isIdentifier(given) ? uses.references.symbolAt(given)?.valueDeclaration : undefined;
  const held = constValue(declaration);
  const isAlone =
    held &&
    ts.isVariableDeclaration(declaration!) &&
    !declaration.type &&
    uses.references.of(declaration.name).length === 1;
  const value = isAlone ? inward(held) : given;
  return ts.isObjectLiteralExpression(value) ? value : undefined;
}

/** Whether 7 takes the options as they are: findings stand where those of its type are written. */
function isPlain(argument: tsTypes.Expression, { checker }: Context): boolean {
  const type = checker.getTypeAtLocation(argument);
  return (
    !isOpaque(type) &&
    [FILES, 'data', 'allowEmptySubmit'].every(name => propertyOf(checker, type, name).foreign.length === 0)
  );
}
