/** A literal that is a usage: 7 wants the details too, which 4 did not count and 5 named only where they were. */
import { propertyNamed } from '../../../src/sdk/syntax.js';
import { ts } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { CACHED, hasDetails, REASONING } from '../usage-details/details.js';

export function addDetails({ key, name, node, literal, doubt, isSettled }: OptionUse, context: Context): void {
  const detail = /^(?:prompt|input)Tokens$/.test(name) ? CACHED : REASONING;
  if (doubt || isSettled || propertyNamed(literal, detail.owner)) return;
  if (name === 'totalTokens' || literal.properties.some(ts.isSpreadAssignment)) return;
  const isWanted = context.uses.flows.typesFor(literal).some(type => hasDetails(type, detail, context) === 'always');
  if (!isWanted) return;
  const keys = detail.keys.map(one => `${one}: undefined`).join(', ');
  context.change(key, draft => draft.addElementAfter(node, `${detail.owner}: { ${keys} }`));
}
