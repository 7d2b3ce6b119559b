/** The kinds that the SDK's values have, by their `type`. */
import { type Owner, ownersOfSymbol } from '../../../src/sdk/symbols.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export interface Kind {
  name: string;
  owner: Owner;
}

/** What the SDK calls a value of the type; undefined where another declares it, or it has more than one kind. */
export function kindOf(type: tsTypes.Type, { checker }: Context): Kind | undefined {
  const symbol = checker.getPropertyOfType(type, 'type');
  const [owner] = ownersOfSymbol(symbol);
  const value = symbol && checker.getTypeOfSymbol(symbol);
  return owner && value?.isStringLiteral() ? { name: value.value, owner } : undefined;
}

/** Whether code of the generation gets none of the kind. */
export const isNew = ({ owner }: Kind, { generation }: Context): boolean =>
  generation !== null && !owner.in.includes(generation);
