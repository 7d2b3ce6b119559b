/** Integrations of a call: under 7 they take the place of the registered ones, so those are listed beside them. */
import { namesAt } from '../../../src/sdk/symbols.js';
import { inward, propertyValue } from '../../../src/sdk/syntax.js';
import { isOpaque, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { registered } from '../registered.js';

export function addRegistered(use: OptionUse, context: Context): void {
  const all = registered(context);
  const value = propertyValue(use.node);
  if (all.length === 0 || (value && namesAll(value, all, context))) return;
  const names = all.map(one => nameAt(use.key, one, context));
  const isList = value && listOrOne(context.checker.getTypeAtLocation(value), context);
  if (use.doubt || !value || isList === undefined || names.some(name => !name)) {
    return context.report(use.key, {
      message: 'Under 7 the integrations of a call take the place of the registered ones, which hear nothing of it.',
      remedy: 'List the registered integrations here as well: `integrations: [registered, own]`.',
    });
  }
  const before = `[${names.join(', ')}, `;
  context.change(use.key, draft => {
    const list = inward(value);
    if (ts.isShorthandPropertyAssignment(use.node)) {
      draft.insertAfter(use.key, `: ${before}${isList ? '...' : ''}${use.name}]`);
    } else if (ts.isArrayLiteralExpression(list) && list.elements[0]) {
      draft.addElementBefore(list.elements[0], names.join(', '));
    } else {
      draft.insertBefore(value, isList ? `${before}...` : before);
      draft.insertAfter(value, ']');
    }
  });
}

/** Whether it is a list; undefined where it may be a list, one integration or nothing. */
function listOrOne(type: tsTypes.Type, { checker }: Context): boolean | undefined {
  if (isOpaque(type) || checker.getNonNullableType(type) !== type) return undefined;
  const [first, ...others] = partsOf(type).map(part => checker.isArrayLikeType(part));
  return others.every(other => other === first) ? first : undefined;
}

/** Whether the value lists the registered integrations already. */
function namesAll(value: tsTypes.Expression, all: readonly tsTypes.Expression[], { uses }: Context): boolean {
  const list = inward(value);
  const elements = ts.isArrayLiteralExpression(list) ? list.elements : [list];
  const listed = elements.map(element => uses.references.symbolAt(element));
  return all.every(one => {
    const symbol = uses.references.symbolAt(one);
    return symbol !== undefined && listed.includes(symbol);
  });
}

/** The name by which a registered integration can be read at a place. */
function nameAt(at: tsTypes.Node, integration: tsTypes.Expression, { checker, uses }: Context): string | undefined {
  const symbol = ts.isIdentifier(integration) ? uses.references.symbolAt(integration) : undefined;
  return symbol && namesAt(checker, at, symbol)[0];
}
