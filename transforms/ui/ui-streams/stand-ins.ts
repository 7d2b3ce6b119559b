/** Objects that stand for a result, as tests make them: what they are asked for, they have. */
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** The file in which an object of the package has the method as its own. */
export function standInFor(method: string, { uses, unit }: Context): string | undefined {
  for (const name of uses.references.named(method)) {
    const holder = uses.program.unit(name.getSourceFile());
    if (holder?.package === unit.package && isKey(name)) return holder.path.split('/').at(-1);
  }
  return undefined;
}

const isKey = ({ parent }: tsTypes.Identifier): boolean =>
  ts.isObjectLiteralElementLike(parent) && ts.isObjectLiteralExpression(parent.parent);
