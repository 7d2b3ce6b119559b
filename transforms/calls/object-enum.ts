import { guide5 } from '../../src/guides.js';
import { inward, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { partsOf } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

export const objectEnum = defineTransform({
  id: 'object-enum',
  title: 'The values of an `enum` keep their types',
  kind: 'breaking',
  from: [4],
  words: ['object'],
  why: "Since 5 the object of `output: 'enum'` is a `string`, unless the list of values says more.",
  keeps: ['objects that go where any string fits', 'lists that have a type already, or are not written in the call'],
  before: "generateObject({ model, output: 'enum', enum: ['yes', 'no'], prompt });",
  after: "generateObject({ model, output: 'enum', enum: ['yes', 'no'] as ('yes' | 'no')[], prompt });",
  docs: guide5('ai-sdk-core-changes'),
  visit(use, context) {
    if ((use.form !== 'read' && use.form !== 'pattern') || !means(use, ['GenerateObjectResult.object'])) return;
    if (!readsOf(use, context).some(read => wantsLiteral(read, context))) return;
    const { origins } = context.uses;
    const calls = use.form === 'read' ? origins.of(use.node.expression) : origins.ofTaken(use.node.parent);
    for (const { call } of calls ?? []) narrow(call, context);
  },
});

/** Where the object is read: the member itself, or the variable that it goes into. */
function readsOf(use: ReadUse | PatternUse, { uses }: Context): readonly tsTypes.Expression[] {
  if (use.form === 'read') return [use.node];
  const name = ts.isBindingElement(use.node) ? use.node.name : undefined;
  return name && ts.isIdentifier(name)
    ? uses.references.of(name).filter(one => ts.isIdentifier(one) && one !== name)
    : [];
}

/** Whether a `string` would not do. */
function wantsLiteral(read: tsTypes.Expression, { checker }: Context): boolean {
  const { parent } = read;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === read) {
    const map = checker.getTypeAtLocation(parent.expression);
    return !checker.getIndexTypeOfType(map, ts.IndexKind.String) && map.getProperties().length > 0;
  }
  const type = checker.getContextualType(read);
  // What an async function returns may also be a promise of it.
  const strings = type ? partsOf(type).filter(part => part.flags & ts.TypeFlags.StringLike) : [];
  return strings.length > 0 && strings.every(part => part.flags & ts.TypeFlags.StringLiteral);
}

const done = new WeakSet<tsTypes.Node>();

function narrow(call: tsTypes.Node, context: Context): void {
  const options = ts.isCallExpression(call) ? call.arguments[0] : undefined;
  const given =
    options && ts.isObjectLiteralExpression(options) ? propertyValue(propertyNamed(options, 'enum')) : undefined;
  if (!given || done.has(given) || !ts.isArrayLiteralExpression(inward(given)) || inward(given) !== given) return;
  const { elements } = given as tsTypes.ArrayLiteralExpression;
  if (!elements.every(ts.isStringLiteralLike)) return;
  done.add(given);
  const union = elements.map(element => element.getText()).join(' | ');
  context.change(given, draft => draft.insertAfter(given, ` as (${union})[]`));
}
