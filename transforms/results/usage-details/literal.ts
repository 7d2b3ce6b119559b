/** A literal that is a usage: its numbers move into the details, which 7 wants complete. */
import type { Draft } from '../../../src/edit/draft.js';
import { expectedType } from '../../../src/sdk/expected.js';
import { inward, isNamed, propertyNamed } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { CACHED, type Detail, hasDetails, REASONING, SUMS, unset, unsetDetails } from './details.js';
import { respell } from './read.js';

/** Answers whether it was changed. */
export function changeLiteral(use: OptionUse, detail: Detail, context: Context): boolean {
  const { key, node, literal } = use;
  const reads = use.reads.filter((read): read is ReadUse => read.form === 'read');
  if (reads.length < use.reads.length) return false;
  const write = writer(node, literal, detail, context);
  if (!write) return false;
  return context.change(key, draft => {
    write(draft);
    for (const read of reads) respell(read, detail, '.', draft);
  });
}

function writer(
  node: tsTypes.ObjectLiteralElementLike,
  literal: tsTypes.ObjectLiteralExpression,
  detail: Detail,
  context: Context,
): ((draft: Draft) => void) | undefined {
  const { properties } = literal;
  // The number stands in the details already.
  if (propertyNamed(literal, detail.owner)) return draft => draft.removeElements(properties, [node]);
  const spreads = properties.filter(ts.isSpreadAssignment);
  if (spreads.length === 0) return draft => writeWhole(node, literal, detail, draft, context);
  const [spread] = spreads;
  const copied = spread && inward(spread.expression);
  if (!copied || spreads.length > 1 || !isNamed(copied) || properties.indexOf(spread) > properties.indexOf(node))
    return undefined;
  const type = context.checker.getTypeAtLocation(copied);
  if (hasDetails(type, detail, context) !== 'always') return undefined;
  const dot = context.checker.getNonNullableType(type) === type ? '.' : '?.';
  return draft => enclose(node, detail, [`...${copied.getText()}${dot}${detail.owner}`], [], draft);
}

/** All keys of the details; and what else the type wants and nothing in the literal becomes. */
function writeWhole(
  node: tsTypes.ObjectLiteralElementLike,
  literal: tsTypes.ObjectLiteralExpression,
  detail: Detail,
  draft: Draft,
  context: Context,
): void {
  const at = detail.keys.indexOf(detail.key);
  enclose(node, detail, detail.keys.slice(0, at).map(unset), detail.keys.slice(at + 1).map(unset), draft);
  const other = detail === CACHED ? REASONING : CACHED;
  const type = expectedType(context.checker, literal);
  if (!type || hasDetails(type, other, context) !== 'always') return;
  // Where both details are written, the first completes the rest.
  const names = [detail, other].map(({ name }) => propertyNamed(literal, name));
  if (names.some(property => property && property.pos < node.pos)) return;
  for (const name of SUMS) if (!propertyNamed(literal, name)) draft.addElementAfter(node, unset(name));
  if (names[1] || propertyNamed(literal, other.owner)) return;
  draft.addElementAfter(node, unsetDetails(other));
}

/** `cachedInputTokens: n` → `inputTokenDetails: { …, cacheReadTokens: n, … }` */
function enclose(
  node: tsTypes.ObjectLiteralElementLike,
  { name, owner, key }: Detail,
  before: readonly string[],
  after: readonly string[],
  draft: Draft,
): void {
  draft.insertBefore(node, `${owner}: { ${before.map(text => `${text}, `).join('')}`);
  if (name !== key) draft.rename(node.name!, key);
  draft.insertAfter(node, `${after.map(text => `, ${text}`).join('')} }`);
}
