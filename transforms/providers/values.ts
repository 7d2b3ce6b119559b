/** `EmbeddingModelV2<string>`: what a model embeds was a type argument until 5. */
import type { Draft } from '../../src/edit/draft.js';
import { referencesBy } from '../../src/sdk/name-references.js';
import { ts } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import type { Context } from '../../src/transform.js';

export function dropValues(use: NameUse, { uses }: Context, draft: Draft): void {
  if (!/^EmbeddingModelV[12]$/.test(use.name)) return;
  for (const { holder } of referencesBy(use, uses)) {
    const list = ts.isTypeReferenceNode(holder) ? holder.typeArguments : undefined;
    if (list?.[0]) draft.replaceRange(list[0], { start: list.pos - 1, end: list.end + 1 });
  }
}
