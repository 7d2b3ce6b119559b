/** `middlewareVersion`, which 7 calls `specificationVersion`. The SDK reads neither, but the project may. */
import { comparedStrings, inward, outward, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { assertionAt } from '../../testing/test-assertions/assertion.js';

const NAME = 'specificationVersion';

export function changeVersion(use: OptionUse | ReadUse, context: Context): void {
  const { key } = use;
  if (use.form === 'read') return rename([use], stringsFor(use.node), context);
  if (!context.mentions(/\.middlewareVersion\b/)) {
    context.change(key, draft => draft.removeElements(use.literal.properties, [use.node]));
    return;
  }
  const value = propertyValue(use.node);
  const reads = use.reads.filter(read => read.form === 'read');
  rename(
    [use, ...reads],
    [...(value ? [inward(value)] : []), ...reads.flatMap(({ node }) => stringsFor(node))],
    context,
  );
}

function rename(uses: readonly { key: tsTypes.Node }[], values: readonly tsTypes.Node[], context: Context): void {
  const versions = values.filter(ts.isStringLiteralLike).filter(({ text }) => /^v\d$/.test(text));
  context.change(uses[0]!.key, draft => {
    for (const { key } of uses) draft.rename(key, NAME);
    for (const version of versions) draft.rename(version, 'v4');
  });
}

/** What a read is compared with: `=== 'v2'`, `expect(…).toBe('v2')`. */
function stringsFor(read: tsTypes.Node): readonly tsTypes.Node[] {
  const call = outward(read).parent.parent.parent;
  const assertion = call && ts.isCallExpression(call) ? assertionAt(call) : undefined;
  return assertion?.actual === read ? assertion.expected.map(inward) : comparedStrings(read);
}
