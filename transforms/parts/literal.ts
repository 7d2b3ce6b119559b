/** The `type` that tells the parts of a content apart. */
import type { Draft } from '../../src/edit/draft.js';
import { inward, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';

function typeLiteral(literal: tsTypes.ObjectLiteralExpression): tsTypes.StringLiteralLike | undefined {
  const value = propertyValue(propertyNamed(literal, 'type'));
  const type = value && inward(value);
  return type && ts.isStringLiteralLike(type) ? type : undefined;
}

/** The type that is written in the literal. */
export const typeOf = (literal: tsTypes.ObjectLiteralExpression): string | undefined => typeLiteral(literal)?.text;

/** Changes the type, in its quotes. */
export function retype(literal: tsTypes.ObjectLiteralExpression, to: string, draft: Draft): void {
  const type = typeLiteral(literal)!;
  draft.replaceRange(type, { start: type.getStart() + 1, end: type.end - 1 }, to);
}

/** A string in the quotes that the type of the literal has. */
export function quoted(literal: tsTypes.ObjectLiteralExpression, text: string): string {
  const quote = typeLiteral(literal)!.getText()[0]!;
  return quote + text + quote;
}

/** A type for an object inside the literal, as narrow as that of the literal is made: `'data' as const`. */
export function innerType(literal: tsTypes.ObjectLiteralExpression, text: string): string {
  const isConst = ts.isAsExpression(typeLiteral(literal)!.parent);
  return isConst ? `${quoted(literal, text)} as const` : quoted(literal, text);
}

/** Image parts that became file parts, with all that they hold. */
export const becameFiles = new WeakSet<tsTypes.ObjectLiteralExpression>();
