/** Messages that `prepareStep` returns: a stream checks them as it does its own, `generateText` does not (7.0.173). */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** For what `prepareStep` returns: the options of the call, where that may refuse it. */
export function optionsOfStep(
  result: tsTypes.Node,
  { checker }: Context,
): readonly tsTypes.ObjectLiteralExpression[] | 'open' {
  const option = ts.findAncestor(
    result,
    (at): at is tsTypes.PropertyAssignment | tsTypes.MethodDeclaration =>
      (ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at)) && staticName(at.name) === 'prepareStep',
  );
  const options = option?.parent;
  if (!options || !ts.isObjectLiteralExpression(options)) return 'open';
  const type = checker.getContextualType(options);
  const isAgent = propertyOf(checker, type, 'prepareStep').owners.some(owner => owner.type.endsWith('AgentSettings'));
  // Only the options of a stream have this one.
  const streams = propertyOf(checker, type, 'onChunk').owners.length > 0;
  return streams || isAgent ? [options] : [];
}
