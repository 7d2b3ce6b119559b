/** How the metadata of a message is read, which is of type `unknown`. */

import type { Draft } from '../../../src/edit/draft.js';
import { isScript } from '../../../src/sdk/syntax.js';
import { mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export function memberType(name: string, at: tsTypes.Node, draft: Draft): string {
  return name === 'createdAt' ? 'Date' : `${draft.importType(at, 'ai', 'JSONValue')}[]`;
}

/** What stands before and behind the metadata, for a read of one of its members at a place. */
export function takenOut(
  name: string,
  read: tsTypes.Expression,
  draft: Draft,
  context: Context,
): readonly [before: string, after: string] {
  if (isScript(read)) return ['', `?.${name}`];
  const type = memberType(name, read, draft);
  // A cast ends what the checker knows of a value that was asked for before.
  return isThere(read, context)
    ? ['(', ` as { ${name}: ${type} }).${name}`]
    : ['(', ` as { ${name}?: ${type} } | undefined)?.${name}`];
}

/** Whether the member is there for certain, or the code would have failed: `message.createdAt!.getTime()`. */
function isThere(read: tsTypes.Expression, { checker }: Context): boolean {
  const { parent } = read;
  const isAsserted =
    ts.isNonNullExpression(parent) && ts.isPropertyAccessExpression(parent.parent) && !parent.parent.questionDotToken;
  return isAsserted || !mayBe(checker.getTypeAtLocation(read), ts.TypeFlags.Undefined);
}
