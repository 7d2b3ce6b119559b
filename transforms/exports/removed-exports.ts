import { guide5 } from '../../src/guides.js';
import { tokensBy } from '../../src/sdk/name-references.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse } from '../../src/sdk/use.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { REMOVED } from './removed-exports/remedies.js';

export const removedExports = defineTransform({
  id: 'removed-exports',
  title: 'Exports without a counterpart in 7 are reported',
  kind: 'breaking',
  from: [4, 5, 6],
  words: Object.keys(REMOVED),
  why: 'What they did is done in another way or not at all, so no other name can take their place. A finding says what to write.',
  keeps: [
    'all code: it is reported, at each use of a value and at the import of a type',
    'names like these that are not the SDK’s',
  ],
  before: "import { type Attachment, appendResponseMessages } from 'ai';",
  after: "import { type Attachment, appendResponseMessages } from 'ai'; // reported, with what to write",
  docs: guide5('message-persistence-changes'),
  visit(use, context) {
    const remedy = REMOVED[use.name];
    if (use.form !== 'name' || !remedy || use.owners.some(({ type }) => type !== '')) return;
    if (use.name === 'UseChatOptions' && use.owners.some(({ module }) => FRAMEWORKS.test(module))) return;
    for (const at of placesOf(use, context)) {
      context.report(at, { message: `7 has no \`${use.name}\`.`, remedy, severity: 'error' });
    }
  },
});

/** Packages that still have the type. */
const FRAMEWORKS = /^@ai-sdk\/(?:react|vue)$/;

/** Where a value is used in the file; the import of what is only a type, or is only handed on. */
function placesOf(use: NameUse, { uses }: Context): readonly tsTypes.Node[] {
  const calls = tokensBy(use, uses).filter(token => {
    const at = ts.isPropertyAccessExpression(token.parent) && token.parent.name === token ? token.parent : token;
    return token.getSourceFile() === use.key.getSourceFile() && ts.isCallExpression(at.parent);
  });
  return calls.length > 0 ? calls : [use.key];
}
