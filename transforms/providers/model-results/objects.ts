/** Reasons and token numbers of a model, which are objects in 7, where code hands them on or writes them. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { apply } from '../../testing/mocks/change.js';
import { jobOfV2, numbersOfV2, reasonOfV2 } from '../../testing/mocks/v2.js';
import type { Row } from './rows.js';

/** Whether a read goes where the SDK's own type takes the object. */
export function isTakenWhole(read: tsTypes.Expression, { members }: Row, { checker }: Context): boolean {
  const expected = members && checker.getContextualType(read);
  return !!expected && propertyOf(checker, expected, members[0]!).owners.length > 0;
}

/** Writes `finishReason` or the numbers of a `usage` as 7 has them; false where that cannot be. */
export function writeNew(use: OptionUse, context: Context): boolean {
  const job = jobOfV2(context);
  const changes = use.name === 'finishReason' ? reasonOfV2(use.node, job) : numbersOfV2(use.literal, job);
  if (changes && changes.length > 0) context.change(use.key, draft => apply(changes, draft));
  return changes !== undefined;
}
