/** Messages that `prepareStep` returns: a stream checks them as it does its own, `generateText` does not (7.0.173). */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { propertyNamed, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { ALLOW } from './call.js';

/** Whether the node stands in the `prepareStep` of a call that streams and refuses system messages. */
export function isInStepOfStream(node: tsTypes.Node, { checker }: Context): boolean {
  const option = ts.findAncestor(
    node,
    (at): at is tsTypes.PropertyAssignment | tsTypes.MethodDeclaration =>
      (ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at)) && staticName(at.name) === 'prepareStep',
  );
  const options = option?.parent;
  if (!options || !ts.isObjectLiteralExpression(options) || propertyNamed(options, ALLOW)) return false;
  // Only the options of a stream have this one.
  return propertyOf(checker, checker.getContextualType(options), 'onChunk').owners.length > 0;
}
