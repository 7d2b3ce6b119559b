import { propertyOf } from '../../../../src/sdk/symbols.js';
import { ts, type tsTypes } from '../../../../src/sdk/typescript.js';
import type { Context } from '../../../../src/transform.js';

/** The one part of a type that is the settings of the SDK. */
export function ownPart(type: tsTypes.TypeNode, { checker }: Context): tsTypes.TypeNode | undefined {
  const parts = ts.isUnionTypeNode(type) ? type.types : [type];
  const [own, ...others] = parts.filter(part => {
    const { owners, foreign } = propertyOf(checker, checker.getTypeFromTypeNode(part), 'metadata');
    return owners.length > 0 && foreign.length === 0;
  });
  return others.length === 0 ? own : undefined;
}
