/** The calls of an export of the SDK, and its other uses. */

import { tokensBy } from '../../../src/sdk/name-references.js';
import { isMemberName, outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export interface Uses {
  calls: tsTypes.CallExpression[];
  /** What is neither a call nor a part of an import or export. */
  others: tsTypes.Node[];
}

/** How the name is used in the file that binds it, or where it is read off a namespace. */
export function usesOf(use: NameUse, { uses }: Context): Uses {
  const found: Uses = { calls: [], others: [] };
  for (const token of tokensBy(use, uses)) {
    const { parent } = token;
    if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) continue;
    const name = outward(isMemberName(token) ? parent : token);
    const call = name.parent;
    if (ts.isCallExpression(call) && call.expression === name) found.calls.push(call);
    else found.others.push(token);
  }
  return found;
}
