/** Messages that `append` was given. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** `{ role: 'user', content }`, which is sent by its text alone. */
export function isPlainText(message: tsTypes.ObjectLiteralExpression): boolean {
  const role = propertyValue(propertyNamed(message, 'role'));
  const isUser = role !== undefined && ts.isStringLiteralLike(role) && role.text === 'user';
  return (
    isUser &&
    propertyNamed(message, 'content') !== undefined &&
    message.properties.every(({ name }) => ['role', 'content', 'createdAt'].includes(staticName(name) ?? ''))
  );
}

/** Whether a type is that of messages, so that what is of it is seen to where it is made. */
export function isMessage(type: tsTypes.Type, { checker }: Context): boolean {
  const { owners, foreign } = propertyOf(checker, type, 'parts');
  return foreign.length === 0 && owners.length > 0 && owners.every(owner => owner.type === 'UIMessage');
}
