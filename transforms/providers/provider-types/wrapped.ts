/** Models around models of the SDK, which say of which specification they are: that of the models that they call. */
import { walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { handsOn, isWrapper, type Made, madeBy, versionsOf } from '../circle/wrappers.js';
import { circleOf, isForV4 } from '../circle.js';
import { isFile, isInMiddleware, reportFileData } from '../middleware/file-data.js';
import { isImplementation } from '../specification.js';

/** `specificationVersion: 'v3'` → `'v4'`, where all models around a file become those of V4. */
export function raiseVersions(source: tsTypes.SourceFile, context: Context): void {
  if (!/['"]v[23]['"]/.test(source.text)) return;
  const wrappers = new Set<Made>();
  walk(source, node => {
    const made = isImplementation(node, context) ? madeBy(node) : undefined;
    if (made && isWrapper(made, context)) wrappers.add(made);
  });
  const { takes, makes } = circleOf(source, context);
  for (const made of wrappers) {
    for (const version of versionsOf(made)) {
      if (isForV4(source, context)) context.change(version, draft => draft.rename(version, 'v4'));
      else if ((takes || !makes) && handsOn(made, context)) reportLeft(version, context);
    }
  }
}

function reportLeft(version: tsTypes.StringLiteralLike, context: Context): void {
  context.report(version, {
    message: `Models of the SDK are of \`v4\` under 7. In a model of \`${version.text}\` they are called with prompts of \`${version.text}\`, whose files and outputs of tools they do not take.`,
    remedy: 'If models of the SDK come here, write `v4`, and the types of V4 around it.',
    kind: 'silent',
  });
}

/** What wrappers, and what helps them, do with the data of files. */
export function reportFiles(source: tsTypes.SourceFile, context: Context): void {
  // A file that has names of V4 reads and writes what is of V4.
  if (!/\bdata\b/.test(source.text) || /ModelV4/.test(source.text) || !isForV4(source, context)) return;
  reportFileData(source, context, node => !isInMiddleware(node, context) && isOfModel(node, context));
}

/** Whether a read or a key of `data` is known to be that of a model's file. */
function isOfModel(node: tsTypes.Node, context: Context): boolean {
  const { parent } = node;
  if (!ts.isObjectLiteralElementLike(node) || !ts.isObjectLiteralExpression(parent)) return true;
  const expected = context.checker.getContextualType(parent);
  return (
    (!!expected && isFile(expected, context)) || ts.findAncestor(parent, at => isWrapper(at, context)) !== undefined
  );
}
