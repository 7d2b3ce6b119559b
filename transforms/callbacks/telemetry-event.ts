/** Whether code stands in a telemetry integration, whose events have more members than those of a call. */
import { propertyOf } from '../../src/sdk/symbols.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Context } from '../../src/transform.js';

export function isOfTelemetry(node: tsTypes.Node, { checker }: Context): boolean {
  // Only an integration has this one.
  const isIntegration = (type: tsTypes.Type | undefined): boolean =>
    propertyOf(checker, type, 'onToolCallStart').owners.length > 0;
  return (
    ts.findAncestor(node, at => {
      if (ts.isObjectLiteralExpression(at)) return isIntegration(checker.getContextualType(at));
      return (
        ts.isClassLike(at) &&
        (at.heritageClauses ?? []).some(({ types }) =>
          types.some(type => isIntegration(checker.getTypeAtLocation(type))),
        )
      );
    }) !== undefined
  );
}
